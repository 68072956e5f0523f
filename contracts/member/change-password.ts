import * as v from 'valibot';
import { defineOperation } from '../operation';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Changes the member's password; only whether it worked is read (CALL-20, CHPW-35). */
export const changePassword = defineOperation({
  id: 'member.changePassword',
  method: 'POST',
  path: '/wps/member/password/v2',
  session: 'required',
  needsReauthentication: true,
  encrypted: true,
  input: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  inputFromState: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'password.wrong',
      status: 200,
      state: { name: 'a change of password with a wrong old password' },
    },
  ],
  example: {
    state: { name: 'a change of password with the right old password' },
    input: { oldPassword: 'Lantern2209', newPassword: 'Lantern3310', confirmNewPassword: 'Lantern3310' },
    output: null,
  },
});
