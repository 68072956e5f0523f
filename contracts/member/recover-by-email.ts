import * as v from 'valibot';
import { defineOperation } from '../operation';

/** Sends a way back in to the e-mail of an account. The answer never tells whether there is one (CALL-19, FORGOT-54). */
export const recoverByEmail = defineOperation({
  id: 'member.recoverByEmail',
  method: 'POST',
  path: '/wps/member/forget/email',
  session: 'none',
  formEncoded: true,
  merchantIn: 'merchantCode',
  input: v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.minLength(3), v.maxLength(128)),
  }),
  output: v.unknown(),
  inputFromState: ['username', 'email'],
  refusals: [
    {
      errorCode: 'rate.limited',
      status: 429,
      state: { name: 'an e-mail was sent to the account a moment ago' },
    },
  ],
  example: {
    state: { name: 'a member has an e-mail address' },
    input: { username: 'minhan_2209', email: 'minhan@example.com' },
    output: null,
  },
});
