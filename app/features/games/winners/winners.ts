import type { listRanks } from '@/contracts/games/ranks';
import type { ResponseOf } from '@/contracts/operation';
import type { MinorUnits } from '@/contracts/shared/minor-units';

type Entry = ResponseOf<typeof listRanks>['list'][number];

/** One row of the board. */
export type Winner = {
  id: string;
  name: string;
  amount: MinorUnits;
  game: string;
  picture: string;
  at: number | null;
};

/** Figures of the board (CONST-55 to CONST-58, WIN-05 to WIN-11). */
const MOST_WINNERS = 30;
export const GROUP_SIZE = 2;
export const STILL_UP_TO = 3;
export const SCROLL_STEP = 1_500;

/**
 * The board's rows, the largest win first whatever the gateway's order; an entry without an amount in either of its
 * places is no win (WIN-05, WIN-06, WIN-16, WIN-17).
 */
export function winnersOf(list: readonly Entry[]): Winner[] {
  const winners = new Map<string, Winner>();
  for (const entry of list) {
    const { recordId, customerName: name, gameName, imageUrl, wonAt } = entry;
    const id = String(recordId);
    const amount = entry.winAmount ?? entry.value?.winAmount;
    if (amount && amount > 0)
      winners.set(id, { id, name, amount, game: gameName ?? '', picture: imageUrl ?? '', at: wonAt ?? null });
  }
  return [...winners.values()].sort((a, b) => b.amount - a.amount).slice(0, MOST_WINNERS);
}

/** Rows two by two, as they are shown together (WIN-07). */
export function groupsOf<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}
