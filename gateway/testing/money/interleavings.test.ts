import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import { Refusal } from '../../platform/refusal';
import { openLocalD1 } from '../local-d1';
import { numbers } from '../numbers';
import { seedsOf } from '../seeds';
import { shuffleD1 } from '../shuffled-d1';
import { type CrashPoint, crashingD1 } from './crashing-d1';
import { externalSystemsOf, type Next, type Operation } from './external-systems';
import { openWorld } from './money-world';
import { rewardsOf } from './rewards';

/** Each seed has a world of its own for so many operations. */
const OPERATIONS = 1_000;
/** Rounds between two looks at the whole of the books; at the balances every round looks. */
const LOOK_EVERY = 25;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
/** Whoever does not know the answer asks again. */
const UNKNOWN = /has died|has not ended|were faster each time|cannot be reached/;
const EVERY_TURN = [
  'deposit',
  'withdraw',
  'received',
  'received again',
  'refused',
  'cancelled',
  'settled',
  'settled again',
  'failed',
  'failed again',
  'contradicted',
  'bet',
  'win',
  'rollback',
  'unknown',
  'withdraw.not.played',
  'balance.short',
  'transaction.reused',
  'deposit.not.open',
  'card',
  'move',
  'up',
  'down',
  'matched',
  'matched before',
  'one wallet',
  'wallets at vendors',
  'mall',
  'code',
  'claim',
  'check-in',
  'mission',
  'given back',
  'reward.unknown',
  'promo.code.over',
  'task.unfinished',
  'transfer.balance.short',
  'transfer.single.wallet',
  'transfer.up.not.allowed',
  'transfer.down.not.allowed',
];

describe('deposits, payouts, bets and their like that overtake each other, die on the way, come late and again', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // A twin that waits takes its turn with all others.
    const soon = (run: () => void) => setImmediate(run);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as never);
  });
  afterEach(() => vi.restoreAllMocks());
  const turns = new Set<string>();

  it.each(seedsOf(1))(
    'lose nothing: no step breaks the books, and in the end nothing is held, as drawn from %i [MONEY-02 MONEY-05 MONEY-21 WALLET-01]',
    async (seed) => {
      const next = numbers(seed);
      const d1 = openLocalD1();
      const world = await openWorld(d1);
      const { databaseOf, together } = shuffleD1(d1, next);
      const people = externalSystemsOf(world, next);
      const rewards = await rewardsOf(world, next);

      const audit = async () => (await auditMoney(world.db)).filter((line) => !people.hasSaid(line));

      const attempt = async ({ name, run }: Operation) => {
        const own = databaseOf(
          () => 'written',
          () => {},
        );
        try {
          turns.add((await run(crashingD1(own as never, deathOf(next)).database)) ?? name);
        } catch (error) {
          turns.add(error instanceof Refusal ? error.errorCode : 'unknown');
          const isKnown = error instanceof Refusal || UNKNOWN.test(`${error} ${(error as Error).cause}`);
          if (!isKnown) throw error;
        }
      };

      let round = 0;
      for (let done = 0; done < OPERATIONS; round += 1) {
        const operations = Array.from({ length: 1 + next(5) }, () =>
          next(6) === 0 ? rewards.draw() : people.draw(),
        );
        done += operations.length;
        world.reach(next(6) > 0);
        await together(operations.map((operation) => () => attempt(operation)));
        world.pass(next(8) === 0 ? next(90) * MINUTE_MS : next(10_000));
        await people.look();
        await rewards.look();
        expectBalances(await world.balances(), `${seed}, round ${round}`);
        if (round % LOOK_EVERY === 0) expect(await audit()).toEqual([]);
      }

      world.reach(true);
      world.pass(DAY_MS);
      await people.end(d1);
      await rewards.end(d1);
      expect(await audit()).toEqual([]);
      expect([...(await people.wrong(rewards.moneyOf)), ...(await rewards.wrong())]).toEqual([]);
    },
  );

  it('have taken every turn that they can: the draws have not become tame', () => {
    expect(EVERY_TURN.filter((index) => !turns.has(index))).toEqual([]);
  });
});

function deathOf(next: Next): CrashPoint | undefined {
  if (next(6) > 0) return undefined;
  const place = next(12);
  return { access: 1 + next(20), at: place < 3 ? 'before' : place < 6 ? 'after' : place - 5 };
}

function expectBalances(balances: ReadonlyMap<string, number>, where: string): void {
  const sum = [...balances.values()].reduce((total, balance) => total + balance, 0);
  const below = [...balances].filter(([id, balance]) => balance < 0 && !id.startsWith('house:'));
  expect([where, sum, below]).toEqual([where, 0, []]);
}
