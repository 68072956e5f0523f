import { MOVEMENT_GROUPS, type MovementKind } from '@/contracts/record/movement-kinds';
import type { summariseMovements as operation } from '@/contracts/record/record';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { type DaySum, listVendors, sumDays, sumHolds, sumRolledBack } from '../../db/record';
import type { Call } from '../../platform/handler';
import { eachDay, siteDays, spanOf } from '../../platform/site-days';
import { kindOf } from './kinds';

/**
 * What the member's movements of a range come to (MONEY-13). What came back is taken off where it went out, on whichever
 * day it did, so that no sum falls below zero.
 */
export async function summariseMovements({ db, merchant, member, input }: Call<typeof operation>) {
  const days = siteDays(merchant);
  const span = spanOf(days, input);
  const [sums, vendors, rolledBack, holds] = await Promise.all([
    sumDays(db, member.id, eachDay(days, input), input.vendor),
    listVendors(db, member.id, span),
    sumRolledBack(db, member.id, span, input.vendor),
    input.vendor === undefined ? sumHolds(db, member.id, span) : { paid: 0, pending: 0 },
  ]);
  const sumOf = (...kinds: MovementKind[]) =>
    sums.filter(({ kind }) => kinds.includes(kindOf(kind))).reduce((total, { amount }) => total + amount, 0);
  const deposited = sumOf('deposit');
  const withdrawn = holds.paid + holds.pending;
  return {
    deposited: decimalNumberOf(deposited),
    withdrawn: decimalNumberOf(withdrawn),
    bet: decimalNumberOf(0 - sumOf('bet') - rolledBack),
    won: decimalNumberOf(sumOf('win', 'bonus', 'bonusBack')),
    netDeposits: decimalNumberOf(deposited - withdrawn),
    days: daysOf(sums, input.kind && MOVEMENT_GROUPS[input.kind]),
    vendors,
  };
}

/** The days with movements of the kinds, the last first. */
function daysOf(sums: readonly DaySum[], kinds?: readonly MovementKind[]) {
  const days = new Map<string, { total: number; movements: number }>();
  for (const { day, kind, amount, movements } of sums) {
    if (kinds && !kinds.includes(kindOf(kind))) continue;
    const known = days.get(day) ?? { total: 0, movements: 0 };
    days.set(day, { total: known.total + amount, movements: known.movements + movements });
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, { total, movements }]) => ({ day, total: decimalNumberOf(total), movements }));
}
