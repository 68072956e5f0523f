import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MERCHANTS } from '../seed/merchants';
import { openLocalD1 } from '../testing/local-d1';
import { numbers } from '../testing/numbers';
import { insertAll } from './insert-all';
import { type Db, openDb } from './open';
import { members, merchants, teamLines } from './schema';

let db: Db;
const MANY = 40;

beforeEach(async () => {
  db = openDb({ DB: openLocalD1() });
  await insertAll(db, merchants, MERCHANTS);
});

const join = (id: number, uplineId: number | null, merchant = 'hoadang') =>
  db
    .insert(members)
    .values({ id, merchant, account: `m${id}`, passwordHash: '', type: 1, regDate: 0, uplineId });
const move = (id: number, uplineId: number | null) =>
  db.run(sql`UPDATE members SET upline_id = ${uplineId} WHERE id = ${id}`);

/** The lines as they follow from the uplines alone, walked up one by one. */
function walked(uplineOf: ReadonlyMap<number, number | null>): string[] {
  const lines: string[] = [];
  for (const id of uplineOf.keys())
    for (let [at, depth] = [id as number | null, 0]; at !== null; at = uplineOf.get(at) ?? null, depth += 1)
      lines.push(`${at} ${id} ${depth}`);
  return lines.sort();
}
const kept = async () =>
  (await db.select().from(teamLines)).map((one) => `${one.ancestorId} ${one.memberId} ${one.depth}`).sort();

describe('the lines of teams', () => {
  it('are those of the uplines, however members come and whole branches are moved [AGENT-25]', async () => {
    const next = numbers(14);
    const uplineOf = new Map<number, number | null>();
    for (let id = 1; id <= MANY; id += 1) {
      const upline = id === 1 || next(8) === 0 ? null : 1 + next(id - 1);
      uplineOf.set(id, upline);
      await join(id, upline);
    }
    expect(await kept()).toEqual(walked(uplineOf));
    for (let index = 0; index < 60; index += 1) {
      const [id, upline] = [1 + next(MANY), next(6) === 0 ? null : 1 + next(MANY)];
      const isCircle = walked(uplineOf).some((line) => line.startsWith(`${id} ${upline} `));
      const moved = move(id, upline);
      if (isCircle) await expect(moved).rejects.toThrow();
      else {
        await moved;
        uplineOf.set(id, upline);
      }
    }
    expect(await kept()).toEqual(walked(uplineOf));
  });

  it('have no circle, nobody above oneself, and stay at one site [AGENT-25]', async () => {
    await join(1, null);
    await join(2, 1);
    await expect(join(3, 3)).rejects.toThrow();
    await expect(join(3, 1, 'bare')).rejects.toThrow();
    await join(3, null, 'bare');
    await expect(move(1, 2)).rejects.toThrow();
    await expect(move(1, 1)).rejects.toThrow();
    await expect(move(3, 1)).rejects.toThrow();
    await expect(db.run(sql`UPDATE members SET merchant = 'bare' WHERE id = 2`)).rejects.toThrow();
    expect(await kept()).toEqual(['1 1 0', '1 2 1', '2 2 0', '3 3 0']);
  });
});
