import type { withdrawOffer as operation } from '@/contracts/agreements/withdraw-offer';
import { findAgreement, writeWithdrawn } from '../../db/agreements';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';

/**
 * Takes back an offer of the agent's that nobody has answered (AGENT-24).
 * @throws Refusal those of the contract
 */
export async function withdrawOffer({ db, clock, member, input }: Call<typeof operation>) {
  const offer = await findAgreement(db, input.agreementId);
  if (offer?.offeredBy !== member.id) throw new Refusal('agreement.unknown');
  if (offer.state === 'offered') await writeWithdrawn(db, offer.id, clock.now());
  const after = await findAgreement(db, offer.id);
  if (after?.state !== 'withdrawn') throw new Refusal('agreement.answered');
  return { version: after.version };
}
