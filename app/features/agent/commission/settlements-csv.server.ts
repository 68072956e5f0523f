import { exactTime } from '@/app/lib/time/dates';
import { languageOf } from '@/app/locale/languages';
import { m } from '@/app/paraglide/messages.js';
import type { TableOfSettlements } from '@/contracts/commission/settlements-csv';
import { decimalOf } from '@/contracts/shared/minor-units';
import { settlementName } from './settlement-words';

/** Settlements as a table in the agent's language: times of the site's zone with its offset, exact decimals (AGENT-26, MONEY-22). */
export const settlementsTable: TableOfSettlements = ({ locale: asked, timeZone }) => {
  const { tag: locale } = languageOf(asked);
  const heads = [
    m.settlement_column_from,
    m.settlement_column_to,
    m.settlement_column_kind,
    m.settlement_gross,
    m.settlement_down,
    m.settlement_deductions,
    m.settlement_carried_in,
    m.settlement_carried_out,
    m.settlement_paid,
    m.settlement_column_at,
    m.csv_zone,
  ];
  return {
    name: m.settlement_csv_name({}, { locale }),
    head: heads.map((say) => say({}, { locale })),
    rowOf({ kind, from, to, gross, paidDown, deductions, carriedIn, carriedOut, amount, at }) {
      const { local, offset } = exactTime(at, timeZone);
      const sums = [gross, paidDown, deductions, carriedIn, carriedOut, amount];
      return [
        { time: from },
        { time: to },
        settlementName(kind, { locale }),
        ...sums.map((sum) => ({ number: decimalOf(sum) })),
        // Would begin with a sign, which is how a formula begins.
        { time: local },
        `UTC${offset}`,
      ];
    },
  };
};
