import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, AN_AGENT, but, ON_TRIAL } from '../provider-states/given';
import { count } from '../shared/values';

/**
 * Has the session of the token outlast the idle limit, or not any more (SESS-45). It stays for as long as the gateway
 * lets it be unused; the site asks for 30 days and keeps it no longer. It stays no more once it ends in any way or its
 * member changes the password. Neither trials nor agents stay.
 */
export const staySignedIn = defineOperation({
  id: 'session.stay',
  method: 'PUT',
  path: '/wps/session/stay',
  session: 'required',
  input: v.object({ stays: v.boolean() }),
  output: v.object({
    /** How long the session may be unused from now on, in seconds. */
    idleSeconds: count,
  }),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL },
    {
      errorCode: 'permission.denied',
      status: 200,
      state: AN_AGENT,
    },
  ],
  example: {
    state: A_MEMBER,
    input: { stays: true },
    output: { idleSeconds: 2_592_000 },
  },
  moreExamples: [
    {
      title: 'no more',
      state: [A_MEMBER, but({ session: 'stays' })],
      input: { stays: false },
      output: { idleSeconds: 1800 },
    },
  ],
});
