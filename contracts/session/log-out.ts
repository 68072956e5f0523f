import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';

/** Ends the session of the token (CALL-13). The answer is not read. */
export const logOut = defineOperation({
  id: 'session.logOut',
  method: 'POST',
  path: '/wps/session/logout',
  session: 'required',
  input: v.object({}),
  output: v.unknown(),
  refusals: [],
  example: { state: A_MEMBER, input: {}, output: null },
});
