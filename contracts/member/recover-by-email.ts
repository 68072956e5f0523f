import * as v from 'valibot';
import { defineOperation } from '../operation';
import { asksForWork, WORK_DONE_EXAMPLE, workDone } from '../session/work';

const UNWORKED = { username: 'minhan_2209', email: 'minhan@example.com' };

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
    /** The work that the last refusal asked for, for this name. */
    work: v.optional(workDone),
  }),
  output: v.unknown(),
  inputFromState: ['username', 'email', 'work'],
  refusals: [
    {
      errorCode: 'rate.limited',
      status: 429,
      state: { name: 'an e-mail was sent to the account a moment ago' },
    },
    {
      errorCode: 'work.required',
      status: 200,
      state: { name: 'an e-mail is asked for without the work that it takes' },
      input: UNWORKED,
      value: asksForWork(false),
    },
  ],
  example: {
    state: { name: 'a member has an e-mail address' },
    input: { ...UNWORKED, work: WORK_DONE_EXAMPLE },
    output: null,
  },
  moreExamples: [
    {
      title: 'where that takes no work',
      state: { name: 'a member has an e-mail address, and a mail takes no work' },
      input: UNWORKED,
      output: null,
    },
  ],
});
