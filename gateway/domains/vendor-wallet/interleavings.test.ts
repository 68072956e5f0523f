import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { createDenLongWallet } from '@/demo/vendor/den-long-wallet';
import { insertPlayer, takeLaunchToken } from '../../db/game-players';
import { insertAll } from '../../db/insert-all';
import { auditLedger, HOUSE_GAMES, HOUSE_OPENING, memberAccount } from '../../db/ledger';
import { insertMember } from '../../db/members';
import { type Db, openDb } from '../../db/open';
import { ledgerAccounts, merchants } from '../../db/schema';
import { clockAhead } from '../../platform/clock';
import { Refusal } from '../../platform/refusal';
import { MERCHANTS } from '../../seed/merchants';
import { openLocalD1 } from '../../testing/local-d1';
import { numbers } from '../../testing/numbers';
import { seedsOf } from '../../testing/seeds';
import { type Fate, shuffleD1 } from '../../testing/shuffled-d1';
import { createWalletModel, type Deed, type Outcome } from '../../testing/wallet-model';
import { denLong } from '../vendors/den-long';
import { openWallet } from '../wallet/open-wallet';
import { vendorWallet } from './vendor-wallet';

const MEMBERS = [1, 2, 3, 4];
/** 1/100 units. */
const OPENING = 100_000;
const NODE = 90001;
const VENDOR = 'demo';
const ROUNDS = 400;
const clock = clockAhead(0);
const UNKNOWN = 'nobody knows';
const EVERY_TURN = [
  'moved',
  'repeated',
  'balance.short',
  'bet.unknown',
  'bet.settled',
  'bet.rolled.back',
  'transaction.reused',
  UNKNOWN,
];

describe('thousands of bets, wins and rollbacks that overtake each other, come late, break off and are sent again', () => {
  const turns = new Map<string, number>();

  it.each([
    ...seedsOf(3).map((seed) => [seed, 'the wallet itself', byItself] as const),
    ...seedsOf(26).map((seed) => [seed, 'the dialect of den-long', inDenLong] as const),
  ])(
    'come to what the plain model says, with a clean ledger and no debt, as drawn from %i, in %s [WALLET-01]',
    async (seed, words, asked) => {
      const next = numbers(seed);
      const d1 = openLocalD1();
      const db = openDb({ DB: d1 });
      await openTable(db);
      const model = createWalletModel(new Map(MEMBERS.map((member) => [member, OPENING])));
      const { databaseOf, together } = shuffleD1(d1, next);
      const running = new Set<{ deed: Deed; possible: Outcome[] }>();
      const sent: Deed[] = [];

      const heed = (deed: Deed) => {
        model.heed(deed);
        for (const one of running) one.possible.push(model.outcomeOf(one.deed));
      };
      const send = async (deed: Deed) => {
        const one = { deed, possible: [model.outcomeOf(deed)] };
        running.add(one);
        const own = databaseOf(
          () => fateOf(next),
          () => heed(deed),
        );
        const outcome = await outcomeOf(openDb({ DB: own }), deed, asked);
        running.delete(one);
        const name = `${nameOf(outcome)} in ${words}`;
        turns.set(name, (turns.get(name) ?? 0) + 1);
        if (outcome !== UNKNOWN) expect(one.possible, JSON.stringify(deed)).toContainEqual(outcome);
      };

      for (let round = 0; round < ROUNDS; round += 1) {
        const deeds = Array.from({ length: 1 + next(5) }, () => drawDeed(next, sent));
        await together(deeds.map((deed) => () => send(deed)));
        await expectBalances(db, model.balances);
        if (round % 50 === 0) expect(await auditLedger(db)).toEqual([]);
      }
      expect(await auditLedger(db)).toEqual([]);
    },
  );

  it.each(['the wallet itself', 'the dialect of den-long'])(
    'have taken every turn that a call can take, in %s: the draws have not become tame',
    (words) => {
      expect(EVERY_TURN.filter((name) => (turns.get(`${name} in ${words}`) ?? 0) < 5)).toEqual([]);
    },
  );
});

/** A member for each number, at one game, with money. */
async function openTable(db: Db): Promise<void> {
  await insertAll(db, merchants, MERCHANTS);
  for (const member of MEMBERS) {
    const account = `player_${member}`;
    const row = { id: member, merchant: 'hoadang', account, passwordHash: '', type: 0, regDate: 0 };
    await insertMember(db, row);
    await openWallet(db, member, OPENING, clock.now());
    const player = {
      id: account,
      vendor: VENDOR,
      tokenHash: account,
      tokenExpiresAt: clock.now() + 60_000,
      memberId: member,
      nodeId: NODE,
      gameCode: 'HOT-001',
      freeplay: false,
      language: 'VI',
      backUrl: '',
    };
    await insertPlayer(db, player, clock.now());
    await takeLaunchToken(db, VENDOR, account, clock.now());
  }
}

