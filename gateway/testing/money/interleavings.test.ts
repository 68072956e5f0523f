import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditMoney } from '../../db/audit-money';
import {
  depositEndings,
  deposits,
  gameBets,
  gameClosings,
  withdrawalSteps,
  withdrawals,
} from '../../db/schema';
import { Refusal } from '../../refusal';
import { openLocalD1 } from '../local-d1';
import { numbers } from '../numbers';
import { shuffleD1 } from '../shuffled-d1';
import { type Intent, MEMBERS, OPENING, openWorld, type Play, type Told, type World } from './money-world';
import { type Death, mortalD1 } from './mortal-d1';

/** Each run of so many operations has a world of its own; `npm run bench -- money` has many runs. */
const OPERATIONS = 1_000;
const RUNS = Math.ceil(Number(process.env.MONEY_OPERATIONS ?? 2 * OPERATIONS) / OPERATIONS);
const SEEDS = Array.from({ length: RUNS }, (_, run) => 22 + run);
/** Rounds between two looks at the whole of the books; at the balances every round looks. */
const LOOK_EVERY = 25;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
/** Whoever does not know the answer asks again. */
const UNKNOWN = /has died|has not ended|were faster each time/;
const EVERY_TURN = [
  ...[
    'deposit',
    'withdraw',
    'received',
    'received again',
    'refused',
    'cancelled',
    'settled',
    'settled again',
  ],
  ...['failed', 'failed again', 'bet', 'win', 'rollback', 'unknown', 'withdraw.not.played', 'balance.short'],
  ...['transaction.reused', 'deposit.not.open'],
];

type Next = (below: number) => number;
type Operation = { name: string; run: (own: unknown) => Promise<string | undefined> };

describe('deposits, payouts, bets and their like that overtake each other, die on the way, come late and again', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // A twin that waits takes its turn with all others.
    const soon = (run: () => void) => setImmediate(run);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as never);
  });
  afterEach(() => vi.restoreAllMocks());
  const turns = new Set<string>();

  it.each(SEEDS)(
    'lose nothing: no step breaks the books, and in the end nothing is held, as drawn from %i [MONEY-02 MONEY-05 MONEY-21 WALLET-01]',
    async (seed) => {
      const next = numbers(seed);
      const d1 = openLocalD1();
      const world = await openWorld(d1);
      const { databaseOf, together } = shuffleD1(d1, next);
      const people = outsideOf(world, next);

      const attempt = async ({ name, run }: Operation) => {
        const own = databaseOf(
          () => 'written',
          () => {},
        );
        try {
          turns.add((await run(mortalD1(own as never, deathOf(next)).database)) ?? name);
        } catch (error) {
          turns.add(error instanceof Refusal ? error.errorCode : 'unknown');
          const isKnown = error instanceof Refusal || UNKNOWN.test(`${error} ${(error as Error).cause}`);
          if (!isKnown) throw error;
        }
      };

      let round = 0;
      for (let done = 0; done < OPERATIONS; round += 1) {
        const operations = Array.from({ length: 1 + next(5) }, () => people.draw());
        done += operations.length;
        world.reach(next(6) > 0);
        await together(operations.map((operation) => () => attempt(operation)));
        world.pass(next(8) === 0 ? next(90) * MINUTE_MS : next(10_000));
        await people.look();
        expectBalances(await world.balances(), `${seed}, round ${round}`);
        if (round % LOOK_EVERY === 0) expect(await auditMoney(world.db)).toEqual([]);
      }

      world.reach(true);
      world.pass(DAY_MS);
      await people.end(d1);
      expect(await auditMoney(world.db)).toEqual([]);
      expect(await people.wrong()).toEqual([]);
    },
    60_000,
  );

  it('have taken every turn that they can: the draws have not become tame', () => {
    expect(EVERY_TURN.filter((turn) => !turns.has(turn))).toEqual([]);
  });
});

function deathOf(next: Next): Death | undefined {
  if (next(6) > 0) return undefined;
  const place = next(12);
  return { access: 1 + next(20), at: place < 3 ? 'before' : place < 6 ? 'after' : place - 5 };
}

function expectBalances(balances: ReadonlyMap<string, number>, where: string): void {
  const sum = [...balances.values()].reduce((total, balance) => total + balance, 0);
  const below = [...balances].filter(([id, balance]) => balance < 0 && !id.startsWith('house:'));
  expect([where, sum, below]).toEqual([where, 0, []]);
}

