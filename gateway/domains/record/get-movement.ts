import type { MOVEMENT_ORIGINS, getMovement as operation } from '@/contracts/record/record';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { findAnnouncement } from '../../db/content';
import { type EntryWithRound, findEntry } from '../../db/record';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { siteDays } from '../../platform/site-days';
import { accountsOf } from '../orders/orders';
import { movementOf } from './list-movements';

type Asked = Call<typeof operation>;
type Origin = { kind: (typeof MOVEMENT_ORIGINS)[number]; id: string };

/**
 * One of the member's own movements with what it came from; any other is not there (MONEY-13).
 * @throws Refusal `content.not.found`
 */
export async function getMovement(call: Asked) {
  const { db, merchant, language, member, input } = call;
  const id = /^\d{1,15}$/.test(input.id) ? Number(input.id) : 0;
  const entry = await findEntry(db, member.id, id);
  if (!entry) throw new Refusal('content.not.found');
  const movement = movementOf(entry, siteDays(merchant), language);
  return { ...movement, origin: await originOf(call, movement), round: roundOf(entry) };
}

/** A lottery's ticket leads to its order, a bonus to the promotion that it was given for. */
async function originOf(call: Asked, movement: ReturnType<typeof movementOf>): Promise<Origin | null> {
  const { source, reference, gameType } = movement;
  if (reference === null) return null;
  if (source === 'bonus') return bonusOrigin(call, reference);
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return null;
  const id = await call.lottery?.findOrder(await accountsOf(call, call.member), reference);
  return id === undefined ? null : { kind: 'lotteryOrder', id };
}

async function bonusOrigin({ db, merchant }: Asked, reference: string): Promise<Origin | null> {
  const promotion = /^\d{1,15}$/.test(reference) ? Number(reference) : 0;
  const isShown = await findAnnouncement(db, merchant.code, 'promotion', promotion);
  return isShown && { kind: 'promotion', id: reference };
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
