import type { listMovements as operation } from '../../contracts/record/record';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import { type Entry, listEntries } from '../db/record';
import type { Call } from '../handler';
import { type SiteDays, siteDays, spanOf } from '../site-days';
import { kindOf, ledgerKindsOf } from './kinds';
import { PAGE_SIZE, pageOf, placeOf } from './page';

const SOURCES = ['deposit', 'withdrawal', 'bonus', 'transfer'] as const;

/** One page of the member's movements, the last first (MONEY-13). */
export async function listMovements({ db, env, member, input }: Call<typeof operation>) {
  const { kind, vendor, cursor, limit = PAGE_SIZE } = input;
  const days = siteDays(env);
  const rows = await listEntries(db, member.id, {
    ...spanOf(days, input),
    kinds: ledgerKindsOf(kind),
    vendor,
    before: placeOf(cursor),
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit);
  return { list: shown.map((entry) => movementOf(entry, days)), next };
}

/** An entry of the ledger as the record tells it. */
export function movementOf({ id, at, kind, amount, balance, source, ...origin }: Entry, days: SiteDays) {
  const [name, reference] = source === null ? [] : parted(source);
  return {
    id: String(id),
    kind: kindOf(kind),
    amount: decimalNumberOf(amount),
    balance: decimalNumberOf(balance),
    at,
    day: days.dayOf(at),
    source: origin.roundId === null ? (SOURCES.find((known) => known === name) ?? null) : ('game' as const),
    reference: origin.roundId ?? reference ?? null,
    title: origin.gameName,
    vendor: origin.vendor,
    gameType: origin.gameType,
  };
}

/** What and which of `deposit:NT260822-4K7Q2M`. */
function parted(source: string): [string, string] {
  const colon = source.indexOf(':');
  return [source.slice(0, colon), source.slice(colon + 1)];
}
