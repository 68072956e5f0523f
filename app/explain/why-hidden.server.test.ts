import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { readFlags, SITE_FLAGS } from '@/contracts/flags';
import type { Operation } from '@/contracts/operation';
import type { SiteSettings } from '@/contracts/site';
import type { Asked } from '@/contracts/why-hidden';
import { whyHidden } from './why-hidden.server';

const flags = readFlags(Object.fromEntries(SITE_FLAGS.map((flag) => [flag, 1])));
const site = {
  flags,
  customerService: [],
  resources: [],
  firebase: null,
  passkeys: true,
} as unknown as SiteSettings;

type Answers = Record<string, unknown>;

async function explain(answers: Answers, changes: Partial<Asked> = {}) {
  const callGateway = async ({ id, example }: Operation) => {
    const answer = id in answers ? answers[id] : example.output;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { entries, game } = await whyHidden({
    visitor: 'guest',
    site,
    level: 'agent',
    flags,
    offAt: () => ({ screensOff: [], flags: {} }),
    callGateway: callGateway as unknown as Asked['callGateway'],
    locale: 'vi',
    spoken: 'en',
    runsAsApp: false,
    game: '',
    ...changes,
  });
  return { game, of: (wanted: string) => entries.find(({ id }) => id === wanted), entries };
}

const FAILED = new GatewayError('gateway.timeout');

describe('what the gateway answers', () => {
  it('decides, as guests are answered', async () => {
    const { of } = await explain({ 'session.freePlayOffer': { offered: false } });
    expect(of('login:freePlay')).toMatchObject({
      verdict: 'hidden',
      because: [{ kind: 'answer', operation: 'session.freePlayOffer', wants: 'offered = true' }],
    });
    expect((await explain({})).of('login:freePlay')?.verdict).toBe('shown');
  });

  it('is told as failed where the call fails, and the site goes by what it has without', async () => {
    const { of } = await explain({ 'register.rules': FAILED, 'games.menus': FAILED });
    expect(of('register:mobile')).toMatchObject({
      verdict: 'hidden',
      because: [{ operation: 'register.rules', failed: 'gateway.timeout' }],
    });
    expect(of('games:FISH')?.verdict).toBe('shown');
  });

  it('hides a category that its menus do not name', async () => {
    const { of } = await explain({ 'games.menus': { list: [{ gameCategory: 'RNG', vendorNames: [] }] } });
    expect(of('games:RNG')?.verdict).toBe('shown');
    expect(of('games:FISH')?.because).toMatchObject([
      { operation: 'games.menus', wants: 'a gameCategory FISH' },
    ]);
    expect(of('games:JL')?.because).toMatchObject([{ operation: 'games.menus', wants: 'a vendor JILI' }]);
  });

  it('is left open where only a member’s session could ask', async () => {
    const { of } = await explain({}, { visitor: 'member' });
    expect(of('menu:bank')).toMatchObject({
      verdict: 'depends',
      because: [{ operation: 'wallet.withdrawSettings' }],
    });
  });
});

it('names a game that was asked for, what of it is not for browsers, and that there is none', async () => {
  const { example } = await import('@/contracts/games/game-detail').then(({ getGame }) => getGame);
  const detail = { ...example.output, isGameH5: 0, supportPlay: 0 };
  const { of, game } = await explain({ 'games.detail': detail }, { game: 'Trong', visitor: 'member' });
  expect(game).toEqual({ nodeId: '90001', name: 'Trống Hội Đêm Rằm' });
  expect(of('game:tile')?.because).toMatchObject([{ operation: 'games.detail', wants: 'isGameH5 = 1' }]);
  expect(of('game:start')?.because).toMatchObject([{ operation: 'games.detail', wants: 'supportPlay = 1' }]);
  const none = await explain(
    { 'games.list': { games: [], pageNum: 1, totalPages: 0, total: 0 } },
    { game: 'x' },
  );
  expect([none.game, none.of('game:tile')]).toEqual([null, undefined]);
});

it('tells members on trial what does not open for them, though it shows', async () => {
  const { of } = await explain({}, { visitor: 'trial' });
  expect(of('menu:rewards')).toMatchObject({
    verdict: 'shown',
    refused: { because: [{ kind: 'visitor', needs: ['guest', 'member', 'agent'] }] },
  });
});

it('names entries as players see them, in the operator’s language', async () => {
  expect((await explain({})).of('menu:inbox')?.label).toBe('Inbox');
});
