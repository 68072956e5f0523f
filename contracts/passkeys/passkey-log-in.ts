import * as v from 'valibot';
import { defineOperation } from '../operation';
import { logIn } from '../session/log-in';
import { tolerant } from '../tolerant';
import {
  challenge,
  credential,
  EXAMPLE_CHALLENGE,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_ORIGIN,
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
      state: { name: 'the site takes no passkeys' },
    },
  ],
  example: { state: { name: 'the site is open' }, input: {}, output: { challenge: EXAMPLE_CHALLENGE } },
});

const BY_PASSKEY = { origin: EXAMPLE_ORIGIN, credential: EXAMPLE_CREDENTIAL };
const login = (how: string) => ({ name: `a login with a passkey ${how}` });

const { output } = logIn.example;

/** Opens a session by a passkey, marks the device, and answers as a login by any other way does. */
export const logInByPasskey = defineOperation({
  id: 'session.passkeyLogIn',
  method: 'POST',
  path: '/wps/session/passkey',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ origin, credential, deviceMark: logIn.input.entries.deviceMark }),
  inputFromState: ['credential', 'deviceMark'],
  output: v.object({
    ...logIn.output.entries,
    /** A synced passkey counted backwards, as it may: for the log, and the member is told. */
    counterWentBack: tolerant(v.literal(true)),
  }),
  refusals: [
    { errorCode: 'passkey.refused', status: 200, state: login('that nobody has') },
    // It is bound to one device, and its counter goes back: another authenticator has the same key.
    { errorCode: 'passkey.copied', status: 200, state: login('that was copied') },
    { errorCode: 'account.disabled', status: 200, state: login('of a disabled member') },
  ],
  example: { state: login('that is right'), input: BY_PASSKEY, output },
  moreExamples: [
    {
      title: 'on a device that has a mark',
      state: login('that is right'),
      input: { ...BY_PASSKEY, deviceMark: 'ZGV2aWNl' },
      output,
    },
    {
      title: 'that is synced and counts backwards',
      state: login('that is synced and counts backwards'),
      input: BY_PASSKEY,
      output: { ...output, counterWentBack: true },
    },
  ],
});
