import { categoryName } from '@/app/domain/games/category-names';
import { isCategory } from '@/app/domain/games/game-categories';
import { m } from '@/app/paraglide/messages.js';
import type { IconName } from '@/app/ui/symbol-names';
import type { SettlementKind } from '@/contracts/commission/settlement-kinds';

type Locale = Parameters<typeof m.settlement_commission>[1];
const KINDS = {
  commission: m.settlement_commission,
  salary: m.settlement_salary,
  hour: m.settlement_hour,
  dividend: m.settlement_dividend,
} satisfies Record<SettlementKind, unknown>;

/** What a settlement is of, in the page's language or another. */
export const settlementName = (kind: SettlementKind, locale?: Locale): string => KINDS[kind]({}, locale);

export const SETTLEMENT_ICONS: Record<SettlementKind, IconName> = {
  commission: 'coins',
  salary: 'calendar',
  hour: 'clock',
  dividend: 'trend',
};

/** What a line is about: a kind of games, an hour of the day, or all of it. */
export function partName(kind: SettlementKind, part: string): string {
  if (kind === 'hour') return m.settlement_hour_of({ from: `${part.padStart(2, '0')}:00` });
  if (part === 'all') return m.settlement_all();
  return isCategory(part) ? categoryName(part) : part;
}
