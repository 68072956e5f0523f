import { EXAMPLE_ORIGIN, MOST_PASSKEYS } from '@/contracts/passkeys/credential';
import { updateMerchant } from '../../db/merchants';
import { type ChallengePurpose, countPasskey, insertPasskey } from '../../db/passkeys';
import type { Member } from '../../db/schema';
import { newChallenge } from '../../domains/passkeys/challenges';
import { randomToken } from '../../platform/hash';
import { PRESENT_AND_KNOWN, SYNCED, softAuthenticator } from './authenticator';
import type { Sandbox } from './command';
import { sealed } from './login-states';
import type { State } from './state';
import { freshMember, STATE_MERCHANT, STATE_PASSWORD } from './state-member';
import { justProved, tokenOf } from './withdraw-states';

export const MADE_UP_CHALLENGE = 'bm9ib2R5LWdhdmUtdGhpcy1jaGFsbGVuZ2U';
const origin = EXAMPLE_ORIGIN;
const LOGIN: ChallengePurpose = `login:${STATE_MERCHANT}`;

/** Provider states of passkeys; the state plays the authenticator too. */
export const passkeyStates: Record<string, State> = {
  'the site takes no passkeys': ({ db }) => updateMerchant(db, STATE_MERCHANT, { passkeys: false }),
  'a member has a passkey': (sandbox) => owner(sandbox),
  'a member who has just proved to be it has a passkey': async (sandbox) =>
    justProved(sandbox, await owner(sandbox)),
  'a member who has just proved to be it names another member’s passkey': async (sandbox) =>
    justProved(sandbox, { ...(await owner(sandbox)), passkeyId: (await owner(sandbox)).passkeyId }),
  'the passkey is another member’s': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    passkeyId: (await keyOf(sandbox, await freshMember(sandbox))).passkeyId,
  }),

  'a login with a passkey that is right': (sandbox) => login(sandbox),
  'a login with a passkey that nobody has': async (sandbox) => ({
    credential: softAuthenticator().use({ origin, challenge: await newChallenge(sandbox, LOGIN) }),
  }),
  'a login with a passkey that was copied': (sandbox) => login(sandbox, {}, 5),
  'a login with a passkey that is synced and counts backwards': (sandbox) => login(sandbox, {}, 5, true),
  'a login with a passkey of a disabled member': (sandbox) => login(sandbox, { status: 'disabled' }),

  ...sealed({
    'a member adds a passkey with the right password': (sandbox) => adding(sandbox),
    'a member adds a passkey for another challenge': async (sandbox) => ({
      ...(await adding(sandbox)),
      credential: softAuthenticator().create({ origin, challenge: MADE_UP_CHALLENGE }),
    }),
    'a member adds a passkey with a wrong password': async (sandbox) => ({
      ...(await adding(sandbox)),
      loginPassword: 'not-the-password',
    }),
    'a member adds a passkey beyond the most': (sandbox) => adding(sandbox, MOST_PASSKEYS),
  }),
};

type Confirmation = { ageMs?: number; challenge?: string };

/** The answer of a member's passkey to a challenge of the member's own, or to the one that is given. */
export async function confirmation(sandbox: Sandbox, member: Member, given: Confirmation): Promise<string> {
  const { key } = await keyOf(sandbox, member, given.ageMs);
  const challenge = given.challenge ?? (await newChallenge(sandbox, `confirm:${member.id}`));
  return key.use({ origin, challenge });
}

/** A passkey of a member's, and the authenticator that has it. */
async function keyOf(
  { db, clock }: Sandbox,
  { id: memberId, merchant }: Member,
  ageMs = 0,
  isSynced = false,
) {
  const key = softAuthenticator();
  const passkeyId = crypto.randomUUID();
  const { credentialId, publicKey } = key;
  const times = { createdAt: clock.now() - ageMs, lastUsedAt: null };
  const passkey = {
    id: passkeyId,
    merchant,
    memberId,
    credentialId,
    publicKey,
    counter: 0,
    backupEligible: isSynced,
    backedUp: isSynced,
    counterNoticedAt: null,
    ...times,
  };
  await insertPasskey(db, { ...passkey, name: 'Điện thoại của An' }, MOST_PASSKEYS, null);
  return { key, passkeyId };
}

async function owner(sandbox: Sandbox) {
  const member = await freshMember(sandbox);
  const { passkeyId } = await keyOf(sandbox, member);
  await countPasskey(sandbox.db, passkeyId, { counter: 1, backedUp: false }, sandbox.clock.now());
  return { ...(await tokenOf(sandbox, member)), passkeyId };
}

async function login(sandbox: Sandbox, more: Partial<Member> = {}, countedTo = 0, isSynced = false) {
  const { key, passkeyId } = await keyOf(sandbox, await freshMember(sandbox, more), 0, isSynced);
  if (countedTo > 0)
    await countPasskey(
      sandbox.db,
      passkeyId,
      { counter: countedTo, backedUp: isSynced },
      sandbox.clock.now(),
    );
  const asked = { origin, challenge: await newChallenge(sandbox, LOGIN) };
  const credential = key.use(asked, 1, PRESENT_AND_KNOWN | (isSynced ? SYNCED : 0));
  return { credential, deviceMark: randomToken() };
}

async function adding(sandbox: Sandbox, has = 0) {
  const member = await freshMember(sandbox);
  for (let count = 0; count < has; count += 1) await keyOf(sandbox, member);
  const purpose: ChallengePurpose = `add:${member.id}`;
  return {
    ...(await tokenOf(sandbox, member)),
    loginPassword: STATE_PASSWORD,
    credential: softAuthenticator().create({ origin, challenge: await newChallenge(sandbox, purpose) }),
  };
}
