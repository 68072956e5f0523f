import type { Member } from '../db/schema';
import { sha256 } from './hash';
import { Refusal } from './refusal';

/** What a member wants, kept with what came of it: the key it goes by, and what was asked for under it; hashed. */
export type Intent = { intentHash: string; askedHash: string };

type Keyed = { member: Pick<Member, 'id'>; idempotencyKey: string | null };

/** The intent of a call that carries a key of idempotency; `asked` is what makes another wish of it (MONEY-21). */
export const intentOf = (name: string, { member, idempotencyKey }: Keyed, asked: unknown[]): Intent => ({
  intentHash: sha256(`${name}:${member.id}:${idempotencyKey}`),
  askedHash: sha256(JSON.stringify([idempotencyKey, ...asked])),
});

/**
 * What came of an intent whose call died before its answer was kept, or of its twin; null when nothing did.
 * @throws Refusal `request.idempotency.reused` where something else was asked for under the key
 */
export function earlierOf<Kept extends Pick<Intent, 'askedHash'>>(
  { askedHash }: Intent,
  kept: Kept | null | undefined,
): Kept | null {
  if (kept && kept.askedHash !== askedHash) throw new Refusal('request.idempotency.reused');
  return kept ?? null;
}
