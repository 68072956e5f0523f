import type { reauthenticate as operation } from '@/contracts/session/reauthenticate';
import { HOUR_MS, MINUTE_MS } from '../../db/quota-uses';
import { noteAuthenticated, type Session } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { proveOwnPasskey } from '../passkeys/prove-passkey';
import { proveLoginPassword } from '../passwords/prove-login-password';

/** What a proof is good for in a session that stays, or has stayed. */
export const PROOF_LASTS_MS = 24 * HOUR_MS;
/** What it is good for where every session is asked for one. */
const PROOF_IS_FRESH_MS = 5 * MINUTE_MS;

/**
 * Whether a session asks its member for a fresh proof before money, contacts or passwords change (SESS-45); `always` is
 * for what takes protection away, and a login is no proof for it: whoever finds an open session has that.
 */
export function asksForProof(
  {
    reauthenticates,
    authenticatedAt,
    reauthenticatedAt,
  }: Pick<Session, 'reauthenticates' | 'authenticatedAt' | 'reauthenticatedAt'>,
  needed: true | 'always',
  now: number,
): boolean {
  if (needed === 'always') return reauthenticatedAt === null || now - reauthenticatedAt > PROOF_IS_FRESH_MS;
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
