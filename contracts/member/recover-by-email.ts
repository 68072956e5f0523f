import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, MAKE_WORK, theMost, WORK_ASKED } from '../provider-states/given';
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
  inputFromState: { username: 'username', email: 'email', work: MAKE_WORK },
  refusals: [
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [A_MEMBER, WORK_ASKED, theMost('mails')],
    },
    {
      errorCode: 'work.required',
      status: 200,
      state: A_MEMBER,
      input: UNWORKED,
      value: asksForWork(false),
    },
  ],
  example: {
    state: [A_MEMBER, WORK_ASKED],
    input: { ...UNWORKED, work: WORK_DONE_EXAMPLE },
    output: null,
  },
  moreExamples: [
    {
      title: 'where that takes no work',
      state: [A_MEMBER, { name: 'the site', params: { asksForWork: false } }],
      input: UNWORKED,
      output: null,
    },
  ],
});
