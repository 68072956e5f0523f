import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, but, challengeTo, passkeyOf } from '../provider-states/given';
import { logIn } from '../session/log-in';
import { tolerant } from '../tolerant';
import {
  challenge,
  credential,
  EXAMPLE_CHALLENGE,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_ORIGIN,
  makePasskeyUse,
  origin,
} from './credential';

/** A challenge for whatever passkey the visitor has here. */
export const startPasskeyLogIn = defineOperation({
  id: 'session.passkeyChallenge',
  method: 'POST',
  path: '/wps/session/passkey/options',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ challenge }),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: { name: 'the site', params: { passkeys: false } },
    },
  ],
  example: { state: { name: 'the site' }, input: {}, output: { challenge: EXAMPLE_CHALLENGE } },
});

const BY_PASSKEY = { origin: EXAMPLE_ORIGIN, credential: EXAMPLE_CREDENTIAL };
const OWNER = [A_MEMBER, passkeyOf(), challengeTo('login')];

/** Of a passkey that was never added. */
const NOBODYS = `make:passkey-use?origin=${EXAMPLE_ORIGIN}&challenge=\${challenge}&credentialId=bm9ib2R5`;

const { output } = logIn.example;

/** Opens a session by a passkey, marks the device, and answers as a login by any other way does. */
export const logInByPasskey = defineOperation({
  id: 'session.passkeyLogIn',
  method: 'POST',
  path: '/wps/session/passkey',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ origin, credential, deviceMark: logIn.input.entries.deviceMark }),
  inputFromState: { credential: makePasskeyUse('&counter=2') },
  output: v.object({
    ...logIn.output.entries,
    /** A synced passkey counted backwards, as it may: for the log, and the member is told. */
    counterWentBack: tolerant(v.literal(true)),
  }),
  refusals: [
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: challengeTo('login'),
      inputFromState: { credential: NOBODYS },
    },
    // It is bound to one device, and its counter goes back: another authenticator has the same key.
    {
      errorCode: 'passkey.copied',
      status: 200,
      state: [A_MEMBER, passkeyOf({ counter: 5 }), challengeTo('login')],
    },
    {
      errorCode: 'account.disabled',
      status: 200,
      state: but({ account: 'disabled' }),
      afterExample: true,
    },
  ],
  example: { state: OWNER, input: BY_PASSKEY, output },
  moreExamples: [
    {
      title: 'on a device that has a mark',
      state: OWNER,
      input: { ...BY_PASSKEY, deviceMark: 'ZGV2aWNl' },
      output,
    },
    {
      title: 'that is synced and counts backwards',
      state: [A_MEMBER, passkeyOf({ counter: 5, synced: true }), challengeTo('login')],
      inputFromState: { credential: makePasskeyUse('&counter=2&synced=1') },
      input: BY_PASSKEY,
      output: { ...output, counterWentBack: true },
    },
  ],
});
