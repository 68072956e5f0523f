import { depositFee } from '@/contracts/deposit/deposit-fee';
import {
  type DepositOrder,
  depositEndings,
  deposits,
  gameBets,
  gameClosings,
  ledgerTransactions,
  memberTransfers,
  payments,
  payoutOutcomes,
  wageringRequirements,
  withdrawalSteps,
  withdrawals,
} from '../../db/schema';
import { Refusal } from '../../platform/refusal';
import { type Intent, MEMBERS, OPENING, type Play, type Told, UPLINE, type World } from './money-world';

const MINUTE_MS = 60_000;
/** What deposits cost, in hundredths of a percent. */
const FEE_RATES: Record<string, number> = { wallet: 50, card: 1_500 };
/** 1/100 units. */
const CARD_FACES = [2_000_000, 5_000_000, 10_000_000, 50_000_000];

/** What members want, as often as it is named: what is refused most is tried most. */
const INTENTS = [
  ...(['withdraw', 'withdraw', 'withdraw', 'up', 'up', 'down', 'down'] as const),
  ...(['out', 'in', 'card', 'deposit', 'deposit'] as const),
] as const;
const BELOW = MEMBERS.filter((id) => id !== UPLINE);

export type Next = (below: number) => number;
/** Something that somebody does; answers the turn that it took, when that is not its name. */
export type Operation = { name: string; run: (own: unknown) => Promise<string | undefined> };

/** The code of a refusal; whatever else broke is thrown on. */
function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.errorCode;
  throw error;
}

