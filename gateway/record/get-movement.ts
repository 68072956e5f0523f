import type { getMovement as operation } from '../../contracts/record/record';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import { type EntryWithRound, findEntry } from '../db/record';
import type { Call } from '../handler';
import { Refusal } from '../refusal';
import { siteDays } from '../site-days';
import { movementOf } from './list-movements';

/** One of the member's own movements with its round; any other is not there. @throws Refusal `content.not.found` */
export async function getMovement({ db, merchant, language, member, input }: Call<typeof operation>) {
  const id = /^\d{1,15}$/.test(input.id) ? Number(input.id) : 0;
  const entry = await findEntry(db, member.id, id);
  if (!entry) throw new Refusal('content.not.found');
  return { ...movementOf(entry, siteDays(merchant), language), round: roundOf(entry) };
}

function roundOf({ nodeId, stake, placedAt, closedBy, payout, closedAt }: EntryWithRound) {
  if (stake === null || placedAt === null) return null;
  return {
    nodeId,
    stake: decimalNumberOf(stake),
    payout: decimalNumberOf(payout ?? 0),
    state: stateOf(closedBy, payout),
    placedAt,
    closedAt,
  };
}

function stateOf(closedBy: string | null, payout: number | null) {
  if (closedBy === null) return 'open' as const;
  if (closedBy === 'rollback') return 'returned' as const;
  return payout ? ('won' as const) : ('lost' as const);
}
