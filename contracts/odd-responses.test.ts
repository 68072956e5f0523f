import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getSalaryAgreement } from './agreements/salary-agreement';
import { callOperation } from './client';
import { getAnnouncements } from './content/announcements';
import { changeAt, stepsOf } from './field-paths';
import { getHotGames } from './games/hot-games';
import { getMemberInfo } from './member/member-info';
import type { Operation } from './operation';
import { operations } from './operations';
import { listMovements } from './record/record';
import { logIn } from './session/log-in';
import { fieldsOf } from './shape';

const ODD = { odd: ['entry'] };

/** What the client makes of an answer with this value. */
function responseOf<Op extends Operation>(operation: Op, value: unknown) {
  const fetch = async () => Response.json({ success: true, value });
  return callOperation(operation, operation.example.input as never, { baseUrl: 'https://g.example', fetch });
}

/** A change at each field of a kind, in each operation of the site. */
function changesOf(isMeant: (field: ReturnType<typeof fieldsOf>[number]) => boolean) {
  return operations.flatMap((operation) =>
    fieldsOf(operation.output)
      .filter(isMeant)
      .map(({ path }) => ({ operation, path, name: `${operation.id} ${path}` })),
  );
}

const TERMS = ['versions', 'versions[].tiers', 'versions[].from', 'versions[].until', 'versions[].by'];
const WORTH = ['versions[].reachedTier', 'versions[].players', 'versions[].worth', 'basis'];
/** What an agent agreed to. */
const AGREED = ['salary', 'dividend', 'hour'].flatMap((kind) =>
  [...TERMS, ...WORTH].map((path) => `agent.contract.${kind} ${path}`),
);
/** Lists that members count their money by, and the way on in them: nothing is left out of these. */
const WHOLE = [
  'record.list list',
  'record.list next',
  'record.summary days',
  'record.withdrawals list',
  'record.withdrawals next',
  'orders.list list',
  'orders.list next',
  'orders.detail tickets',
  'deposit.orders list',
  'transfer.wallets vendors',
  'withdraw.overview requirements',
  'withdraw.order steps',
  'mall.redemptions list',
  'mall.redemptions next',
  'referral.friends list',
  'referral.friends next',
  'agent.teamKpi days',
  'agent.teamKpi products',
  'agent.team.best list',
  'agent.team.list list',
  'agent.team.list next',
  'agent.team.member line',
  'agent.settlements.list list',
  'agent.settlements.list next',
  'agent.settlements.summary kinds',
  'agent.settlements.summary pending',
  'agent.settlements.one lines',
  'agent.settlements.one corrections',
  'agent.rules tiers',
  'agent.rules tiers[].rates',
  ...AGREED,
  ...['versions', 'versions[].tiers', 'versions[].from', 'versions[].until', 'own', 'own.tiers'].map(
    (path) => `agent.contract.downline ${path}`,
  ),
  ...['list', 'list[].from', 'list[].until', 'next'].map((path) => `agent.contract.downlines ${path}`),
  'agent.contract.answer from',
];
const isWhole = ({ name }: { name: string }) => WHOLE.includes(name);

describe('an answer with something odd in it', () => {
  it('is none when the odd entry is one of money, or the way on to more of them [MONEY-13 MONEY-22]', async () => {
    const whole = changesOf(() => true).filter(isWhole);
    expect(whole.map(({ name }) => name).sort()).toEqual([...WHOLE].sort());
    for (const { operation, path, name } of whole) {
      const add = (list: unknown) => (Array.isArray(list) ? [ODD, ...list] : ODD);
      const value = changeAt(operation.example.output, stepsOf(path), add);
      await expect(responseOf(operation, value), name).rejects.toThrow('gateway.bad.answer');
    }
  });

  it('stands when any other list of it has an odd entry, and keeps the others [ENT-79 GATE-29]', async () => {
    const all = changesOf(({ shape, path }) => shape.kind === 'array' && path.split('[]').length < 3);
    const lists = all.filter((one) => !isWhole(one));
    expect(lists.length).toBeGreaterThan(30);
    for (const { operation, path, name } of lists) {
      const add = (list: unknown) => (Array.isArray(list) ? [ODD, null, ...list] : list);
      const value = changeAt(operation.example.output, stepsOf(path), add);
      await expect(responseOf(operation, value), name).resolves.toBeDefined();
    }
  });

  it('stands when any list of it is null, which is an empty one [ENT-79]', async () => {
    const lists = changesOf(({ shape }) => shape.kind === 'array');
    expect(lists.length).toBeGreaterThan(WHOLE.length);
    for (const { operation, path, name } of lists) {
      const steps = stepsOf(path);
      const answerWith = async (list: [] | null) => {
        const response = await responseOf(
          operation,
          changeAt(operation.example.output, steps, () => list),
        );
        return changeAt(response, steps, (read) => read ?? []);
      };
      expect(await answerWith(null), name).toEqual(await answerWith([]));
    }
  });

  it('is one of empty lists when it is null where nothing but lists has to be [ENT-79]', async () => {
    expect(await responseOf(getHotGames, null)).toEqual({ list: [] });
    expect(await responseOf(listMovements, null)).toEqual({ list: [], next: null });
    expect(await responseOf(getAnnouncements, null)).toMatchObject({ promotion: [], banners: [] });
    for (const [operation, value] of [
      [getHotGames, undefined],
      [getMemberInfo, null],
      [getSalaryAgreement, {}],
    ] as const)
      await expect(responseOf<Operation>(operation, value)).rejects.toThrow('gateway.bad.answer');
  });

  it('stands when a field that may be missing is of another type [ENT-79]', async () => {
    const optional = changesOf(({ schema }) => v.is(schema, undefined)).filter((one) => !isWhole(one));
    expect(optional.length).toBeGreaterThan(100);
    for (const { operation, path, name } of optional) {
      const value = changeAt(operation.example.output, stepsOf(path), () => ODD);
      await expect(responseOf(operation, value), name).resolves.toBeDefined();
    }
  });

  it('shows the hot games whatever one of them says of its lottery, or is [GAME-96 ENT-79]', async () => {
    const [game] = getHotGames.example.output.list;
    const list = [
      { ...game, lottoMode: 3, gameId: {} },
      { ...game, nodeId: null },
      { ...game, nodeId: 2 },
    ];
    const { list: shown } = await responseOf(getHotGames, { list });
    expect(shown.map(({ nodeId, lottoMode }) => [nodeId, lottoMode])).toEqual([
      [game?.nodeId, undefined],
      [2, undefined],
    ]);
  });

  it('keeps the member whose id is null and whose nickname is a number [ENT-79]', async () => {
    const info = { ...getMemberInfo.example.output, id: null, nickname: 7, toUpline: {} };
    expect(await responseOf(getMemberInfo, info)).toMatchObject({ account: 'minhan_2209' });
  });

  it('logs in without a word of the first time, and shows banners beside promotions that are no list [ENT-79]', async () => {
    const login = { ...logIn.example.output, firstTimeLogin: null };
    expect(await responseOf(logIn, login)).toMatchObject({ userName: 'minhan_2209' });
    const site = { ...getAnnouncements.example.output, promotion: 'none' };
    expect(await responseOf(getAnnouncements, site)).toMatchObject({ promotion: [], banners: [{}] });
  });
});