/** Members, bank and vendor: what they do at random, and what they know to be true. */
export function externalSystemsOf(world: World, next: Next) {
  const intents: Intent[] = [];
  /** Numbers that members were told, by the key of their intent. */
  const opened = new Map<string, string>();
  const told = new Map<string, Told>();
  const heard = new Set<string>();
  /** What staff have matched, by the transaction: the order that they found, and the one that has it. */
  const found = new Map<string, string>();
  const matched = new Map<string, string>();
  /** What the bank made of payouts, and what it was answered. */
  const outcomes = new Map<string, 'settled' | 'failed'>();
  const ended = new Set<string>();
  /** Payouts of which the bank said both ends, and those of them of which it was told that this is refused. */
  const contradicted = new Set<string>();
  const refused = new Set<string>();
  const plays: Play[] = [];
  const played = new Set<Play>();
  const faults: string[] = [];
  let orders: Pick<DepositOrder, 'orderNo' | 'reference' | 'memberId' | 'channelId' | 'amount'>[] = [];

  const pick = <T>(from: readonly T[]): T | undefined => from[next(from.length)];
  let isOver = false;
  world.decide(
    (orderNo) => outcomes.get(orderNo) ?? (isOver || next(4) === 0 ? outcomeOf(orderNo) : 'underway'),
  );

  /** What becomes of a payout; once it was drawn it stays so. */
  function outcomeOf(orderNo: string): 'settled' | 'failed' {
    const outcome = outcomes.get(orderNo) ?? (next(2) === 0 ? 'failed' : 'settled');
    outcomes.set(orderNo, outcome);
    return outcome;
  }

  const lately = <T>(from: readonly T[]): T | undefined => pick(from.slice(-12));

  const sending = (intent: Intent): Operation => ({
    name: intent.kind,
    async run(own) {
      const number = await world.send(own, intent);
      const earlier = opened.get(intent.key);
      if (earlier && earlier !== number) faults.push(`${intent.key} became ${earlier} and ${number}`);
      opened.set(intent.key, number);
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
    const outcome = outcomeOf(orderNo);
    // Now and then the bank contradicts itself, after it was heard.
    const isContrary = ended.has(orderNo) && next(4) === 0;
    const said = isContrary ? (outcome === 'failed' ? 'settled' : 'failed') : outcome;
    if (isContrary) contradicted.add(orderNo);
    return {
      name: said,
      async run(own) {
        const answer = world[said](own, orderNo);
        if (isContrary) {
          const code = await answer.then(() => 'heard', codeOf);
          if (code === 'transaction.reused') refused.add(orderNo);
          else faults.push(`${orderNo} ended as ${outcome}, then as ${said}: ${code}`);
          return 'contradicted';
        }
        const { repeated } = await answer;
        if (!repeated && ended.has(orderNo)) faults.push(`${orderNo} ended twice`);
        ended.add(orderNo);
        return repeated ? `${said} again` : undefined;
      },
    };
  };

  const matching = (transactionId: string, orderNo: string): Operation => ({
    name: 'matched',
    async run(own) {
      const first = matched.get(transactionId);
      const has = await world.match(own, transactionId, orderNo);
      if (first && has !== first) faults.push(`${transactionId} is matched to ${first} and ${has}`);
      matched.set(transactionId, has);
      return has === orderNo ? undefined : 'matched before';
    },
  });

  const playing = (play: Play): Operation => ({
    name: play.kind,
    async run(own) {
      await world.play(own, play);
      played.add(play);
      return undefined;
    },
  });

  const newIntent = async (): Promise<Intent> => {
    const kind = pick(INTENTS) as (typeof INTENTS)[number];
    const key = `key-${intents.length}`;
    const senders = kind === 'up' ? BELOW : kind === 'down' ? [UPLINE] : MEMBERS;
    const others = MEMBERS.filter((id) => !senders.includes(id));
    // Mostly by whoever may send it.
    const member = pick(next(4) === 0 && others.length > 0 ? others : senders) as number;
    const balances = await world.balances();
    const all = balances.get(`member:${member}`) ?? 0;
    const part = 100 + 100 * next(OPENING / 1000);
    const [whole, some] = [
      { member, key, amount: Math.max(100, all - (all % 100)) },
      { member, key, amount: part },
    ];
    const named = next(4) > 0 ? some : whole;
    // What leaves for good is of whole units.
    const leaving = { ...named, amount: named.amount - (named.amount % 100) };
    switch (kind) {
      case 'withdraw':
      case 'up':
        return { kind, ...leaving };
      case 'down':
        return { kind, to: pick(next(4) > 0 ? BELOW : MEMBERS) as number, ...leaving };
      case 'out':
        return { kind: 'move', direction: kind, ...named };
      case 'in':
        return { kind: 'move', direction: kind, ...some };
      case 'card': {
        // Now and then a card that was handed in before, or is at the same time.
        const serial = `serial-${next(3) === 0 ? Math.max(0, intents.length - 1 - next(4)) : intents.length}`;
        return { kind, member, key, amount: pick(CARD_FACES) as number, serial };
      }
      case 'deposit': {
        const channelId = pick(['transfer', 'wallet'] as const) ?? 'transfer';
        return { kind, member, key, channelId, amount: 5_000_000 + 100 * next(10 ** 6) };
      }
    }
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
        : {
            kind,
            member: bet.member,
            id,
            betId: bet.id,
            amount: kind === 'win' ? next(bet.amount + bet.amount) : 0,
          });
    if (!old) plays.push(play);
    return playing(play);
  };

  const keeping = (single: boolean): Operation => ({
    name: single ? 'one wallet' : 'wallets at vendors',
    run: async () => void (await world.keepSingle(single)),
  });

  /** Of the last intent of each kind several are drawn at once, as by taps, tabs and browsers that send again. */
  let fresh: Intent | undefined;
  function draw(): Operation {
    const choice = next(25);
    const order = lately(orders);
    const old = lately([...told.values()]);
    const payout = lately([...world.asked.keys()]);
    if (choice < 10 && fresh) {
      const intent = next(4) === 0 ? (lately(intents) ?? fresh) : fresh;
      if (!intents.includes(intent)) intents.push(intent);
      fresh = next(3) === 0 ? fresh : undefined;
      return sending(intent);
    }
    if (choice < 12 && order) {
      // Now and then a transfer with a wrong text, or one that a bank has altered, mostly of the right amount.
      const isAltered = next(4) === 0;
      const amount = isAltered && next(4) > 0 ? order.amount : 1 + next(10_000_000);
      const text = isAltered ? `ct den ${order.reference.toLowerCase()}.` : order.reference;
      const reference = next(5) === 0 ? `HDNOBODY${told.size}` : text;
      const one = { transactionId: `b-${told.size}`, reference, amount };
      told.set(one.transactionId, one);
      return receiving(one);
    }
    if (choice < 14 && old) {
      const isHeard = heard.has(old.transactionId);
      return isHeard && next(3) === 0 ? { ...receiving({ ...old, amount: old.amount + 1 }) } : receiving(old);
    }
    if (choice < 15 && order)
      return { name: 'refused', run: async (own) => void (await world.refuse(own, order.reference)) };
    if (choice < 17 && order)
      return {
        name: 'cancelled',
        run: async (own) => void (await world.cancel(own, order.memberId, order.orderNo)),
      };
    const astray = lately([...told.values()].filter(({ reference }) => reference.startsWith('HDNOBODY')));
    if (choice < 18 && astray && order) {
      const { transactionId } = astray;
      if (heard.has(transactionId)) found.set(transactionId, found.get(transactionId) ?? order.orderNo);
      return matching(transactionId, order.orderNo);
    }
    if (choice < 20 && payout) return ending(payout);
    if (choice < 22) return { name: 'carried on', run: async (own) => void (await world.carryOn(own)) };
    if (next(6) === 0) return keeping(next(2) === 0);
    return drawPlay();
  }

  /** What the bank makes of the cards that it was given: each is good for one order. */
  function lookAtCards(): void {
    const used = new Map<string, string>();
    for (const { reference, serial, amount } of world.cards.values()) {
      const first = used.get(serial) ?? reference;
      used.set(serial, first);
      const transactionId = `card-${reference}`;
      if (first === reference && !told.has(transactionId))
        told.set(transactionId, { transactionId, reference, amount });
    }
  }

  return {
    draw,
    async look() {
      fresh ??= await newIntent();
      orders = await world.db.select().from(deposits);
      lookAtCards();
    },

    /** What everybody does who does not know how it ended: asks again, until all is known. */
    async end(d1: unknown) {
      const again = async ({ run }: Operation) => {
        await run(d1).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      };
      for (const intent of intents) if (!opened.has(intent.key)) await again(sending(intent));
      lookAtCards();
      for (const one of told.values()) await again(receiving(one));
      for (const play of plays) if (!played.has(play)) await again(playing(play));
      for (const [transactionId, orderNo] of found) await again(matching(transactionId, orderNo));
      // The bank tells nothing more of payouts: it is asked.
      isOver = true;
      for (let quarter = 0; quarter < 100; quarter += 1) {
        world.pass(15 * MINUTE_MS);
        await world.carryOn(d1);
      }
    },

    /** Whether a line of the audit tells what the bank has really said. */
    hasSaid: (line: unknown) => {
      const { wrong, order_no: orderNo } = line as { wrong?: string; order_no?: string };
      return wrong === 'payout told otherwise' && contradicted.has(orderNo ?? '');
    },

    /** Where the gateway and the world outside differ; `givenTo` is what the house gave a member. */
    async wrong(givenTo: (member: number) => Promise<number>) {
      const differences = [...faults];
      const holds = (what: string, real: unknown, known: unknown) => {
        const [is, shouldBe] = [JSON.stringify(real), JSON.stringify(known)];
        if (is !== shouldBe) differences.push(`${what}: ${is} is not ${shouldBe}`);
      };
      const balances = await world.balances();
      const rows = await world.db.select().from(withdrawals);
      const steps = await world.db.select().from(withdrawalSteps);
      const bets = await world.db.select().from(gameBets);
      const closings = await world.db.select().from(gameClosings);
      const sentRows = await world.db.select().from(memberTransfers);
      const moves = (await world.db.select().from(ledgerTransactions)).filter(({ kind }) =>
        ['transfer.out', 'transfer.in', 'transfer.up', 'transfer.down'].includes(kind),
      );
      const requirements = await world.db.select().from(wageringRequirements);
      orders = await world.db.select().from(deposits);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const credited = await world.db.select().from(payments);
      const cameIn = [...told.values()].map(({ transactionId, reference, amount }) => {
        const number = matched.get(transactionId);
        const named = orders.find((one) => reference === `ct den ${one.reference.toLowerCase()}.`);
        const isFound = credited.some(
          ({ id, orderNo }) => id === transactionId && orderNo === named?.orderNo,
        );
        if (isFound && amount > (named?.amount ?? 0))
          differences.push(`${transactionId} is not what was due`);
        const order =
          orders.find((one) => one.reference === reference || one.orderNo === number) ??
          (isFound ? named : undefined);
        const rate = FEE_RATES[order?.channelId ?? ''] ?? 0;
        return { member: order?.memberId, amount, fee: depositFee(amount, rate) };
      });
      const paid = rows.filter(({ orderNo }) => outcomes.get(orderNo) === 'settled');
      const of = (all: { memberId: number; amount: number }[], member: number) =>
        sum(all.filter(({ memberId }) => memberId === member).map(({ amount }) => amount));
      const sent = intents.flatMap((intent) => {
        const { kind, key, member, amount } = intent;
        if (!opened.has(key) || (kind !== 'up' && kind !== 'down')) return [];
        return [{ from: member, to: kind === 'up' ? UPLINE : intent.to, amount }];
      });
      const sentBy = (end: 'from' | 'to', member: number) =>
        sum(sent.filter((one) => one[end] === member).map(({ amount }) => amount));

      for (const { orderNo } of rows) {
        const last = steps.filter((step) => step.orderNo === orderNo).at(-1)?.step;
        holds(orderNo, last, outcomes.get(orderNo) === 'settled' ? 'paid' : 'returned');
      }
      for (const member of MEMBERS) {
        const received = cameIn.filter((one) => one.member === member).map(({ amount, fee }) => amount - fee);
        const won = of(closings, member) - of(bets, member);
        const transfers = sentBy('to', member) - sentBy('from', member);
        const given = await givenTo(member);
        const known = OPENING + given + sum(received) + won - of(paid, member) + transfers;
        const wallets = [...balances].filter(([id]) => /^(member|vendor):/.test(id));
        const own = wallets.filter(([id]) => id.endsWith(`:${member}`)).map(([, balance]) => balance);
        holds(`member ${member}`, sum(own), known);
        holds(`held for ${member}`, balances.get(`held:${member}`) ?? 0, 0);
      }
      const kept = (await world.db.select().from(payoutOutcomes)).filter(({ heeded }) => !heeded);
      const forgotten = [...refused].filter((one) => !kept.some(({ orderNo }) => orderNo === one));
      holds('contradictions that were forgotten', forgotten, []);
      const paidOut = sum(paid.map(({ orderNo }) => world.asked.get(orderNo) ?? 0));
      const fees = sum(cameIn.map(({ fee }) => fee)) + sum(paid.map(({ amount }) => amount)) - paidOut;
      holds('the bank', balances.get('house:payments'), paidOut - sum(cameIn.map(({ amount }) => amount)));
      const nobodys = sum(cameIn.filter(({ member }) => member === undefined).map(({ amount }) => amount));
      holds('kept aside', balances.get('house:unmatched') ?? 0, nobodys);
      holds('the fees', balances.get('house:fees'), fees);

      const known = new Set(opened.values());
      const numbers = [...rows, ...orders].map(({ orderNo }) => orderNo);
      const moved = moves.map(({ source }) => source?.replace('transfer:', '') ?? '');
      const unknown = [...numbers, ...moved].filter((number) => !known.has(number));
      holds('orders that no intent came to', unknown, []);
      holds('ends of orders', (await world.db.select().from(depositEndings)).length > 0, true);
      const given = orders.filter(
        ({ channelId, reference }) => channelId === 'card' && !world.cards.has(reference),
      );
      holds('cards that were kept from the bank', given, []);

      for (const { kind, id, member, amount } of played) {
        const row =
          kind === 'bet'
            ? bets.find(({ transactionId }) => transactionId === id)
            : closings.find(({ transactionId }) => transactionId === id);
        if (kind === 'rollback' && !row) continue;
        const isWhole = kind === 'rollback' || row?.amount === amount;
        holds(`${kind} ${id}`, [row?.memberId, isWhole], [member, true]);
      }

      /** What a member had to leave in the wallet at a moment: what no settled bet had met by then. */
      const lockedFor = (member: number, at: number, latest: number) =>
        sum(
          requirements
            .filter(({ id, memberId }) => memberId === member && id <= latest)
            .filter((one) => {
              const since = closings.filter(
                (closing) => closing.kind === 'win' && closing.at >= one.at && closing.at <= at,
              );
              const settled = since.map(({ betId }) => bets.find((bet) => bet.transactionId === betId));
              return of(settled as typeof bets, member) < one.required;
            })
            .map(({ locked }) => locked),
        );
      for (const { memberId, at, requirementId, balanceAfter } of [...rows, ...sentRows]) {
        const locked = lockedFor(memberId, at, requirementId);
        if (balanceAfter < locked)
          differences.push(`${memberId} left ${balanceAfter} of ${locked} that was locked`);
      }
      return differences;
    },
  };
}
