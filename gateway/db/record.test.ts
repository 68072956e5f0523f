import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachDay, siteDays, spanOf } from '../platform/site-days';
import { startGateway } from '../testing/start-gateway';
import { memberAccount } from './ledger';
import { findMember } from './members';
import type { Db } from './open';
import { daySumsSql, entriesSql, foundSql, listEntries, sumDays } from './record';

const MANY = 100_000;
const YEAR = { from: '2025-11-23', to: '2026-11-22' };
const DAYS = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' });
const SPAN = spanOf(DAYS, YEAR);

let db: Db;
let memberId: number;

/** A member with movements of a year, written past the ledger's own way, which would take minutes. */
beforeAll(async () => {
  ({ db } = await startGateway());
  memberId = (await findMember(db, 'hoadang', 'minhan_2209'))?.id ?? 0;
  const account = memberAccount(memberId);
  const triggers = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'ledger_*'`,
  );
  for (const { name } of triggers) await db.run(sql.raw(`DROP TRIGGER ${name}`));
  const step = Math.floor((SPAN.until - SPAN.since) / MANY);
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1})
    INSERT INTO ledger_transactions (id, idempotency_key, kind, fingerprint, status, created_at)
    SELECT 't' || i, 'k' || i, 'game.bet', '', 'posted', ${SPAN.since} + i * ${step} FROM n`);
  await db.run(sql`
    INSERT INTO ledger_entries (transaction_id, account_id, member_id, amount, kind, at, vendor, balance)
    SELECT id, ${account}, ${memberId}, 100, iif(created_at % 3, 'game.bet', 'game.win'), created_at,
      iif(created_at % 5, 'Trống Đồng', 'Đèn Lồng'), 0
    FROM ledger_transactions WHERE id GLOB 't*' AND idempotency_key GLOB 'k*' AND fingerprint = ''`);
  await db.run(sql`DELETE FROM ledger_quarters WHERE member_id = ${memberId}`);
  await db.run(sql`
    INSERT INTO ledger_quarters
    SELECT member_id, at / 900000, kind, COALESCE(vendor, ''), SUM(amount), COUNT(*)
    FROM ledger_entries WHERE member_id = ${memberId} GROUP BY 1, 2, 3, 4`);
}, 60_000);

/** How the database goes about a statement, a line for each step. */
async function planOf(statement: SQL): Promise<string[]> {
  const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
  return steps.map(({ detail }) => detail);
}

describe('the record of 100,000 movements in twelve months', () => {
  it.each([
    ['all', {}, 'ledger_entries_record (member_id=? AND at>? AND at<?)'],
    [
      'some kinds',
      { kinds: ['game.bet', 'game.rollback'] },
      'ledger_entries_kind (member_id=? AND kind=? AND at>',
    ],
    [
      'a vendor',
      { vendor: 'Đèn Lồng' },
      'ledger_entries_vendor (member_id=? AND vendor=? AND kind=? AND at>',
    ],
    [
      'both',
      { kinds: ['game.win'], vendor: 'Đèn Lồng' },
      'ledger_entries_vendor (member_id=? AND vendor=? AND kind=? AND at>',
    ],
  ])(
    'is read page by page off the place of an index where the page begins: %s [MONEY-13]',
    async (_, filter, index) => {
      const before = { at: SPAN.until - 40 * 86_400_000, id: 5 };
      const plan = await planOf(entriesSql(memberId, { ...SPAN, ...filter, before, limit: 31 }));
      const reads = plan.filter((step) => step.includes('ledger_entries'));
      expect(reads.length).toBeGreaterThan(0);
      for (const read of reads) expect(read).toContain(`SEARCH ledger_entries USING INDEX ${index}`);
      const joined = plan.filter((step) => /^(?:SCAN|SEARCH) [tvcbgdw]\b/.test(step));
      for (const step of joined)
        expect(step).toMatch(/^SEARCH [tvcbgdw] USING (?:INDEX|INTEGER PRIMARY KEY)/);
      expect(joined).toHaveLength(7);
      const sorts = plan.filter((step) => step.includes('TEMP B-TREE'));
      // Sorted are the pages of several kinds, each of a page's length.
      expect(sorts.length).toBe(reads.length === 1 ? 0 : reads.length);
    },
  );

  it('is summed up without reading an entry [MONEY-13]', async () => {
    const plan = await planOf(daySumsSql(memberId, eachDay(DAYS, YEAR), undefined));
    expect(plan.join('\n')).not.toContain('ledger_entries');
    expect(plan.join('\n')).toMatch(
      /SEARCH q USING INDEX \S+ \(member_id=\? AND quarter>\? AND quarter<\?\)/,
    );
    const sums = await sumDays(db, memberId, eachDay(DAYS, YEAR));
    const counted = sums.reduce((total, { movements }) => total + movements, 0);
    const all = await db.all<{ movements: number }>(
      sql`SELECT COUNT(*) AS movements FROM ledger_entries
        WHERE account_id = ${memberAccount(memberId)} AND at >= ${SPAN.since} AND at < ${SPAN.until}`,
    );
    expect(counted).toBe(all[0]?.movements);
    expect(counted).toBeGreaterThanOrEqual(MANY);
  });

  it('is searched for a number without reading what is not of it [MONEY-13]', async () => {
    const plan = await planOf(foundSql(memberId, 'NT250101-4K7Q2M', 30));
    expect(plan.filter((step) => step.startsWith('SCAN') && !/json_each|found|ORDER/.test(step))).toEqual([]);
    expect(plan.join('\n')).toContain('ledger_transactions_source (source=?)');
    expect(plan.join('\n')).toContain('game_bets_round (member_id=? AND round_id=?)');
    expect(plan.join('\n')).toContain('ledger_entries_transaction (transaction_id=?)');
  });

  it('is told whole, page by page, each movement once [MONEY-13]', async () => {
    const seen = new Set<number>();
    for (let before: { at: number; id: number } | undefined; ; ) {
      const page = await listEntries(db, memberId, { ...SPAN, before, limit: 1_000 });
      for (const { id } of page) seen.add(id);
      before = page.at(-1);
      if (page.length < 1_000) break;
    }
    expect(seen.size).toBeGreaterThanOrEqual(MANY);
  });
});
