import { beforeAll, describe, expect, it } from 'vitest';
import type { VendorSession } from '@/demo/db/schema';
import { findRound, listUnfinished } from '@/demo/db/vendor';
import { money } from '@/demo/vendor/money';
import { recoverRounds } from '@/demo/vendor/recovery';
import { playRound } from '@/demo/vendor/rounds';
import { seeded } from '@/demo/vendor/testing/seeded-random';
import { auditLedger } from '../../db/ledger';
import { DEN_LONG_SLOT, SLOT } from '../../testing/play';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { shakyVendor } from './shaky-vendor';

const STAKE = 100_000;
const twice = () => ({ multiplier: 200, shown: 'twice' });
const nothing = () => ({ multiplier: 0, shown: 'nothing' });

/** A game of each dialect. */
const GAMES = [
  ['signed JSON', SLOT.nodeId],
  ['the dialect of den-long', DEN_LONG_SLOT.nodeId],
] as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

/** A player at the slot machine, and what a test asks. */
async function seatedAt(nodeId: number, freeplay: 0 | 1 = 0) {
  const net = shakyVendor(gateway);
  const session = await net.sit({ freeplay, nodeId });
  const before = await money.balance(net.vendor, session);
  const play = (draw = twice, clientId: string = crypto.randomUUID(), stake = STAKE) =>
    playRound(net.vendor, session, { clientId, stake, choice: {} }, draw);
  return {
    ...net,
    session,
    play,
    recover: () => recoverRounds(net.vendor, session.accountId),
    moved: async () => (await money.balance(net.vendor, session)) - before,
    unfinished: () => unfinishedOf(session),
  };
}

const unfinishedOf = ({ accountId }: VendorSession) =>
  listUnfinished(gateway.demo.db, { accountId, before: Number.MAX_SAFE_INTEGER, limit: 9 });

const seated = (freeplay?: 0 | 1) => seatedAt(SLOT.nodeId, freeplay);

describe.each(GAMES)('in %s', (_, nodeId) => {
  const seated = () => seatedAt(nodeId);

  describe('a round', () => {
    it('takes the stake, draws on the server and pays what was won', async () => {
      const table = await seated();
      const { round, balance } = await table.play();
      expect(round).toMatchObject({ state: 'settled', win: 2 * STAKE, outcome: 'twice' });
      expect(table.sent.slice(-2)).toEqual(['bet', 'win']);
      expect(await table.moved()).toBe(STAKE);
      expect(balance).toBe(await money.balance(table.vendor, table.session));
      expect((await table.play(nothing)).round).toMatchObject({ state: 'settled', win: 0 });
      expect(await table.moved()).toBe(0);
      expect(await auditLedger(gateway.db)).toEqual([]);
    });

    it('that is sent again answers the same outcome and moves nothing, also when both come at once', async () => {
      const table = await seated();
      const id = crypto.randomUUID();
      const both = await Promise.all([table.play(twice, id), table.play(nothing, id)]);
      expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
      const won = both[0]?.repeated ? 0 : 2 * STAKE;
      const third = await table.play(twice, id);
      expect(third).toMatchObject({ repeated: true, round: { state: 'settled', win: won } });
      expect(await table.moved()).toBe(won - STAKE);
      expect(table.sent.filter((call) => call === 'bet')).toHaveLength(1);
    });

    it('that costs more than the player has is refused, and nothing moves', async () => {
      const table = await seated();
      const { round } = await table.play(twice, undefined, 10 ** 15);
      expect(round).toMatchObject({ state: 'refused', outcome: { refused: 'balance.short' } });
      expect(await table.moved()).toBe(0);
    });
  });

  describe('a bet without an answer', () => {
    it.each(['unsent', 'unanswered', 'late'] as const)(
      'that was %s is rolled back, does not count, and is kept out when it comes after all',
      async (how) => {
        const table = await seated();
        table.fail('bet', how);
        const { round } = await table.play();
        expect(round).toMatchObject({ state: 'cancelled', outcome: null, win: 0 });
        expect(await table.moved()).toBe(0);
        await table.arrive();
        expect(await table.moved()).toBe(0);
        expect(table.sent.slice(-3)).not.toContain('win');
      },
    );

    it('is rolled back until the wallet has heard it, at the player’s next call too', async () => {
      const table = await seated();
      table.fail('bet', 'unanswered');
      table.fail('rollback', 'unsent', 3);
      expect((await table.play()).round.state).toBe('cancelling');
      expect(await table.moved()).toBe(-STAKE);
      table.fail('rollback', 'unanswered');
      expect(await table.recover()).toMatchObject([{ state: 'cancelled' }]);
      expect(await table.moved()).toBe(0);
      expect(await table.recover()).toEqual([]);
    });

    it('left behind by a crash is rolled back once nobody can be at it any more', async () => {
      const table = await seated();
      await table
        .play(() => {
          throw new Error('crash before the outcome');
        })
        .catch(() => null);
      expect(await table.moved()).toBe(-STAKE);
      expect(await table.recover()).toMatchObject([{ state: 'betting' }]);
      expect(await table.moved()).toBe(-STAKE);
      table.time.ahead = 31_000;
      await recoverRounds(table.vendor);
      expect(await table.unfinished()).toEqual([]);
      expect(await table.moved()).toBe(0);
    });
  });

  describe('a win without an answer', () => {
    it.each(['unsent', 'unanswered', 'late'] as const)(
      'that was %s is sent again under the same id and paid once',
      async (how) => {
        const table = await seated();
        table.fail('win', how);
        expect((await table.play()).round).toMatchObject({ state: 'settled', win: 2 * STAKE });
        await table.arrive();
        expect(await table.moved()).toBe(STAKE);
      },
    );

    it('that stays away is kept and paid at the next call; the outcome stands meanwhile', async () => {
      const table = await seated();
      table.fail('win', 'unsent', 3);
      const id = crypto.randomUUID();
      const { round } = await table.play(twice, id);
      expect(round).toMatchObject({ state: 'winning', win: 2 * STAKE, outcome: 'twice' });
      expect((await table.play(nothing, id)).round).toMatchObject({ state: 'winning', outcome: 'twice' });
      expect(await table.moved()).toBe(-STAKE);
      expect(await table.recover()).toMatchObject([{ state: 'settled' }]);
      expect(await table.moved()).toBe(STAKE);
    });
  });
});

