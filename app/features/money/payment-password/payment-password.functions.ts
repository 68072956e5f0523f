import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { setPaymentPassword } from '@/contracts/member/payment-password';

/** Sets or changes the payment password, which leaves the edge encrypted only (CALL-43, ACC-12, LOGIN-77). */
export const setPaymentPasswordFn = createServerFn({ method: 'POST' })
  .validator(inputOf(setPaymentPassword.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(setPaymentPassword, data());
      return null;
    }),
  );
