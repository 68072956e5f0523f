import type { reauthenticate as operation } from '../../contracts/session/reauthenticate';
import { noteAuthenticated, type Session } from '../db/sessions';
import { HOUR_MS } from '../db/turns';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { proveLoginPassword } from '../member/prove-login-password';
import { proveOwnPasskey } from '../passkeys/prove-passkey';
import { Refusal } from '../refusal';

/** What a proof is good for in a session that stays, or has stayed. */
export const PROOF_LASTS_MS = 24 * HOUR_MS;

/** Whether a session asks its member for a fresh proof before money, contacts or passwords change (SESS-45). */
export function asksForProof(
  { reauthenticates, authenticatedAt }: Pick<Session, 'reauthenticates' | 'authenticatedAt'>,
  now: number,
): boolean {
  return reauthenticates && now - authenticatedAt > PROOF_LASTS_MS;
}

/** Takes a fresh proof that it is the member who holds the session. @throws Refusal those of the contract */
export async function reauthenticate(call: Call<typeof operation>) {
  const { db, clock, token, input } = call;
  const { loginPassword, passkey, origin } = input;
  if (passkey && origin) await proveOwnPasskey(call, { credential: passkey, origin });
  else if (loginPassword) await proveLoginPassword(call, loginPassword);
  else throw new Refusal('security.proof.missing');
  await noteAuthenticated(db, sha256(token ?? ''), clock.now());
  return null;
}
