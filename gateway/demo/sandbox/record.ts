import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { HOUSE_OPENING, heldAccount, memberAccount, opening, post } from '../../db/ledger';
import type { Db } from '../../db/open';
import { command, type SandboxApp } from './command';
import { memberOf } from './member-of';
import { sellTicket } from './played-rounds';
import { merchantField } from './site';

const member = { merchant: merchantField, account: v.string() };
const movementsSchema = v.object({
  ...member,
  movements: v.array(
    v.object({
      /** Of the ledger, such as `deposit`. */
      kind: v.string(),
      /** In currency units, as the wallet sees it. */
      amount,
      source: v.optional(v.string()),
      /** How long ago; the ledger may so be told of days that a test cannot wait for. */
      minutesAgo: v.optional(v.number(), 0),
    }),
  ),
});
const ticketsSchema = v.object({
  ...member,
  tickets: v.array(
    v.object({
      gameCode: v.string(),
      stake: amount,
      digits: v.pipe(v.string(), v.regex(/^\d{2}$/)),
      drawn: v.optional(v.boolean()),
    }),
  ),
});

/** Movements and lottery tickets of a member, for the record. The ledger keeps them after `/reset`. */
export function addRecordCommands(app: SandboxApp): void {
  command(app, '/movements', movementsSchema, async (sandbox, { merchant, account, movements }) => {
    const { db, clock } = sandbox;
    const { id } = await memberOf(sandbox, merchant, account);
    for (const { minutesAgo, ...movement } of movements)
      await moveMoney(db, id, movement, clock.now() - minutesAgo * 60_000);
  });
  command(app, '/tickets', ticketsSchema, async (sandbox, { merchant, account, tickets }) => {
    const { id } = await memberOf(sandbox, merchant, account);
    const sold = [];
    for (const ticket of tickets) sold.push(await sellTicket(sandbox, id, ticket));
    return { tickets: sold };
  });
}

export type Moved = { kind: string; amount: number; source?: string };

/** Posts a movement of a member's wallet, from or to the house, or what is held of a withdrawal; 1/100 units. */
export async function moveMoney(db: Db, memberId: number, { kind, amount, source }: Moved, at: number) {
  const other = kind.startsWith('withdraw.') ? heldAccount(memberId) : HOUSE_OPENING;
  await db.batch([opening(db, HOUSE_OPENING, 'house'), opening(db, heldAccount(memberId), { memberId })]);
  const wallet = kind === 'withdraw.settle' ? HOUSE_OPENING : memberAccount(memberId);
  const entries = [
    { account: wallet, amount },
    { account: other, amount: -amount },
  ];
  await post(db, { idempotencyKey: `sandbox:${crypto.randomUUID()}`, kind, entries, source }, at);
}
