import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const CHANGE = { oldPassword: 'Lantern2209', newPassword: 'Lantern3310', confirmNewPassword: 'Lantern3310' };

/** Changes the member's password; only whether it worked is read (CALL-20, CHPW-35). */
export const changePassword = defineOperation({
  id: 'member.changePassword',
  method: 'POST',
  path: '/wps/member/password/v2',
  session: 'required',
  needsReauthentication: true,
  encrypted: true,
  input: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  inputFromState: { oldPassword: 'password' },
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'password.wrong',
      status: 200,
      state: A_MEMBER,
      input: { ...CHANGE, oldPassword: 'not-the-password' },
      inputFromState: { oldPassword: null },
    },
  ],
  example: {
    state: A_MEMBER,
    input: CHANGE,
    output: null,
  },
});
