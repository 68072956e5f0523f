import type { Cell, DownloadName, EntryOf, TableOf } from '../contracts/downloads';
import type { LanguageTag } from '../contracts/languages';
import { decimalOf, type MinorUnits } from '../contracts/shared/minor-units';
import { vendorName } from './domain/games/vendor-name';
import { settlementName } from './features/agent/commission/settlement-words';
import { movementName } from './features/money/record/movement-words';
import { exactTime, zoneOffset } from './lib/time/dates';
import { languageOf } from './locale/languages';
import { m } from './paraglide/messages.js';

type Visit = { locale: LanguageTag; timeZone: string };
type Say = (values?: Record<string, never>, options?: { locale: LanguageTag }) => string;
type Download<Entry> = {
  /** Name of the file. */
  name: Say;
  /** Heading and cell of each column. */
  columns: readonly (readonly [Say, (entry: Entry, visit: Visit) => Cell])[];
};

const money = (amount: MinorUnits): Cell => ({ number: decimalOf(amount) });
const count = (number: number): Cell => ({ number: String(number) });
const time = (at: number, { timeZone }: Visit): Cell => ({ time: exactTime(at, timeZone) });
/** By itself it would begin with a sign, which is how a formula begins. */
const zone = (at: number, { timeZone }: Visit): Cell => `UTC${zoneOffset(at, timeZone)}`;

/** Columns and words of each download: exact decimals, days and times of the site's zone (MONEY-13, MONEY-22). */
const TABLES: { readonly [Name in DownloadName]: Download<EntryOf<Name>> } = {
  // The account record (MONEY-13).
  'account-record': {
    name: m.csv_name,
    columns: [
      [m.csv_time, ({ at }, visit) => time(at, visit)],
      [m.csv_zone, ({ at }, visit) => zone(at, visit)],
      [m.csv_kind, (movement, { locale }) => movementName(movement, locale)],
      [m.csv_about, ({ title }) => title ?? ''],
      [m.csv_vendor, ({ vendor }) => vendorName(vendor ?? '')],
      [m.csv_code, ({ reference }) => reference ?? ''],
      [m.csv_amount, ({ amount }) => money(amount)],
      [m.csv_balance, ({ balance }) => money(balance)],
      [
        m.csv_wallet,
        ({ wallet }, { locale }) => (wallet ? vendorName(wallet) : m.transfer_main({}, { locale })),
      ],
    ],
  },
  // An agent's team (AGENT-25).
  'agent-team': {
    name: m.team_csv_name,
    columns: [
      [m.team_column_account, ({ account }) => account],
      [m.team_csv_kind, ({ agent }, visit) => (agent ? m.team_agent : m.team_player)({}, visit)],
      [m.team_csv_level, ({ level }) => count(level)],
      [m.team_csv_under, ({ under }) => under],
      [
        m.team_csv_joined,
        ({ joinedAt }, { timeZone }) => ({ time: exactTime(joinedAt, timeZone).slice(0, 10) }),
      ],
      [m.team_column_played, ({ lastPlayed }) => ({ time: lastPlayed ?? '' })],
      [m.team_order_turnover, ({ turnover }) => money(turnover)],
      [m.team_column_commission, ({ commission }) => money(commission)],
      [m.team_order_deposits, ({ deposits }) => money(deposits)],
      [m.team_order_withdrawals, ({ withdrawals }) => money(withdrawals)],
      [m.team_order_net_win, ({ netWin }) => money(netWin)],
      [m.team_order_members, ({ members }) => count(members)],
      [m.team_csv_direct, ({ direct }) => count(direct)],
      [m.team_order_active, ({ active }) => count(active)],
    ],
  },
  // An agent's own settlements (AGENT-26).
  'agent-settlements': {
    name: m.settlement_csv_name,
    columns: [
      [m.settlement_column_from, ({ from }) => ({ time: from })],
      [m.settlement_column_to, ({ to }) => ({ time: to })],
      [m.settlement_column_kind, ({ kind }, visit) => settlementName(kind, visit)],
      [m.settlement_gross, ({ gross }) => money(gross)],
      [m.settlement_down, ({ paidDown }) => money(paidDown)],
      [m.settlement_deductions, ({ deductions }) => money(deductions)],
      [m.settlement_carried_in, ({ carriedIn }) => money(carriedIn)],
      [m.settlement_carried_out, ({ carriedOut }) => money(carriedOut)],
      [m.settlement_paid, ({ amount }) => money(amount)],
      [m.settlement_column_at, ({ at }, visit) => time(at, visit)],
      [m.csv_zone, ({ at }, visit) => zone(at, visit)],
    ],
  },
};

/** A list as a table in the member's language. */
export const downloadTable: TableOf = async (wanted, { locale: asked, timeZone }) => {
  const { tag: locale } = languageOf(asked);
  const { name, columns }: Download<EntryOf<typeof wanted>> = TABLES[wanted];
  return {
    name: name({}, { locale }),
    head: columns.map(([say]) => say({}, { locale })),
    rowOf: (entry) => columns.map(([, cell]) => cell(entry, { locale, timeZone })),
  };
};
