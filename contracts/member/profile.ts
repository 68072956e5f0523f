import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, but, ON_TRIAL } from '../provider-states/given';
import { day, someText } from '../shared/values';
import { tolerant } from '../tolerant';

const TOLD = but({ profile: true });
const TRIAL = {
  errorCode: 'account.trial',
  status: 200,
  state: ON_TRIAL,
} as const;
const typed = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128));

/**
 * What the member has told of itself; null for what it has not. Number and address come masked: nobody but the backend
 * has them whole (ACC-04, ACC-18).
 */
export const getProfile = defineOperation({
  id: 'member.profile',
  method: 'GET',
  path: '/wps/member/info/profile',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    payeeName: tolerant(someText, null),
    email: tolerant(someText, null),
    mobileNum: tolerant(someText, null),
    birthday: tolerant(day, null),
  }),
  refusals: [],
  example: {
    state: [A_MEMBER, TOLD],
    input: {},
    output: {
      payeeName: 'NGUYEN MINH AN',
      email: 'm***n@example.com',
      mobileNum: '09•• ••• 678',
      birthday: '1996-04-18',
    },
  },
});

/** Changes the nickname, by the registration's rule of the same field (CALL-38, ACC-08, ACC-16). */
export const setNickname = defineOperation({
  id: 'member.setNickname',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({ nickname: typed }),
  output: v.unknown(),
  refusals: [
    TRIAL,
    {
      errorCode: 'register.field.invalid',
      status: 200,
      state: A_MEMBER,
      input: { nickname: '1' },
    },
  ],
  example: {
    state: A_MEMBER,
    input: { nickname: 'Minh An' },
    output: null,
  },
});

/** Tells the payee's name, once: whoever has one asks customer service (CALL-40, ACC-10, ACC-17). */
export const setPayeeName = defineOperation({
  id: 'member.setPayeeName',
  method: 'PUT',
  path: '/wps/member/info/payeename',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({ payeeName: typed }),
  output: v.unknown(),
  refusals: [
    TRIAL,
    {
      errorCode: 'register.field.invalid',
      status: 200,
      state: A_MEMBER,
      input: { payeeName: '1' },
    },
    { errorCode: 'account.field.set', status: 200, state: [A_MEMBER, TOLD] },
  ],
  example: {
    state: A_MEMBER,
    input: { payeeName: 'Tran Thi Hoa' },
    output: null,
  },
});

/** Tells the birthday, once, of somebody old enough for the site (ACC-04, ACC-16, REG-70). */
export const setBirthday = defineOperation({
  id: 'member.setBirthday',
  method: 'PUT',
  path: '/wps/member/info/birthday',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({ birthday: v.pipe(v.string(), v.isoDate()) }),
  output: v.unknown(),
  refusals: [
    TRIAL,
    {
      errorCode: 'age.too.young',
      status: 200,
      state: A_MEMBER,
      input: { birthday: '2020-01-01' },
    },
    { errorCode: 'account.field.set', status: 200, state: [A_MEMBER, TOLD] },
  ],
  example: {
    state: A_MEMBER,
    input: { birthday: '1991-09-22' },
    output: null,
  },
});
