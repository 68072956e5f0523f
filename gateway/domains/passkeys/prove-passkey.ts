import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import {
  type ChallengePurpose,
  countPasskey,
  countSyncedPasskey,
  findPasskey,
  type PasskeyUse,
} from '../../db/passkeys';
import { HOUR_MS } from '../../db/quota-uses';
import type { Member, Passkey } from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { openCredential } from './challenges';
import { COUNTER_WENT_BACK } from './counter-message';

/** A member hears so seldom that a passkey counts backwards: two devices that take turns do it with every other use. */
const TOLD_EVERY_MS = 30 * 24 * HOUR_MS;

type Asked = Pick<RequestContext, 'db' | 'clock'> & { merchant: { code: string } };
type Given = { origin: string; credential: string };

/**
 * The passkey that answered a challenge with its member, on the site that is named, by a person the authenticator knows.
 * A counter that goes back, or stands still, says that another authenticator has the same key. Of a passkey that may be
 * synced (BE, as it was known before) that is a signal: the member is told, and the answer says so. Of any other it is a
 * copy (WebAuthn 3, §6.1.1 and §7.2).
 * @throws Refusal `passkey.refused`; `passkey.copied`
 */
export async function provePasskey(
  call: Asked,
  purpose: ChallengePurpose,
  { origin, credential }: Given,
): Promise<{ passkey: Passkey; member: Member; counterWentBack: boolean }> {
  const { db, merchant } = call;
  const opened = await openCredential(call, purpose, credential);
  const response = opened.response as AuthenticationResponseJSON;
  const found = await findPasskey(db, merchant.code, String(response.id));
  if (!found) throw new Refusal('passkey.refused');
  const { passkey } = found;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: opened.challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    // The counter is judged where it is written, so that two answers at once cannot pass with the same one.
    credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
  }).catch(() => {
    throw new Refusal('passkey.refused');
  });
  if (!verified) throw new Refusal('passkey.refused');
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
  const use = { counter, backedUp };
  return { ...found, counterWentBack: !(await countUse(call, passkey, use)) };
}

/** Whether the use counts on from the last one. @throws Refusal `passkey.copied` where it has to, and does not */
async function countUse({ db, clock }: Asked, { id, memberId }: Passkey, use: PasskeyUse): Promise<boolean> {
  const now = clock.now();
  if (await countPasskey(db, id, use, now)) return true;
  const notice = { memberId, texts: COUNTER_WENT_BACK, createdAt: now };
  if (!(await countSyncedPasskey(db, id, use, notice, now - TOLD_EVERY_MS)))
    throw new Refusal('passkey.copied');
  return false;
}

/** A passkey of the member whose session it is; one of another member proves nothing here. @throws as above */
export async function proveOwnPasskey(call: Asked & { member: Member }, given: Given): Promise<Passkey> {
  const { passkey, member } = await provePasskey(call, `confirm:${call.member.id}`, given);
  if (member.id !== call.member.id) throw new Refusal('passkey.refused');
  return passkey;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));
