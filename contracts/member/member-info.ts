import * as v from 'valibot';
import { unread } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER, AN_UPLINE } from '../provider-states/given';
import { instant, someText } from '../shared/values';
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
    account: someText,
    type: unread(v.number()),
    regDate: tolerant(instant),
    toUpline: tolerant(v.union([v.string(), v.number(), v.boolean()])),
  }),
  refusals: [],
  example: {
    state: [A_MEMBER, AN_UPLINE],
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
