import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { Mark, TeamRow } from '../../db/team-tree';
import { isAgent } from '../../platform/agent';
import { Refusal } from '../../platform/refusal';

/** Rows of a page, where the call does not say. */
export const PAGE_SIZE = 50;

/** Reads a cursor. @throws Refusal `request.invalid` for what the gateway never gave */
export function markOf(cursor: string | undefined): Mark | undefined {
  if (cursor === undefined) return undefined;
  const [, figure, id] = /^(-?\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (!figure || !id) throw new Refusal('request.invalid');
  return { figure: Number(figure), id: Number(id) };
}

/** A page of at most `limit` rows out of one row more, and where the next one begins. */
export function pageOf(rows: readonly TeamRow[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > limit ? `${last.figure}.${last.id}` : null };
}

/** A row as the call tells it, with what the branch brought whoever asks, in 1/100 units. */
export function downlineOf(row: TeamRow, brought: ReadonlyMap<number, number>) {
  const { id, account, under, depth, members, direct, active, lastPlayed } = row;
  return {
    id: String(id),
    account,
    agent: isAgent(row),
    level: depth,
    under,
    turnover: decimalNumberOf(row.turnover),
    netWin: decimalNumberOf(row.netWin),
    deposits: decimalNumberOf(row.deposits),
    withdrawals: decimalNumberOf(row.withdrawals),
    commission: decimalNumberOf(brought.get(id) ?? 0),
    members,
    direct,
    active,
    joinedAt: row.regDate,
    lastPlayed,
  };
}
