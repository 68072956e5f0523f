import * as v from 'valibot';
import { defineOperation } from '../operation';
import { count, someText } from '../shared/values';
import { asksForWork, WORK_DONE_EXAMPLE, workDone } from './work';

/** Whether a guest may play free of charge (CALL-11, TRIAL-14). */
export const getFreePlayOffer = defineOperation({
  id: 'session.freePlayOffer',
  method: 'GET',
  path: '/wps/session/freeplay',
  moduleId: 'REG3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ offered: v.boolean() }),
  refusals: [],
  example: { state: { name: 'free play is offered' }, input: {}, output: { offered: true } },
});

const output = { token: 'b3BhcXVl', userName: 'guest_4821', customerType: 4 };

/** Opens a trial session; the trial is active when the answer carries a token (CALL-10, TRIAL-05 to TRIAL-11). */
export const startFreePlay = defineOperation({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/freeplay',
  moduleId: 'REG3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({
    /** The work that the last refusal asked for. */
    work: v.optional(workDone),
  }),
  inputFromState: ['work'],
  output: v.object({ token: someText, userName: someText, customerType: count }),
  refusals: [
    { errorCode: 'permission.denied', status: 200, state: { name: 'free play is not offered' } },
    {
      errorCode: 'work.required',
      status: 200,
      state: { name: 'the address has had the free plays that take no work' },
      value: asksForWork(false),
    },
  ],
  example: {
    state: { name: 'free play is offered' },
    input: {},
    output,
  },
  moreExamples: [
    {
      title: 'with work that was asked for',
      state: { name: 'a free play with the work that it takes' },
      input: { work: WORK_DONE_EXAMPLE },
      output,
    },
  ],
});
