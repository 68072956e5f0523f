import type { listMovements as operation } from '@/contracts/record/record';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { type Entry, listEntries } from '../../db/record';
import { walletVendor } from '../../db/wallets';
import { refuseTooManyDownloads } from '../../platform/downloads';
import type { Call } from '../../platform/handler';
import type { Language } from '../../platform/language';
import { PAGE_SIZE, pageOf, placeOf } from '../../platform/page';
import { type SiteDays, siteDays, spanOf } from '../../platform/site-days';
import { bankNameOf } from '../bank-cards/banks';
import { kindOf, ledgerKindsOf } from './kinds';

const SOURCES = ['deposit', 'withdrawal', 'bonus', 'transfer'] as const;

/** One page of the movements of the member's wallets, the last first (MONEY-13). @throws Refusal `rate.limited` for a download's */
export async function listMovements(call: Call<typeof operation>) {
  const { db, clock, merchant, language, member, input } = call;
  const { kind, vendor, cursor, limit = PAGE_SIZE } = input;
  await refuseTooManyDownloads(db, member.id, { limit, cursor }, clock.now());
  const days = siteDays(merchant);
  const rows = await listEntries(db, member.id, {
    ...spanOf(days, input),
    kinds: ledgerKindsOf(kind),
    vendor,
    before: placeOf(cursor),
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, limit);
  return { list: shown.map((entry) => movementOf(entry, days, language)), next };
}

/** An entry of the ledger as the record tells it, in a language. */
export function movementOf(entry: Entry, days: SiteDays, language: Language) {
  const { id, account, at, kind, amount, balance, source, ...origin } = entry;
  const [name, reference] = source === null ? [] : parted(source);
  return {
    id: String(id),
    kind: kindOf(kind),
    amount: decimalNumberOf(amount),
    wallet: walletVendor(account) ?? '',
    balance: decimalNumberOf(balance),
    at,
    day: days.dayOf(at),
    source: origin.roundId === null ? sourceOf(name, entry) : ('game' as const),
    reference: origin.roundId ?? reference ?? null,
    title: titleOf(entry, language),
    vendor: origin.vendor,
    gameType: origin.gameType,
  };
}

/** The bonus of a deposit came with its order, whose terms it has; a reward is a bonus by itself. */
function sourceOf(name: string | undefined, { names }: Entry) {
  if (name === 'reward') return 'bonus';
  return name === 'bonus' && names !== null ? 'deposit' : (SOURCES.find((known) => known === name) ?? null);
}

/** What and which of `deposit:NT260822-4K7Q2M`. */
function parted(source: string): [string, string] {
  const colon = source.indexOf(':');
  return [source.slice(0, colon), source.slice(colon + 1)];
}

/** The game, the channel that was paid by, the bank that was paid to, or who sent or got what was sent up. */
function titleOf(entry: Entry, language: Language): string | null {
  const { names, bankCode, otherAccount } = entry;
  if (names !== null) return (JSON.parse(names) as Record<Language, string>)[language];
  const gameName = language === 'vi' ? entry.gameName : entry.gameNameEn;
  return bankCode === null ? (gameName ?? otherAccount) : (bankNameOf(bankCode) ?? bankCode);
}
