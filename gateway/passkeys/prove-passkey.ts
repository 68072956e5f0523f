import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type ChallengePurpose, countPasskey, findPasskey } from '../db/passkeys';
import type { Member, Passkey } from '../db/schema';
import { Refusal } from '../refusal';
import type { Visit } from '../visit';
import { openCredential } from './challenges';

type Asked = Pick<Visit, 'db' | 'clock'> & { merchant: { code: string } };
type Given = { origin: string; credential: string };

/**
 * The passkey that answered a challenge with its member, on the site that is named, by a person the authenticator knows.
 * @throws Refusal `passkey.refused`; `passkey.copied` where its counter has gone back: another one has the same key
 */
export async function provePasskey(
  call: Asked,
  purpose: ChallengePurpose,
  { origin, credential }: Given,
): Promise<{ passkey: Passkey; member: Member }> {
  const { db, clock, merchant } = call;
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
  const isNew = await countPasskey(db, passkey.id, authenticationInfo.newCounter, clock.now());
  if (!isNew) throw new Refusal('passkey.copied');
  return found;
}

/** A passkey of the member whose session it is; one of another member proves nothing here. @throws as above */
export async function proveOwnPasskey(call: Asked & { member: Member }, given: Given): Promise<Passkey> {
  const { passkey, member } = await provePasskey(call, `confirm:${call.member.id}`, given);
  if (member.id !== call.member.id) throw new Refusal('passkey.refused');
  return passkey;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));
