import { createServerFn } from '@tanstack/react-start';
import { setPaymentPassword } from '../../../../contracts/member/payment-password';
import { inputOf, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';

/** Sets or changes the payment password, which leaves the edge encrypted only (CALL-43, ACC-12, LOGIN-77). */
export const setPaymentPasswordFn = createServerFn({ method: 'POST' })
  .validator(inputOf(setPaymentPassword.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(setPaymentPassword, data());
      return null;
    }),
  );
