import type { objectToChange as operation } from '@/contracts/security/objection';
import { findObjectionLink, freezeBy } from '../../db/objections';
import { HOUR_MS } from '../../db/quota-uses';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { consumeQuotaOrRefuse, quotaOfAddress } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { FROZEN } from './frozen-message';
import { FREEZE_MS } from './objection-times';

/** Codes that nobody was sent, an hour for an address: nobody guesses 128 bits, and nobody shall try. */
const MOST_WRONG = 20;

/**
 * Freezes the account whose member objects to a change, by the link that told of it, and ends its sessions. Responses until
 * when; whose account it is, nobody is told.
 * @throws Refusal those of the contract
 */
export async function objectToChange({ db, clock, merchant, address, input }: Call<typeof operation>) {
  const now = clock.now();
  const link = await findObjectionLink(db, merchant.code, sha256(input.objectionCode));
  if (!link) {
    // Counted after the look: whatever strangers try from an address that a carrier's customers share, a link that was sent is good.
    await consumeQuotaOrRefuse(db, quotaOfAddress('objection', address, MOST_WRONG, HOUR_MS), now);
    throw new Refusal('objection.wrong');
  }
  if (link.usedAt !== null) throw new Refusal('objection.used');
  if (link.expiresAt <= now) throw new Refusal('objection.expired');
  const frozenUntil = now + FREEZE_MS;
  const notice = { memberId: link.memberId, texts: FROZEN, createdAt: now };
  if (!(await freezeBy(db, link, frozenUntil, notice))) throw new Refusal('objection.used');
  return { frozenUntil };
}
