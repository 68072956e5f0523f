import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, ON_TRIAL, theMost } from '../provider-states/given';

/** Bounds of a feedback, in characters after trimming (HELP-23, HELP-24). */
export const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 500;

/** What a feedback may be about. */
export const FEEDBACK_TYPES = ['suggestion', 'problem', 'praise', 'other'] as const;

const content = 'Trang chạy rất mượt, mong có thêm trò chơi lô tô.';
const sent = { state: A_MEMBER, output: null };

/** Sends a member's feedback (CALL-33, HELP-25, HELP-26), once however often it is sent under its key (MONEY-21). */
export const sendFeedback = defineOperation({
  id: 'content.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  session: 'required',
  idempotent: true,
  merchantIn: 'merchantCode',
  input: v.object({
    content: v.pipe(v.string(), v.trim(), v.minLength(FEEDBACK_MIN), v.maxLength(FEEDBACK_MAX)),
    type: v.optional(v.picklist(FEEDBACK_TYPES)),
  }),
  output: v.unknown(),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL },
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [A_MEMBER, theMost('feedback')],
    },
  ],
  example: { ...sent, input: { content, type: 'suggestion' } },
  moreExamples: FEEDBACK_TYPES.filter((type) => type !== 'suggestion').map((type) => ({
    ...sent,
    title: `of the type ${type}`,
    input: { content, type },
  })),
});
