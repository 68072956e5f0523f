import * as v from 'valibot';
import { defineOperation } from '../operation';
import {
  credential,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_ORIGIN,
  makePasskeyUse,
  origin,
} from '../passkeys/credential';
import { A_MEMBER, challengeTo, passkeyOf } from '../provider-states/given';
import { loginPassword } from '../security/proof';

const BY_PASSWORD = { loginPassword: 'Lantern2209' };
const BY_PASSKEY = { passkey: EXAMPLE_CREDENTIAL, origin: EXAMPLE_ORIGIN };

/**
 * Proves in an open session that it is still the member who holds the phone: by the login password or one of the
 * member's passkeys. What was refused with `reauthentication.required` is done for a day from then on.
 */
export const reauthenticate = defineOperation({
  id: 'session.reauthenticate',
  method: 'POST',
  path: '/wps/session/reauthenticate',
  session: 'required',
  encrypted: true,
  input: v.object({
    loginPassword: v.optional(loginPassword),
    /** The answer of one of the member's passkeys to `passkeys.challenge`, and the site that it was made for. */
    passkey: v.optional(credential),
    origin: v.optional(origin),
  }),
  inputFromState: { loginPassword: 'password', passkey: makePasskeyUse('&counter=2') },
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'password.wrong',
      status: 200,
      state: A_MEMBER,
      input: { loginPassword: 'not-the-password' },
      inputFromState: { loginPassword: null },
    },
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: [A_MEMBER, passkeyOf(), challengeTo('add')],
      input: BY_PASSKEY,
    },
  ],
  example: { state: A_MEMBER, input: BY_PASSWORD, output: null },
  moreExamples: [
    {
      title: 'by a passkey',
      state: [A_MEMBER, passkeyOf(), challengeTo('confirm')],
      input: BY_PASSKEY,
      output: null,
    },
  ],
});
