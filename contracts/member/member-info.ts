import * as v from 'valibot';
import { unread } from '../marks';
import { defineOperation } from '../operation';
import { tolerant } from '../tolerant';

/** The signed-in member (CALL-21, ENT-01 to ENT-07). */
export const getMemberInfo = defineOperation({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  session: 'required',
  input: v.object({}),
  output: v.object({
    id: unread(v.union([v.number(), v.string()])),
    nickname: tolerant(v.string()),
    account: v.string(),
    type: unread(v.number()),
    /** Epoch milliseconds; ISO text is accepted (ENT-07). */
    regDate: tolerant(v.union([v.number(), v.string()])),
    toUpline: tolerant(v.union([v.string(), v.number(), v.boolean()])),
  }),
  refusals: [
    { errorCode: 'session.ended', status: 401, state: { name: 'a member whose session has ended' } },
  ],
  example: {
    state: { name: 'a member is logged in', params: { type: 0 } },
    input: {},
    output: {
      id: 1001,
      nickname: 'Minh An',
      account: 'minhan_2209',
      type: 0,
      regDate: 1776470400000,
      toUpline: 'agent01',
    },
  },
});
