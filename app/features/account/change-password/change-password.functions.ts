import { createServerFn } from '@tanstack/react-start';
import type * as v from 'valibot';
import { changePassword } from '../../../../contracts/member/change-password';
import { checked, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';

type Passwords = v.InferInput<typeof changePassword.input>;

/**
 * Changes the password, encrypted on its way (CHPW-13 to CHPW-15, LOGIN-77), and answers the session, whose password
 * is now the member's own (SESS-42). The cookie is only sealed anew where that changes something.
 */
export const changePasswordFn = createServerFn({ method: 'POST' })
  .validator((data: Passwords) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { session, callGateway, updateSession } = siteContext();
      await callGateway(changePassword, checked(changePassword.input, data));
      return session && !session.firstTimeLogin ? session : updateSession({ firstTimeLogin: false });
    }),
  );
