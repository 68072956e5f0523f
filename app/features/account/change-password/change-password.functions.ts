import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { changePassword } from '@/contracts/member/change-password';

/**
 * Changes the password, encrypted on its way (CHPW-13 to CHPW-15, LOGIN-77), and answers the session, whose password
 * is now the member's own (SESS-42), and which stays no more (SESS-45). The cookie is only sealed anew where that changes
 * something.
 */
export const changePasswordFn = createServerFn({ method: 'POST' })
  .validator(inputOf(changePassword.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { session, callGateway, updateSession } = siteContext();
      await callGateway(changePassword, data());
      const isAsBefore = session && !session.firstTimeLogin && !session.stays;
      return isAsBefore ? session : updateSession({ firstTimeLogin: false, idleSeconds: null });
    }),
  );