/** Members, bank and vendor, and what they know to be true. */
function outsideOf(world: World, next: Next) {
  const intents: Intent[] = [];
  /** Order numbers that members were told, by the key of their intent. */
  const opened = new Map<string, string>();
  const told = new Map<string, Told>();
  const heard = new Set<string>();
  /** What the bank made of payouts, and what it was answered. */
  const outcomes = new Map<string, 'settled' | 'failed'>();
  const ended = new Set<string>();
  const plays: Play[] = [];
  const faults: string[] = [];
  let orders: { orderNo: string; reference: string; memberId: number; channelId: string }[] = [];

  const pick = <T>(from: readonly T[]): T | undefined => from[next(from.length)];
  const lately = <T>(from: readonly T[]): T | undefined => pick(from.slice(-12));

  const sending = (intent: Intent): Operation => ({
    name: intent.kind,
    async run(own) {
      const orderNo = await world.send(own, intent);
      const earlier = opened.get(intent.key);
      if (earlier && earlier !== orderNo) faults.push(`${intent.key} became ${earlier} and ${orderNo}`);
      opened.set(intent.key, orderNo);
      return undefined;
    },
  });

  const receiving = (one: Told): Operation => ({
    name: 'received',
    async run(own) {
      const { repeated } = await world.receive(own, one);
      const first = told.get(one.transactionId);
      if (first?.amount !== one.amount) faults.push(`${one.transactionId} was heard with another amount`);
      if (!repeated && heard.has(one.transactionId)) faults.push(`${one.transactionId} was heard twice`);
      heard.add(one.transactionId);
      return repeated ? 'received again' : undefined;
    },
  });

  const ending = (orderNo: string): Operation => {
    const outcome = outcomes.get(orderNo) ?? (next(3) === 0 ? 'failed' : 'settled');
    outcomes.set(orderNo, outcome);
    // Now and then the bank contradicts itself, after it was heard.
    const isContrary = ended.has(orderNo) && next(4) === 0;
    const said = isContrary ? (outcome === 'failed' ? 'settled' : 'failed') : outcome;
    return {
      name: said,
      async run(own) {
        const { repeated } = await world[said](own, orderNo);
        if (!repeated && ended.has(orderNo)) faults.push(`${orderNo} ended twice`);
        ended.add(orderNo);
        return repeated ? `${said} again` : undefined;
      },
    };
  };

  const newIntent = async (): Promise<Intent> => {
    const [member, key] = [pick(MEMBERS) as number, `key-${intents.length}`];
    const whole = (await world.balances()).get(`member:${member}`) ?? 0;
    const part = 100 + next(OPENING / 10);
    const [channelId, amount] = [
      pick(['transfer', 'wallet'] as const) ?? 'transfer',
      5_000_000 + 100 * next(10 ** 6),
    ];
    return next(2) === 0
      ? { kind: 'deposit', member, key, channelId, amount }
      : { kind: 'withdraw', member, key, amount: next(4) > 0 ? part : Math.max(100, whole) };
  };

  const drawPlay = (): Operation => {
    const old = next(5) === 0 ? lately(plays) : undefined;
    const bet = lately(plays.filter(({ kind }) => kind === 'bet'));
    const [member, id] = [pick(MEMBERS) as number, `t-${plays.length}`];
    const kind = bet ? (pick(['bet', 'bet', 'win', 'rollback'] as const) ?? 'bet') : 'bet';
    const amount = next(3) === 0 ? OPENING : 1 + next(OPENING / 100);
    const play: Play =
      old ??
      (kind === 'bet' || !bet
        ? { kind: 'bet', member, id, betId: id, amount }
        : { kind, member: bet.member, id, betId: bet.id, amount: kind === 'win' ? next(2 * bet.amount) : 0 });
    if (!old) plays.push(play);
    return { name: play.kind, run: async (own) => void (await world.play(own, play)) };
  };

  /** Of the last intent of each kind several are drawn at once, as by taps, tabs and browsers that send again. */
  let fresh: Intent | undefined;
  function draw(): Operation {
    const choice = next(20);
    const order = lately(orders);
    const old = lately([...told.values()]);
    const payout = lately([...world.asked.keys()]);
    if (choice < 5 && fresh) {
      const intent = next(4) === 0 ? (lately(intents) ?? fresh) : fresh;
      if (intent === fresh) intents.push(fresh);
      fresh = next(3) === 0 ? fresh : undefined;
      return sending(intent);
    }
    if (choice < 8 && order) {
      const amount = 1 + next(10_000_000);
      const one = { transactionId: `b-${told.size}`, reference: order.reference, amount };
      told.set(one.transactionId, one);
      return receiving(one);
    }
    if (choice < 10 && old) {
      const isHeard = heard.has(old.transactionId);
      return isHeard && next(3) === 0 ? { ...receiving({ ...old, amount: old.amount + 1 }) } : receiving(old);
    }
    if (choice < 11 && order)
      return { name: 'refused', run: async (own) => void (await world.refuse(own, order.reference)) };
    if (choice < 12 && order)
      return {
        name: 'cancelled',
        run: async (own) => void (await world.cancel(own, order.memberId, order.orderNo)),
      };
    if (choice < 14 && payout) return ending(payout);
    if (choice < 16) return { name: 'carried on', run: async (own) => void (await world.carryOn(own)) };
    return drawPlay();
  }

  return {
    draw,
    async look() {
      fresh ??= await newIntent();
      orders = await world.db.select().from(deposits);
    },

    /** What everybody does who does not know how it ended: asks again, until all is known. */
    async end(d1: unknown) {
      const again = async ({ run }: Operation) => {
        await run(d1).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      };
      for (const intent of intents) if (!opened.has(intent.key)) await again(sending(intent));
      for (const one of told.values()) await again(receiving(one));
      for (let minute = 0; minute < 60; minute += 1) {
        world.pass(MINUTE_MS);
        await world.carryOn(d1);
        for (const orderNo of world.asked.keys()) if (!ended.has(orderNo)) await again(ending(orderNo));
      }
    },

    /** Where the gateway and the world outside differ. */
    async wrong() {
      const found = [...faults];
      const holds = (what: string, real: unknown, known: unknown) => {
        if (JSON.stringify(real) !== JSON.stringify(known)) found.push(`${what}: ${real} is not ${known}`);
      };
      const balances = await world.balances();
      const rows = await world.db.select().from(withdrawals);
      const steps = await world.db.select().from(withdrawalSteps);
      const bets = await world.db.select().from(gameBets);
      const closings = await world.db.select().from(gameClosings);
      orders = await world.db.select().from(deposits);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const cameIn = [...told.values()].map(({ reference, amount }) => {
        const order = orders.find((one) => one.reference === reference);
        return {
          member: order?.memberId,
          amount,
          fee: order?.channelId === 'wallet' ? Math.floor(amount / 200) : 0,
        };
      });
      const paid = rows.filter(({ orderNo }) => outcomes.get(orderNo) === 'settled');
      const of = (all: { memberId: number; amount: number }[], member: number) =>
        sum(all.filter(({ memberId }) => memberId === member).map(({ amount }) => amount));

      for (const { orderNo } of rows) {
        const last = steps.filter((step) => step.orderNo === orderNo).at(-1)?.step;
        holds(orderNo, last, outcomes.get(orderNo) === 'settled' ? 'paid' : 'returned');
      }
      for (const member of MEMBERS) {
        const received = cameIn.filter((one) => one.member === member).map(({ amount, fee }) => amount - fee);
        const played = of(closings, member) - of(bets, member);
        const known = OPENING + sum(received) + played - of(paid, member);
        holds(`member ${member}`, balances.get(`member:${member}`), known);
        holds(`held for ${member}`, balances.get(`held:${member}`) ?? 0, 0);
      }
      const paidOut = sum(paid.map(({ orderNo }) => world.asked.get(orderNo) ?? 0));
      const fees = sum(cameIn.map(({ fee }) => fee)) + sum(paid.map(({ amount }) => amount)) - paidOut;
      holds('the bank', balances.get('house:payments'), paidOut - sum(cameIn.map(({ amount }) => amount)));
      holds('the fees', balances.get('house:fees'), fees);
      const known = new Set(opened.values());
      const unknown = [...rows, ...orders].filter(({ orderNo }) => !known.has(orderNo));
      holds(
        'orders that no intent came to',
        unknown.map(({ orderNo }) => orderNo),
        [],
      );
      holds('ends of orders', (await world.db.select().from(depositEndings)).length > 0, true);
      return found;
    },
  };
}
