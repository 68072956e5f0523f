import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { getGame } from '@/contracts/games/game-detail';
import { launchGame } from '@/contracts/games/launch-game';
import { getGameMenus } from '@/contracts/games/menus';
import { addRecent } from '@/contracts/games/recents';
import type { SiteContext } from '@/contracts/site';
import { policyOf } from '@/edge/policy';
import { backUrlOf, launch } from './launch.server';

const origin = 'https://site.example';
const GAME = {
  nodeId: 90001,
  gameName: 'Trống Hội',
  vassalage: 'Trống Đồng',
  gameType: 'RNG',
  gameId: 1,
  freeplay: 1,
};
const LOTTERY = { ...GAME, vassalage: 'LOTT', gameType: 'LOTT', gameCode: 'LOTT-01', lottoMode: 'Tradition' };

type Responses = { game?: object; menus?: unknown; url?: string; recent?: Promise<unknown> };
type Session = { type: number; trial?: boolean } | null;

/** A visit to a gateway that answers so; `calls` holds the ids and inputs of what was asked. */
function visitOf({ game = GAME, menus, url, recent }: Responses = {}, session: Session = { type: 0 }) {
  const calls: [string, unknown][] = [];
  const noted: Promise<unknown>[] = [];
  const callGateway = async (operation: { id: string }, input: unknown) => {
    calls.push([operation.id, input]);
    if (operation === getGame) return game;
    if (operation === getGameMenus && menus instanceof Error) throw menus;
    if (operation === getGameMenus) return { list: menus ?? [] };
    if (operation === addRecent) return recent;
    return { url: url ?? 'https://games.example/play#launch=1' };
  };
  return {
    calls,
    noted,
    ids: () => calls.map(([id]) => id),
    sent: () => calls.find(([id]) => id === launchGame.id)?.[1] as Record<string, unknown> | undefined,
    visit: {
      callGateway: callGateway as SiteContext['callGateway'],
      session: session as SiteContext['session'],
      runInBackground: (work: Promise<unknown>) => void noted.push(work),
      site: { gameFrameHosts: ['https://games.example'] },
      origin,
      language: 'VI' as const,
    },
  };
}

const request = { nodeId: 90001, freeplay: false, backPath: '/m/slot-games?game=90001' };

describe('a launch', () => {
  it('reads the game, asks for its address, and then notes it among the recent ones [GAME-72 GAME-73 GAME-74 LAUNCH-27 LAUNCH-29]', async () => {
    const { visit, calls } = visitOf();
    expect(await launch(visit, request)).toEqual({
      url: 'https://games.example/play#launch=1',
      frame: true,
      name: 'Trống Hội',
    });
    const backUrl = `${origin}/m/slot-games?game=90001`;
    expect(calls).toEqual([
      ['games.detail', { language: 'VI', nodeId: 90001 }],
      [
        'games.launch',
        { category: 'RNG', vendor: 'Trống Đồng', gameId: 1, nodeId: 90001, freeplay: 0, backUrl },
      ],
      ['games.addRecent', { nodeId: 90001 }],
    ]);
    expect(addRecent.method).toBe('GET');
    expect(policyOf(addRecent)).toEqual({});
  });

  it('does not wait for the note, which may fail behind the answer [GAME-74]', async () => {
    const failing = visitOf({ recent: Promise.reject(new GatewayError('unknown')) });
    expect(await launch(failing.visit, request)).toMatchObject({ frame: true });
    await expect(Promise.all(failing.noted)).rejects.toThrow('unknown');
    const slow = visitOf({ recent: new Promise(() => {}) });
    expect(await launch(slow.visit, request)).toMatchObject({ frame: true });
    expect(slow.noted).toHaveLength(1);
  });

  it('notes nothing when it is refused [GAME-74]', async () => {
    const { visit, ids } = visitOf();
    const refusing: typeof visit.callGateway = (operation, input) => {
      if ((operation as { id: string }).id === launchGame.id) throw new GatewayError('game.maintenance');
      return visit.callGateway(operation, input);
    };
    await expect(launch({ ...visit, callGateway: refusing }, request)).rejects.toMatchObject({
      code: 'game.maintenance',
    });
    expect(ids()).toEqual(['games.detail']);
  });

  it('counts prizes of a lottery by the vendor sorting, and as electronic ones while it is not known [LAUNCH-21 LAUNCH-23 LAUNCH-26 CONST-72]', async () => {
    const sorted = [{ gameCategory: 'ELOTT', vendorNames: [{ accountTypeName: 'LOTT' }] }];
    for (const [menus, prizeMode] of [
      [sorted, 'Elott'],
      [[], 'Lott'],
      [new GatewayError('gateway.timeout', null, 504), 'Elott'],
    ]) {
      const { visit, sent } = visitOf({ game: LOTTERY, menus });
      await launch(visit, request);
      expect(sent()).toMatchObject({ vendor: 'LOTT', gameCode: 'LOTT-01', prizeMode, playType: 'trad' });
    }
    const slot = visitOf();
    await launch(slot.visit, request);
    expect(slot.ids()).not.toContain(getGameMenus.id);
  });

  it.each([
    ['by type', { type: 4 }],
    ['by the login', { type: 0, trial: true }],
  ])(
    'of a game without free play is refused to a trial %s before the call [LAUNCH-31]',
    async (_, session) => {
      for (const game of [{ ...GAME, freeplay: 0 }, LOTTERY]) {
        const { visit, ids } = visitOf({ game }, session);
        await expect(launch(visit, request)).rejects.toMatchObject({ code: 'account.trial' });
        expect(ids()).toEqual(['games.detail']);
      }
      for (const freeplay of [true, false]) {
        const { visit, sent } = visitOf({}, session);
        await launch(visit, { ...request, freeplay });
        expect(sent()).toMatchObject({ freeplay: 1 });
      }
    },
  );

  it('never plays for money what was asked for as free play [LAUNCH-18]', async () => {
    for (const game of [{ ...GAME, freeplay: 0 }, LOTTERY]) {
      const { visit, ids } = visitOf({ game });
      await expect(launch(visit, { ...request, freeplay: true })).rejects.toMatchObject({
        code: 'request.invalid',
      });
      expect(ids()).toEqual(['games.detail']);
    }
  });

  it('needs a session [LAUNCH-01]', async () => {
    const { visit, ids } = visitOf({}, null);
    await expect(launch(visit, request)).rejects.toMatchObject({ code: 'session.missing', status: 401 });
    expect(ids()).toEqual([]);
  });

  it('frames hosts of the setting alone, and opens no address that is not https [LAUNCH-29 LAUNCH-30]', async () => {
    const other = visitOf({ url: 'https://other.example/play' });
    expect(await launch(other.visit, request)).toMatchObject({ frame: false });
    for (const url of ['http://games.example/play', 'javascript:alert(1)']) {
      await expect(launch(visitOf({ url }).visit, request)).rejects.toMatchObject({
        code: 'gateway.bad.answer',
      });
    }
  });
});

it.each([
  ['/m/elott?game=7', `${origin}/m/elott?game=7`],
  [undefined, `${origin}/m/home`],
  ['https://evil.example/m/', `${origin}/m/home`],
  ['//evil.example/m/', `${origin}/m/home`],
  ['/\\evil.example', `${origin}/m/home`],
  ['/sandbox/reset', `${origin}/m/home`],
  [`/m/home?x=${'y'.repeat(500)}`, `${origin}/m/home`],
])('leads back to the site itself whatever path is named: %s [LAUNCH-30]', (path, address) => {
  expect(backUrlOf(origin, path)).toBe(address);
});
