import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sitDown } from '../testing/play';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../testing/withdraw';
import { updateMerchant } from './merchants';

const VENDOR = 'Trống Đồng';
let gateway: TestGateway;
let member: Awaited<ReturnType<typeof withdrawer>>;
let database: Uint8Array;

/** A member whose money went to a vendor, into a game, to the upline and to a downline. */
beforeAll(async () => {
  gateway = await startGateway();
  await updateMerchant(gateway.db, 'hoadang', { isSingle: false });
  member = await withdrawer(gateway, { upline: 'agent01', type: 1 });
  await member.send('POST', '/wps/transfer', { direction: 'out', vendor: VENDOR, amount: 10_000 });
  const fields = { amount: 200_000, paymentPassword: PAYMENT_PASSWORD };
  await member.sealed('POST', '/wps/transfer/up', fields);
  const below = await withdrawer(gateway, { upline: member.account });
  await member.sealed('POST', '/wps/transfer/down', { ...fields, account: below.account });
  const game = await sitDown(gateway, { account: member.account });
  await game.bet('b-1', 1_000);
  await game.bet('b-2', 5_000);
  await game.win('w-2', 'b-2', 0);
  await gateway.sandbox('/agents/close');
  database = gateway.keep();
});
/** Each test breaks a copy of its own. */
beforeEach(async () => {
  gateway = await startGateway({}, database);
});

const faults = async () => {
  const answer = await gateway.call('/sandbox/audit', {});
  return (answer.body as unknown as { faults: { wrong: string }[] }).faults.map(({ wrong }) => wrong);
};
/** Changes the database past its triggers. */
async function breakIt(statement: ReturnType<typeof sql>) {
  const triggers = await gateway.db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`,
  );
  for (const { name } of triggers) await gateway.db.run(sql.raw(`DROP TRIGGER ${name}`));
  await gateway.db.run(statement);
}

describe('the audit', () => {
  it('finds nothing where all adds up [MONEY-22]', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['sums of the record', sql`UPDATE ledger_quarters SET amount = amount + 1 WHERE kind = 'game.bet'`],
    ['sums of the record', sql`DELETE FROM ledger_quarters WHERE kind = 'transfer.out'`],
    ['sent up or down', sql`UPDATE member_transfers SET amount = amount - 1 WHERE way = 'up'`],
    ['sent up or down', sql`UPDATE member_transfers SET amount = amount - 1 WHERE way = 'down'`],
    ['sent by nobody', sql`DELETE FROM member_transfers WHERE way = 'up'`],
    ['sent by nobody', sql`DELETE FROM member_transfers WHERE way = 'down'`],
    [
      'move between wallets',
      sql`UPDATE ledger_transactions SET vendor = 'Other' WHERE kind = 'transfer.out'`,
    ],
    ['played for no vendor', sql`DELETE FROM vendor_transactions`],
    [
      'to be played',
      sql`INSERT INTO wagering_requirements (member_id, source, kind, locked, required, at)
        VALUES (1001, 'payment:none', 'deposit', 100, 100, 1)`,
    ],
    ['settlement', sql`UPDATE settlements SET amount = amount + 1 WHERE amount > 0`],
    ['moved for no order', sql`DELETE FROM settlements WHERE amount > 0`],
    ['paid to agents', sql`UPDATE settlements SET amount = amount + 1 WHERE amount > 0`],
    ['line of a team', sql`DELETE FROM team_lines WHERE depth = 2`],
    ['line of a team', sql`UPDATE members SET upline_id = 1003 WHERE id = 1001`],
    ['played and not counted', sql`UPDATE played_quarters SET turnover = turnover - 1`],
  ])('tells of %s that differ from the ledger [MONEY-13 MONEY-18 MONEY-19]', async (wrong, statement) => {
    await breakIt(statement);
    expect(new Set(await faults())).toContain(wrong);
  });
});

it('has sums that nothing but a movement changes, and nothing deletes [MONEY-13 MONEY-22]', async () => {
  const write = (statement: ReturnType<typeof sql>) => gateway.db.run(statement);
  const told = expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringContaining('ledger: sums') }),
  });
  for (const statement of [
    sql`UPDATE ledger_quarters SET amount = amount + 1`,
    sql`UPDATE ledger_quarters SET kind = 'other', movements = movements + 1`,
    sql`DELETE FROM ledger_quarters`,
  ])
    await expect(write(statement)).rejects.toEqual(told);
});