/** A new deed, or one of those that were sent lately: as it was, or changed. */
function drawDeed(next: (below: number) => number, sent: Deed[]): Deed {
  const lately = sent.slice(-16);
  const old = lately[next(lately.length)];
  const choice = next(20);
  if (old && choice < 4) return old;
  if (old && choice < 5) return { ...old, amount: old.kind === 'rollback' ? 0 : old.amount + 1, member: 1 };
  const id = `t${sent.length}`;
  const bets = lately.filter(({ kind }) => kind === 'bet');
  const bet = bets[next(bets.length)];
  const member = next(12) > 0 && bet ? bet.member : 1 + next(MEMBERS.length);
  // Of a bet that may never come, or comes after it was rolled back.
  const betId = bet && next(8) > 0 ? bet.betId : `t${sent.length + next(6)}`;
  const deed: Deed =
    choice < 10 || !bet
      ? {
          kind: 'bet',
          member: 1 + next(MEMBERS.length),
          id,
          betId: id,
          amount: 1 + next(next(4) === 0 ? OPENING : OPENING / 10),
        }
      : choice < 16
        ? { kind: 'win', member, id, betId, amount: next(3) === 0 ? 0 : next(4 * bet.amount) }
        : { kind: 'rollback', member, id, betId, amount: 0 };
  sent.push(deed);
  return deed;
}

function fateOf(next: (below: number) => number): Fate {
  return (['broken', 'lost'] as const)[next(16)] ?? 'written';
}

type Asked = (db: Db, deed: Deed) => Promise<{ balance: number; repeated?: boolean | null }>;

/** What the real wallet makes of a deed. */
async function outcomeOf(db: Db, deed: Deed, asked: Asked): Promise<Outcome | typeof UNKNOWN> {
  try {
    const { balance, repeated } = await asked(db, deed);
    return { balance, repeated: repeated === true };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.errorCode };
    const judged = error instanceof GatewayError && error.status === 200;
    return judged ? { refused: error.code } : UNKNOWN;
  }
}

/** A deed in the words of the wallet and of its clients alike, but for the unit of its amount. */
function wordsOf({ kind, member, id, betId, amount }: Deed, unit: number) {
  const named = { playerId: `player_${member}`, transactionId: id };
  const moving = { ...named, roundId: betId, nodeId: NODE, amount: amount / unit };
  return { kind, moving, named, betTransactionId: betId };
}

const byItself: Asked = (db, deed) => {
  const { kind, moving, named, betTransactionId } = wordsOf(deed, 1);
  const wallet = vendorWallet({ db, clock }, VENDOR);
  if (kind === 'bet') return wallet.bet(moving);
  return kind === 'win'
    ? wallet.win({ ...moving, betTransactionId })
    : wallet.rollBack({ ...named, betTransactionId });
};

const inDenLong: Asked = async (db, deed) => {
  const { kind, moving, named, betTransactionId } = wordsOf(deed, 100);
  const wallet = createDenLongWallet({ secret: 'unheard', fetch: heardBy(db) });
  const { balance, repeated } =
    kind === 'bet'
      ? await wallet.bet(moving)
      : kind === 'win'
        ? await wallet.win({ ...moving, betTransactionId })
        : await wallet.rollBack({ ...named, betTransactionId });
  return { balance: Math.round(balance * 100), repeated };
};

/** The adapter alone, without the way to it: what breaks is an answer that nobody can read. */
const heardBy = (db: Db) => async (request: Request) => {
  const text = await request.text();
  const heard = { path: '', bytes: new Uint8Array(), text, header: () => '', now: clock.now() };
  try {
    return Response.json(await denLong.answer(heard, vendorWallet({ db, clock }, VENDOR)));
  } catch (error) {
    if (error instanceof Refusal) return Response.json(denLong.refuse?.(error));
    throw error;
  }
};

function nameOf(outcome: Outcome | typeof UNKNOWN): string {
  if (outcome === UNKNOWN) return outcome;
  if ('refused' in outcome) return outcome.refused;
  return outcome.repeated ? 'repeated' : 'moved';
}

async function expectBalances(db: Db, expected: ReadonlyMap<number, number>): Promise<void> {
  const rows = await db.select().from(ledgerAccounts);
  const real = new Map(rows.map(({ id, balance }) => [id, balance]));
  for (const [member, balance] of expected) {
    expect(real.get(memberAccount(member))).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const sum = rows.reduce((total, { balance }) => total + balance, 0);
  expect([sum, real.get(HOUSE_OPENING)]).toEqual([0, -OPENING * MEMBERS.length]);
  expect(real.get(HOUSE_GAMES) ?? 0).toBe(
    OPENING * MEMBERS.length - [...expected.values()].reduce((total, balance) => total + balance, 0),
  );
}
