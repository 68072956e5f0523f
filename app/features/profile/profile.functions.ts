import { createServerFn } from '@tanstack/react-start';
import { setIcon } from '@/contracts/member/icon';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { cleanIcon } from './clean-icon.server';

/** Changes the member's picture: one of the drawn ones, or a photo (CALL-22, ACC-07). */
export const setIconFn = createServerFn({ method: 'POST' })
  .validator(inputOf(setIcon.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(setIcon, { icon: cleanIcon(data().icon) });
      return null;
    }),
  );
