import { MOVEMENT_GROUPS, type MovementKind } from '../../contracts/record/movement-kinds';
import type { summariseMovements as operation } from '../../contracts/record/record';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import { type DaySum, listVendors, sumDays } from '../db/record';
import type { Call } from '../handler';
import { eachDay, siteDays, spanOf } from '../site-days';
import { kindOf } from './kinds';

/** What the member's movements of a range come to (MONEY-13). */
export async function summariseMovements({ db, merchant, member, input }: Call<typeof operation>) {
  const days = siteDays(merchant);
  const [sums, vendors] = await Promise.all([
    sumDays(db, member.id, eachDay(days, input), input.vendor),
    listVendors(db, member.id, spanOf(days, input)),
  ]);
  const sumOf = (...kinds: MovementKind[]) =>
    sums.filter(({ kind }) => kinds.includes(kindOf(kind))).reduce((total, { amount }) => total + amount, 0);
  const deposited = sumOf('deposit');
  // Below zero in the ledger: it left the wallet. Zero stays plain.
  const withdrawn = 0 - sumOf('withdrawal', 'withdrawalReturned');
  return {
    deposited: decimalNumberOf(deposited),
    withdrawn: decimalNumberOf(withdrawn),
    bet: decimalNumberOf(0 - sumOf('bet', 'betReturned')),
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
