import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import {
  A_MEMBER,
  ANOTHER_MEMBER,
  challengeTo,
  JUST_PROVED,
  ON_TRIAL,
  passkeyOf,
  theMost,
} from '../provider-states/given';
import { loginPassword } from '../security/proof';
import { instant, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import {
  challenge,
  credential,
  credentialId,
  EXAMPLE_CHALLENGE,
  EXAMPLE_CREDENTIAL,
  EXAMPLE_ORIGIN,
  MAKE_PASSKEY,
  origin,
  passkeyName,
} from './credential';

const PATH = '/wps/member/passkeys';
const passkeyId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const HAS_ONE = [A_MEMBER, passkeyOf()];
const UNKNOWN = {
  errorCode: 'passkey.unknown',
  status: 200,
  state: ANOTHER_MEMBER,
  afterExample: true,
} as const;
const known = readableEntries(v.object({ credentialId }));

/** The member's passkeys, the last added first. */
export const listPasskeys = defineOperation({
  id: 'passkeys.list',
  method: 'GET',
  path: PATH,
  session: 'required',
  input: v.object({}),
  output: v.object({
    list: readableEntries(
      v.object({
        passkeyId: someText,
        name: v.string(),
        createdAt: timestamp(),
        /** Null while it was never used. */
        lastUsedAt: tolerant(instant, null),
      }),
    ),
  }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: HAS_ONE,
    input: {},
    output: {
      list: [
        {
          passkeyId: 'key-1',
          name: 'Điện thoại của An',
          createdAt: 1752278400000,
          lastUsedAt: 1755742513000,
        },
      ],
    },
  },
});

/** What a new passkey is made of: a challenge, the member's handle, and the passkeys that there are already. */
export const startPasskey = defineOperation({
  id: 'passkeys.start',
  method: 'POST',
  path: `${PATH}/options`,
  session: 'required',
  input: v.object({}),
  output: v.object({ challenge, userId: credentialId, known }),
  refusals: [{ errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true }],
  example: {
    state: HAS_ONE,
    input: {},
    output: { challenge: EXAMPLE_CHALLENGE, userId: 'bWVtYmVy', known: [{ credentialId: 'Y3JlZA' }] },
  },
});

const ADDED = {
  origin: EXAMPLE_ORIGIN,
  name: 'Điện thoại của An',
  credential: EXAMPLE_CREDENTIAL,
  loginPassword: 'Lantern2209',
};

/** Keeps a passkey; the login password says that it is the member who adds it. */
export const addPasskey = defineOperation({
  id: 'passkeys.add',
  method: 'POST',
  path: PATH,
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  input: v.object({ origin, name: passkeyName, credential, loginPassword }),
  inputFromState: { credential: MAKE_PASSKEY, loginPassword: 'password' },
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'passkey.refused',
      status: 200,
      state: [A_MEMBER, challengeTo('confirm')],
    },
    {
      errorCode: 'password.wrong',
      status: 200,
      state: [A_MEMBER, challengeTo('add')],
      input: { ...ADDED, loginPassword: 'not-the-password' },
      inputFromState: { loginPassword: null },
    },
    { errorCode: 'passkey.limit', status: 200, state: theMost('passkeys'), afterExample: true },
  ],
  example: { state: [A_MEMBER, challengeTo('add')], input: ADDED, output: null },
});

/** Gives a passkey another name. */
export const renamePasskey = defineOperation({
  id: 'passkeys.rename',
  method: 'PUT',
  path: PATH,
  session: 'required',
  input: v.object({ passkeyId, name: passkeyName }),
  inputFromState: ['passkeyId'],
  output: v.unknown(),
  refusals: [UNKNOWN],
  example: { state: HAS_ONE, input: { passkeyId: 'key-1', name: 'Máy tính bảng' }, output: null },
});

/** Removes a passkey: nobody logs in with it any more. Asks for a fresh proof, as adding one asks for the password. */
export const removePasskey = defineOperation({
  id: 'passkeys.remove',
  method: 'DELETE',
  path: PATH,
  session: 'required',
  needsReauthentication: 'always',
  input: v.object({ passkeyId }),
  inputFromState: ['passkeyId'],
  output: v.unknown(),
  refusals: [{ ...UNKNOWN, state: [ANOTHER_MEMBER, JUST_PROVED] }],
  example: {
    state: [...HAS_ONE, JUST_PROVED],
    input: { passkeyId: 'key-1' },
    output: null,
  },
});

/** A challenge for the member's own passkeys, to confirm by one of them what a code confirms. */
export const challengePasskeys = defineOperation({
  id: 'passkeys.challenge',
  method: 'POST',
  path: `${PATH}/challenge`,
  session: 'required',
  input: v.object({}),
  output: v.object({ challenge, known }),
  refusals: [],
  example: {
    state: HAS_ONE,
    input: {},
    output: { challenge: EXAMPLE_CHALLENGE, known: [{ credentialId: 'Y3JlZA' }] },
  },
});
