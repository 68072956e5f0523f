import { OWNER, plain, type StateEntry, sealed, signedIn } from './state-entry';

const PASSKEY = [...OWNER, 'credential'];

/** Passkeys, logins with them and proofs by them. */
export const passkeyStates = {
  'the site takes no passkeys': plain('The merchant of the request lets nobody log in with a passkey.'),
  'a member has a passkey': signedIn(
    'A member is logged in that has a passkey, `passkeyId`, and has used it.',
    'passkeyId',
  ),
  'a member who has just proved to be it has a passkey': signedIn(
    'As where a member has a passkey, and the member gave a proof in the session within five minutes (`session.reauthenticate`).',
    'passkeyId',
  ),
  'a member who has just proved to be it names another member’s passkey': signedIn(
    'A member is logged in that gave a proof in the session within five minutes; `passkeyId` is a passkey of another member.',
    'passkeyId',
  ),
  'the passkey is another member’s': signedIn(
    'A member is logged in; `passkeyId` is a passkey of another member.',
    'passkeyId',
  ),
  'a member adds a passkey with the right password': sealed(
    'A member is logged in whose password is `loginPassword`; `credential` answers a challenge that you gave it for a new passkey, for the `origin` of the request, as WebAuthn writes it in JSON.',
    ...PASSKEY,
  ),
  'a member adds a passkey for another challenge': sealed(
    'As with the right password, but `credential` answers a challenge that you never gave.',
    ...PASSKEY,
  ),
  'a member adds a passkey with a wrong password': sealed(
    'As with the right password, but `loginPassword` is wrong.',
    ...PASSKEY,
  ),
  'a member adds a passkey beyond the most': sealed(
    'As with the right password, but the member has as many passkeys as it may have.',
    ...PASSKEY,
  ),
  'a login with a passkey that is right': plain(
    '`credential` is the answer of a member’s passkey to a challenge that you gave for a login, for the `origin` of the request, as WebAuthn writes it in JSON; `deviceMark` is nobody’s.',
    'credential',
    'deviceMark',
  ),
  'a login with a passkey that nobody has': plain(
    'As where it is right, but `credential` is of a passkey that nobody has.',
    'credential',
  ),
  'a login with a passkey that was copied': plain(
    'As where it is right, but the passkey is bound to one device (no BE), and `credential` counts less than it did before.',
    'credential',
  ),
  'a login with a passkey that is synced and counts backwards': plain(
    'As where it is right, but the passkey may be backed up (BE), also by what was known of it before, and `credential` counts less than it did before: it lets in.',
    'credential',
  ),
  'a login with a passkey of a disabled member': plain(
    'As where it is right, but the member is disabled.',
    'credential',
  ),
  'a member proves itself anew with the right password': sealed(
    'A member is logged in whose password is `loginPassword`.',
    ...OWNER,
  ),
  'a member proves itself anew with a wrong password': sealed(
    'A member is logged in whose password is not `loginPassword`.',
    ...OWNER,
  ),
  'a member proves itself anew with a passkey': sealed(
    'A member is logged in; `passkey` is the answer of its passkey to a challenge that you gave it, for the `origin` of the request, as WebAuthn writes it in JSON.',
    'token',
    'passkey',
  ),
  'a member proves itself anew with a passkey that answers another challenge': sealed(
    'As with a passkey, but it answers a challenge that you never gave.',
    'token',
    'passkey',
  ),
} satisfies Record<string, StateEntry>;
