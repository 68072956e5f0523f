import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { MOST_PASSKEYS } from '@/contracts/passkeys/credential';
import type {
  addPasskey as adding,
  challengePasskeys as challenging,
  listPasskeys as listing,
  removePasskey as removing,
  renamePasskey as renaming,
  startPasskey as starting,
} from '@/contracts/passkeys/passkeys';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, renamePasskey } from '../../db/passkeys';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { changeWithNotice } from '../account-protection/notice-of';
import { proveLoginPassword } from '../passwords/prove-login-password';
import { newChallenge, openCredential, refuseWithoutPasskeys } from './challenges';

/** The member's passkeys, without their keys. */
export async function passkeyList({ db, member }: Call<typeof listing>) {
  const list = await listPasskeys(db, member.id);
  return {
    list: list.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      createdAt,
      lastUsedAt,
    })),
  };
}

/** What a new passkey is made of. The handle tells authenticators one member from another, and nobody who it is. */
export async function startPasskey(call: Call<typeof starting>) {
  const { member, merchant } = call;
  refuseTrial(member);
  refuseWithoutPasskeys(merchant);
  return {
    challenge: await newChallenge(call, `add:${member.id}`),
    userId: sha256(`passkey:${merchant.code}:${member.id}`),
    known: await knownOf(call),
  };
}

/** Keeps a passkey that was made for this site and challenge, and tells the member. @throws Refusal those of the contract */
export async function addPasskey(call: Call<typeof adding>) {
  const { db, clock, member, merchant, input } = call;
  refuseTrial(member);
  refuseWithoutPasskeys(merchant);
  await proveLoginPassword(call, input.loginPassword);
  const opened = await openCredential(call, `add:${member.id}`, input.credential);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: opened.response as RegistrationResponseJSON,
    expectedChallenge: opened.challenge,
    expectedOrigin: input.origin,
    expectedRPID: new URL(input.origin).hostname,
  }).catch(() => {
    throw new Refusal('passkey.refused');
  });
  if (!verified) throw new Refusal('passkey.refused');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  const { id: credentialId, publicKey, counter } = credential;
  const passkey = {
    id: crypto.randomUUID(),
    merchant: merchant.code,
    memberId: member.id,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
    counterNoticedAt: null,
    name: input.name,
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  return changeWithNotice(call, 'passkeyAdded', async (told) => {
    if (await insertPasskey(db, passkey, MOST_PASSKEYS, told)) return null;
    const isTaken = await findPasskey(db, merchant.code, credentialId);
    throw new Refusal(isTaken ? 'passkey.refused' : 'passkey.limit');
  });
}

/** Renames a passkey of the member's own. @throws Refusal `passkey.unknown` */
export async function nameAnew({ db, member, input }: Call<typeof renaming>) {
  const { passkeyId, name } = input;
  if (!(await renamePasskey(db, member.id, passkeyId, name))) throw new Refusal('passkey.unknown');
  return null;
}

/** Removes a passkey of the member's own, and tells the member. @throws Refusal `passkey.unknown` */
export async function removePasskey(call: Call<typeof removing>) {
  const { db, member, input } = call;
  return changeWithNotice(call, 'passkeyRemoved', async (told) => {
    if (await deletePasskey(db, member.id, input.passkeyId, told)) return null;
    throw new Refusal('passkey.unknown');
  });
}

/** A challenge for the member's own passkeys. */
export async function challengePasskeys(call: Call<typeof challenging>) {
  refuseWithoutPasskeys(call.merchant);
  return {
    challenge: await newChallenge(call, `confirm:${call.member.id}`),
    known: await knownOf(call),
  };
}

async function knownOf({ db, member }: Pick<Call<typeof challenging>, 'db' | 'member'>) {
  const list = await listPasskeys(db, member.id);
  return list.map(({ credentialId }) => ({ credentialId }));
}
