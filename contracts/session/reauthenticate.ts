import * as v from 'valibot';
import { defineOperation } from '../operation';
import { credential, EXAMPLE_CREDENTIAL, EXAMPLE_ORIGIN, origin } from '../passkeys/credential';
import { loginPassword } from '../security/proof';

const BY_PASSWORD = { loginPassword: 'Lantern2209' };
const BY_PASSKEY = { passkey: EXAMPLE_CREDENTIAL, origin: EXAMPLE_ORIGIN };
const proving = (how: string) => ({ name: `a member proves itself anew with ${how}` });

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
  inputFromState: ['loginPassword', 'passkey'],
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'password.wrong',
      status: 200,
      state: proving('a wrong password'),
      input: BY_PASSWORD,
    },
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: proving('a passkey that answers another challenge'),
      input: BY_PASSKEY,
    },
  ],
  example: { state: proving('the right password'), input: BY_PASSWORD, output: null },
  moreExamples: [{ title: 'by a passkey', state: proving('a passkey'), input: BY_PASSKEY, output: null }],
});
