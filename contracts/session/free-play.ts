import * as v from 'valibot';
import { defineOperation } from '../operation';
import { count, someText } from '../shared/values';

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
  example: {
    state: { name: 'the site', params: { freePlay: true } },
    holds: { offered: 'same' },
    input: {},
    output: { offered: true },
  },
});

/** Opens a trial session; the trial is active when the answer carries a token (CALL-10, TRIAL-05 to TRIAL-11). */
export const startFreePlay = defineOperation({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/freeplay',
  moduleId: 'REG3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ token: someText, userName: someText, customerType: count }),
  refusals: [
    { errorCode: 'permission.denied', status: 200, state: { name: 'the site', params: { freePlay: false } } },
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [
        { name: 'the site', params: { freePlay: true } },
        { name: 'the most is reached', params: { of: 'freePlays' } },
      ],
    },
  ],
  example: {
    state: { name: 'the site', params: { freePlay: true } },
    input: {},
    output: { token: 'b3BhcXVl', userName: 'guest_4821', customerType: 4 },
  },
});
