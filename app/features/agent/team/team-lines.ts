import type { Downline } from '@/contracts/team/downline';

/** A branch that is opened in its place: its first rows, or that they are on their way or did not come. */
export type Branch = { rows: readonly Downline[] | undefined; failed: boolean; retry: () => void };

/** A line of the list, each of the same height: somebody, or what stands below an opened branch. */
export type Line =
  | { kind: 'row'; key: string; row: Downline; inside?: Downline }
  | { kind: 'pending'; key: string }
  | { kind: 'failed'; key: string; retry: () => void }
  /** The way into a branch; `left` are those that do not show. */
  | { kind: 'more'; key: string; owner: Downline; left: number };

/** The rows of a team, and below those that are opened the first of their branch. */
export function linesOf(rows: readonly Downline[], branches: ReadonlyMap<string, Branch>): Line[] {
  return rows.flatMap((row): Line[] => {
    const own: Line = { kind: 'row', key: row.id, row };
    const branch = branches.get(row.id);
    return branch ? [own, ...insideOf(row, branch)] : [own];
  });
}

function insideOf(owner: Downline, { rows, failed, retry }: Branch): Line[] {
  const key = `in-${owner.id}`;
  if (failed) return [{ kind: 'failed', key, retry }];
  if (!rows) return [{ kind: 'pending', key }];
  const left = owner.direct - rows.length;
  return [
    ...rows.map((row): Line => ({ kind: 'row', key: `${key}-${row.id}`, row, inside: owner })),
    ...(left > 0 || rows.some(({ agent }) => agent) ? [{ kind: 'more', key, owner, left } as const] : []),
  ];
}
