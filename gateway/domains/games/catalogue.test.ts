import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '@/contracts/games/game';
import type { GameDetail } from '@/contracts/games/game-detail';
import { listGames } from '../../db/games';
import { openDb } from '../../db/open';
import { foldText } from '../../db/search-text';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

type List = { games: Game[]; pageNum: number; totalPages: number; total: number };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

async function answerOf<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  const search = new URLSearchParams({ language: 'VI', ...(query as Record<string, string>) });
  const { body } = await gateway.get(`${path}?${search}`);
  expect(body.success, JSON.stringify(body)).toBe(true);
  return body.value as T;
}
const list = (query: Record<string, string | number> = {}) =>
  answerOf<List>('/lgw/games', { clientType: 2, pageNum: 1, pageSize: 30, ...query });
const search = async (gameName: string, more = {}) => (await list({ gameName, ...more })).games;

describe('the list of games', () => {
  it('answers pages that together hold every game once, the most played first [GAME-43 GAME-44 GAME-45 CALL-55]', async () => {
    const first = await list({ gameType: 'PVP' });
    expect(first.games).toHaveLength(30);
    expect(first.totalPages).toBe(Math.ceil(first.total / 30));
    const pages = [first];
    for (let pageNum = 2; pageNum <= first.totalPages; pageNum += 1) {
      const page = await list({ gameType: 'PVP', pageNum });
      expect(page.pageNum).toBe(pageNum);
      pages.push(page);
    }
    const ids = pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(first.games[0]).toMatchObject({ gameName: 'Bài Cao' });
    expect(await list({ gameType: 'PVP', pageNum: 999 })).toMatchObject({ games: [], total: first.total });
  });

  it('narrows by type, vendor and kind, and all of them together [GAME-49 GAME-50]', async () => {
    const jili = await list({ vassalage: 'JILI', gameType: 'RNG' });
    expect(jili.games.every(({ vassalage, gameType }) => vassalage === 'JILI' && gameType === 'RNG')).toBe(
      true,
    );
    const fresh = await list({ gameClassify: 'New' });
    expect(fresh.games.every(({ label }) => label === 'NEW')).toBe(true);
    const all = await list({ vassalage: 'JILI', gameType: 'RNG', gameClassify: 'FeatureBuy' });
    expect(all.total).toBeGreaterThan(0);
    expect(all.total).toBeLessThan(jili.total);
    expect(await list({ vassalage: 'Không Ai' })).toMatchObject({ games: [], totalPages: 1, total: 0 });
    expect((await list({ gameClassify: '%' })).total).toBe(0);
  });

  it('carries every field of a game and none of the gateway’s own [GAME-91 GAME-92 GAME-93 GAME-94 GAME-95 GAME-96 GAME-97 GAME-98 GAME-99 GAME-100 GAME-102]', async () => {
    const { games } = await list({ gameType: 'LIVE', pageSize: 1 });
    expect(Object.keys(games[0] as object).sort()).toEqual(
      [
        'freeplay',
        'gameCode',
        'gameId',
        'gameName',
        'gameType',
        'imageUrl',
        'isGameH5',
        'label',
        'lottoMode',
        'nodeId',
        'roomId',
        'supportPlay',
        'vassalage',
      ].sort(),
    );
    expect(games[0]).toMatchObject({ gameType: 'LIVE', isGameH5: 1, freeplay: 0 });
    expect((await list({ gameType: 'LOTT', pageSize: 1 })).games[0]).toMatchObject({ lottoMode: 'OFFICIAL' });
  });

  it('sorts by novelty and by name without regard to accents [CALL-55]', async () => {
    const newest = await list({ sort: 'NEW', gameType: 'RNG' });
    expect(newest.games.every(({ label }) => label === 'NEW')).toBe(true);
    const { games } = await list({ sort: 'NAME', gameType: 'COCKFIGHT', pageSize: 60 });
    const names = games.map(({ gameName }) => gameName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });

  it('refuses pages that are not counted from one, and more than sixty games at a time [CALL-55]', async () => {
    for (const query of ['pageNum=0&pageSize=30', 'pageNum=1&pageSize=61', 'pageNum=1.5&pageSize=30']) {
      const { body } = await gateway.get(`/lgw/games?language=VI&${query}`);
      expect(body.errorCode).toBe('request.invalid');
    }
  });
});

describe('the search', () => {
  it.each([
    ['no hu', 'RNG'],
    ['NỔ HŨ', 'RNG'],
    ['slots', 'RNG'],
    ['ban ca', 'FISH'],
    ['fishing', 'FISH'],
    ['Đá gà', 'COCKFIGHT'],
    ['da ga', 'COCKFIGHT'],
    ['xo so', 'LOTT'],
    ['the thao', 'SPORTS'],
  ])('finds a category by its words: %s [CALL-55]', async (gameName, gameType) => {
    const { total } = await list({ gameName, gameType });
    expect(total).toBe((await list({ gameType })).total);
  });

  it('finds vendors, and names before what their category brings [CALL-55]', async () => {
    expect((await search('jili')).every(({ vassalage }) => vassalage === 'JILI')).toBe(true);
    expect((await search('hu vang'))[0]).toMatchObject({ gameName: 'Hũ Vàng' });
    expect((await search('trong hoi'))[0]).toMatchObject({ gameName: 'Trống Hội Đêm Rằm' });
  });

  it('puts whole words before beginnings of words, of which the last may still be typed [CALL-55]', async () => {
    expect((await search('ban ca')).every(({ gameType }) => gameType === 'FISH')).toBe(true);
    expect((await search('trong hoi d'))[0]).toMatchObject({ gameName: 'Trống Hội Đêm Rằm' });
  });

  it.each([
    ['bai coa', 'Bài Cao'],
    ['hu vagn', 'Hũ Vàng'],
    ['bia cao', 'Bài Cao'],
    ['baicao', 'Bài Cao'],
    ['trogn hoi', 'Trống Hội Đêm Rằm'],
  ])('forgives what was typed wrong: %s [GAME-75]', async (gameName, meant) => {
    expect((await search(gameName))[0]).toMatchObject({ gameName: meant });
  });

  it('forgives mistakes in vendors and categories, inside the filters, page after page [GAME-75]', async () => {
    expect((await search('jlii')).every(({ vassalage }) => vassalage === 'JILI')).toBe(true);
    expect((await search('xo sso')).map(({ gameType }) => gameType)).toContain('LOTT');
    const first = await list({ gameName: 'vagn', gameType: 'RNG' });
    expect(first.games.every(({ gameType }) => gameType === 'RNG')).toBe(true);
    expect(first.totalPages).toBeGreaterThan(1);
    const second = await list({ gameName: 'vagn', gameType: 'RNG', pageNum: 2 });
    expect(second.total).toBe(first.total);
    const ids = [...first.games, ...second.games].map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['jlii', 3],
    ['qqqq', 2],
    ['qqqqa qqqqb qqqqc qqqqd qqqqe qqqqf qqqqg qqqqh qqqqi', 2],
    ['jili', 1],
  ])(
    'reads the lobby for %s in %i statements: nothing is read again that cannot be meant otherwise [GAME-75]',
    async (gameName, most) => {
      let statements = 0;
      const { prepare } = gateway.env.DB as { prepare: (statement: string) => unknown };
      const counting = (statement: string) => {
        statements += 1;
        return prepare.call(gateway.env.DB, statement);
      };
      const db = openDb({ DB: { ...(gateway.env.DB as object), prepare: counting } });
      await listGames(db, { gameName }, 'POPULAR', { limit: 30, offset: 0 }, 'vi');
      expect(statements).toBe(most);
    },
  );

  it('puts names before what only their category or vendor is called, also where they only begin so [GAME-75]', async () => {
    for (const text of ['hu', 'ca', 'ban', 'hoa', 'jil']) {
      const found = (await list({ gameName: text, pageSize: 60 })).games;
      const named = found.map(({ gameName }) =>
        foldText(` ${gameName}`)
          .split(' ')
          .some((word) => word.startsWith(text)),
      );
      expect(named, text).toEqual([...named].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it('wants every word of the query, in whatever order [CALL-55]', async () => {
    const both = await search('jili ban ca');
    expect(both[0]).toMatchObject({ gameType: 'FISH' });
    expect(both.every(({ vassalage }) => vassalage === 'JILI')).toBe(true);
    const turned = await search('ca jili ban');
    expect(turned.map(({ nodeId }) => nodeId)).toEqual(both.map(({ nodeId }) => nodeId));
    expect(await search('jili khongcogi')).toEqual([]);
  });

  it.each(['%', '_', '%%%', "'", '"; --', '|'])(
    'takes %s for no wildcard and no SQL [CALL-55]',
    async (sign) => {
      expect(await search(sign)).toEqual([]);
    },
  );

  it('takes a query as long as the contract lets it be [CALL-55]', async () => {
    expect(
      await search(
        Array.from({ length: 32 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' '),
      ),
    ).toEqual([]);
  });
});

describe('one game', () => {
  it('is told with figures, and described in the language that is asked for [GAME-95]', async () => {
    const vi = await answerOf<GameDetail>('/lgw/games/detail', { nodeId: 90001 });
    expect(vi).toMatchObject({
      gameName: 'Trống Hội Đêm Rằm',
      rtp: 96.5,
      volatility: 'MEDIUM',
      minBet: 1000,
      orientation: 'PORTRAIT',
      freeplay: 1,
    });
    expect(vi.description).toContain('trống');
    const en = await answerOf<GameDetail>('/lgw/games/detail', { nodeId: 90001, language: 'TH' });
    expect(en.description).toContain('Drum');
  });

  it.each(['1', 'abc', '1e99'])('is not found by %s [GAME-95]', async (nodeId) => {
    const { body, status } = await gateway.get(`/lgw/games/detail?language=VI&nodeId=${nodeId}`);
    expect({ status, code: body.errorCode }).toEqual({ status: 200, code: 'game.not.found' });
  });
});

describe('hot games, kinds and menus', () => {
  const hot = async (gameCategory: string) =>
    (await answerOf<{ list: Game[] }>('/lgw/games/hot', { gameCategory })).list;

  it.each([
    ['ALL', (game: Game) => Number(game.nodeId) > 90_000],
    ['ESPORTS', (game: Game) => game.gameType === 'ESPORTS'],
    ['BINGO', (game: Game) => game.gameType === 'BINGO'],
    ['NEW', (game: Game) => game.label === 'NEW'],
    ['JL', (game: Game) => game.vassalage === 'JILI'],
    ['RTG', (game: Game) => game.vassalage === 'RTG'],
    ['INHOUSE', (game: Game) => game.vassalage === 'Hoa Đăng'],
    ['FEATURE', (game: Game) => game.gameType === 'RNG'],
    ['JACKPOT', (game: Game) => ['RNG', 'FISH', 'PVP'].includes(game.gameType ?? '')],
  ])('are narrowed to the category %s [CALL-61 GAME-53 GAME-57]', async (category, belongs) => {
    const games = await hot(category);
    expect(games.length).toBeGreaterThan(5);
    expect(games.length).toBeLessThanOrEqual(15);
    expect(games.filter((game) => !belongs(game))).toEqual([]);
  });

  it('names the kinds inside each type in the language asked for [CALL-54]', async () => {
    type Types = { list: { gameType: string; classifies: { gameClassify: string; name: string }[] }[] };
    const kindOf = async (language: string) =>
      (await answerOf<Types>('/lgw/games/types', { typeId: 1, language })).list
        .find(({ gameType }) => gameType === 'RNG')
        ?.classifies.find(({ gameClassify }) => gameClassify === 'FeatureBuy')?.name;
    expect(await kindOf('VI')).toBe('Mua tính năng');
    expect(await kindOf('EN')).toBe('Feature buy');
  });

  it('sorts the vendors into groups, those of the lottery modes among them [CALL-70 GAME-39 GAME-40 GAME-80 LAUNCH-22]', async () => {
    type Menus = {
      list: {
        gameCategory: string;
        vendorNames: { accountTypeName: string; gameCategory: string | null }[];
      }[];
    };
    const { list: groups } = await answerOf<Menus>('/lgw/menus');
    const vendorsOf = (group: string) =>
      groups.find(({ gameCategory }) => gameCategory === group)?.vendorNames ?? [];
    expect(groups.map(({ gameCategory }) => gameCategory).slice(0, 4)).toEqual([
      'RNG',
      'FISH',
      'LIVE',
      'SPORTS',
    ]);
    expect(vendorsOf('SPORTS')).toContainEqual(
      expect.objectContaining({ accountTypeName: 'SV3', gameCategory: 'COCKFIGHT' }),
    );
    expect(vendorsOf('ELOTT').map(({ accountTypeName }) => accountTypeName)).toEqual(['LOTT', 'ELOTT']);
    expect(groups.some(({ gameCategory }) => gameCategory === 'COCKFIGHT')).toBe(false);
  });

  it('says of each vendor how many games it has, as many as its list holds, and has a drawing for each [GAME-107]', async () => {
    type Vendor = {
      accountTypeName: string;
      gameCategory: string | null;
      gameCount: number | null;
      imageUrl: string;
    };
    const { list: groups } = await answerOf<{ list: { gameCategory: string; vendorNames: Vendor[] }[] }>(
      '/lgw/menus',
    );
    const asked: Record<string, object> = {
      JACKPOT: { gameClassify: 'Jackpot' },
      RNG: { gameType: 'RNG' },
      SPORTS: { gameType: 'SPORTS' },
      COCKFIGHT: { gameType: 'COCKFIGHT' },
      FEATURE: { gameType: 'RNG', gameClassify: 'FeatureBuy' },
      JL: {},
    };
    for (const { gameCategory: group, vendorNames } of groups) {
      for (const { accountTypeName: vassalage, gameCategory, gameCount } of vendorNames.slice(0, 3)) {
        const filter = asked[gameCategory ?? group];
        if (filter)
          expect([vassalage, gameCount]).toEqual([vassalage, (await list({ ...filter, vassalage })).total]);
      }
    }
    const all = groups.flatMap(({ vendorNames }) => vendorNames);
    expect(all.filter(({ gameCount }) => gameCount === null).map((one) => one.accountTypeName)).toEqual([
      'LOTT',
    ]);
    const logos = new Set(all.map(({ imageUrl }) => imageUrl));
    expect(logos.size).toBe(new Set(all.map(({ accountTypeName }) => accountTypeName)).size);
    for (const logo of logos)
      expect(existsSync(new URL(`../../../public${logo}`, import.meta.url)), logo).toBe(true);
  });
});