describe('free play', () => {
  it('starts with a million, moves play money and never asks the wallet for a movement', async () => {
    const table = await seated(1);
    expect(await money.balance(table.vendor, table.session)).toBe(1_000_000_00);
    const real = await seated(0);
    await table.play();
    await table.play(nothing);
    expect((await table.play()).round).toMatchObject({ state: 'settled', win: 2 * STAKE });
    expect(await table.moved()).toBe(STAKE);
    expect(await real.moved()).toBe(0);
    expect(table.sent).toEqual(['authenticate']);
  });

  it('cannot stake more play money than is left', async () => {
    const table = await seated(1);
    expect((await table.play(twice, undefined, 1_000_000_01)).round.state).toBe('refused');
    expect(await table.moved()).toBe(0);
    expect((await table.play(nothing, undefined, 1_000_000_00)).round.state).toBe('settled');
    expect((await table.play(nothing, undefined, 100)).round.state).toBe('refused');
  });
});

it('whatever the network does, every round ends, and the balance is what the rounds say', async () => {
  const table = await seated();
  const random = seeded(7);
  const calls = ['bet', 'win', 'rollback'] as const;
  const ways = ['unsent', 'unanswered', 'late'] as const;
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
  for (const id of ids) {
    for (let faults = random(5); faults > 0; faults -= 1) table.fail(pick(calls), pick(ways));
    await Promise.all([
      table.play(pick([twice, nothing]), id),
      table.play(twice, pick(ids)),
      table.recover(),
    ]);
    if (random(3) === 0) await table.arrive();
  }
  await table.arrive();
  for (let index = 0; (await table.unfinished()).length > 0 && index < 20; index += 1) {
    table.time.ahead += 31_000;
    await recoverRounds(table.vendor);
  }
  const rounds = await Promise.all(ids.map((id) => findRound(gateway.demo.db, table.session.playerId, id)));
  expect(new Set(rounds.map((round) => round?.state))).toEqual(new Set(['settled', 'cancelled']));
  const settled = rounds.filter((round) => round?.state === 'settled');
  expect(await table.moved()).toBe(settled.reduce((sum, round) => sum + (round?.win ?? 0) - STAKE, 0));
  expect(await auditLedger(gateway.db)).toEqual([]);
}, 30_000);
