import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { GatewayError, SESSION_ERRORS } from '@/contracts/errors';
import { objectToChange } from '@/contracts/security/objection';
import { getSecurityOverview } from '@/contracts/security/overview';
import type { SiteContext } from '@/contracts/site';

/**
 * Objects to a change by the code of a link, which leaves the edge encrypted only. Responses until when the account is
 * frozen, and whether that has ended the visitor's own session.
 */
export const objectToChangeFn = createServerFn({ method: 'POST' })
  .validator(inputOf(objectToChange.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const context = siteContext();
      const { frozenUntil } = await context.callGateway(objectToChange, data());
      return { frozenUntil, hasEndedOwn: await hasEnded(context) };
    }),
  );

/** Whether the gateway knows the visitor's session no more; the account of the link may be another one. */
async function hasEnded({ session, callGateway }: SiteContext): Promise<boolean> {
  if (!session) return false;
  const ask = callGateway(getSecurityOverview, {}).then(() => false);
  return ask.catch((error: unknown) => error instanceof GatewayError && SESSION_ERRORS.includes(error.code));
}
