import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_TYPES } from '../../contracts/games/game-categories';
import { GAME_KINDS } from '../../demo/vendor/catalogue/games';
import { HOT_GAMES } from '../../demo/vendor/catalogue/hot-games';
import { engineNameOf, RETURN_OF } from '../../demo/vendor/catalogue/returns';
import { LOTTERIES as HELD, VIETNAM_PRIZES } from '../../demo/vendor/lottery/lotteries';
import { LOTTERIES, LOTTERY_MENUS } from '../domains/lottery/lotteries';
import { classifyRows } from './classifies';
import { gameRows } from './games';
import { menuRows } from './menus';

const rows = gameRows();
const motifOf = (url: string) => /covers\/(.+)-\d\.svg$/.exec(url)?.[1];

describe('the demo lobby', () => {
  it('has at least a thousand games over all kinds, each with an id and a name of its own [CALL-61]', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(rows.map(({ nodeId }) => nodeId)).size).toBe(rows.length);
    expect(new Set(rows.map(({ gameCode }) => gameCode)).size).toBe(rows.length);
    expect(new Set(rows.map(({ gameType, gameName }) => `${gameType} ${gameName}`)).size).toBe(rows.length);
    expect([...new Set(rows.map(({ gameType }) => gameType))].sort()).toEqual([...GAME_TYPES].sort());
  });

  it('has an English name for every game, which none of its type shares [CALL-61 LANG-01]', () => {
    const isVietnamese = (name: string) => /[^\p{ASCII}’]/u.test(name);
    const nameless = rows.filter((game) => isVietnamese(game.gameName) && game.gameName === game.gameNameEn);
    expect(nameless.map(({ gameName }) => gameName)).toEqual([]);
    const names = rows.map(({ gameType, gameNameEn }) => `${gameType} ${gameNameEn}`);
    expect(new Set(names).size).toBe(rows.length);
    // A tile has two short lines.
    expect(rows.map(({ gameNameEn }) => gameNameEn).filter(({ length }) => length > 33)).toEqual([]);
  });

  it('opens with fifteen hot games of which no two neighbours look alike [CALL-61]', () => {
    expect(HOT_GAMES).toHaveLength(15);
    expect(HOT_GAMES[0]).toMatchObject({ gameName: 'Trống Hội Đêm Rằm' });
    const motifs = HOT_GAMES.map(({ imageUrl }) => motifOf(imageUrl));
    expect(motifs[0]).toBe('rng-drum');
    expect(motifs.filter((motif, index) => motif === motifs[index + 1])).toEqual([]);
  });

  it('shows no motif twice in a row in any kind [CALL-61]', () => {
    for (const { gameType } of GAME_KINDS) {
      const list = rows.filter((row) => row.gameType === gameType);
      const motifs = list
        .sort((a, b) => b.popularity - a.popularity)
        .map(({ imageUrl }) => motifOf(imageUrl));
      expect(motifs.filter((motif, index) => motif === motifs[index + 1])).toEqual([]);
    }
  });

  it('names only covers that are there [CALL-61]', () => {
    const missing = rows.filter(
      ({ imageUrl }) => !existsSync(new URL(`../../public${imageUrl}`, import.meta.url)),
    );
    expect(missing.map(({ imageUrl }) => imageUrl)).toEqual([]);
  });

  it('shows no dice, wheel or tiles on a game of two cards', () => {
    const cards = rows.filter(({ gameType, imageUrl }) =>
      ['cards', 'dragon', 'baccarat'].includes(engineNameOf(gameType, imageUrl)),
    );
    const motifs = new Set(cards.map(({ imageUrl }) => motifOf(imageUrl)));
    expect(motifs).toContain('pvp-cards4');
    expect([...motifs].filter((motif) => /dice|bowl|tiles|dome|roulette/.test(motif ?? ''))).toEqual([]);
  });

  it('names a table after what is dealt there, and has slots of four families', () => {
    const called: Record<string, RegExp> = {
      baccarat: /Baccarat/,
      roulette: /Roulette|Vòng Quay/,
      dragon: /Rồng Hổ|Long Hổ/,
    };
    const live = rows.filter(({ gameType }) => gameType === 'LIVE');
    const wrong = live.filter(
      ({ gameName, gameType, imageUrl }) => !called[engineNameOf(gameType, imageUrl)]?.test(gameName),
    );
    expect(wrong.map(({ gameName }) => gameName)).toEqual([]);
    const slots = rows.filter(({ gameType }) => gameType === 'RNG');
    expect([...new Set(slots.map((row) => engineNameOf('RNG', row.imageUrl)))].sort()).toEqual([
      'cluster',
      'hold',
      'slot',
      'ways',
    ]);
  });

  it('is the same every time it is made [CALL-07]', () => {
    expect(gameRows()).toEqual(rows);
  });

  it('describes every game in both languages and publishes the return of its rules [CALL-61]', () => {
    for (const { gameType, imageUrl, rtp, minBet, descriptions } of rows) {
      expect(descriptions.vi.length).toBeGreaterThan(30);
      expect(descriptions.en.length).toBeGreaterThan(30);
      expect(rtp).toBe(RETURN_OF[engineNameOf(gameType, imageUrl)]);
      expect(minBet).toBeGreaterThan(0);
    }
  });

  it('can play nearly all of its games, and has some that are under repair [GAME-101]', () => {
    const out = rows.filter(({ supportPlay }) => supportPlay === 0);
    expect(out.length).toBeGreaterThan(0);
    expect(out.length).toBeLessThan(rows.length / 100);
    expect(out.filter(({ hotRank }) => hotRank !== null)).toEqual([]);
  });

  it('puts the vendors of E-sports and cockfight below SPORTS with a category of their own [GAME-37]', () => {
    const menus = menuRows(rows);
    const of = (own: string | null) =>
      menus
        .filter(({ groupCategory, ownCategory }) => groupCategory === 'SPORTS' && ownCategory === own)
        .map(({ vassalage }) => vassalage);
    expect(of('COCKFIGHT').sort()).toEqual(['DIG', 'DS88', 'SV3', 'WGB', 'WS168']);
    expect(of('ESPORTS').length).toBeGreaterThan(0);
    expect(of(null).length).toBeGreaterThan(0);
  });

  it('has games of every kind that a category asks for, and of the vendors JILI and RTG [CALL-54]', () => {
    const kinds = classifyRows(rows).map(({ gameType, gameClassify }) => `${gameType} ${gameClassify}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'RNG New',
        'RNG Jackpot',
        'RNG FeatureBuy',
        'RNG InHouse',
        'FISH New',
        'PVP InHouse',
        'SPORTS Football',
      ]),
    );
    for (const vendor of ['JILI', 'RTG']) {
      expect(rows.filter((row) => row.vassalage === vendor && row.gameType === 'RNG').length).toBeGreaterThan(
        30,
      );
    }
  });
});

describe('the lotteries', () => {
  it('are in the lobby with their codes, vendors and modes [CALL-62 CALL-67]', () => {
    for (const { gameCode, gameName, gameType, vassalage, lottoMode } of LOTTERIES) {
      expect(rows.filter((row) => row.gameCode === gameCode)).toEqual([
        expect.objectContaining({ gameName, gameType, vassalage, lottoMode }),
      ]);
    }
    expect(LOTTERIES.filter(({ gameType }) => gameType === 'LOTT')).toHaveLength(12);
    expect(LOTTERIES.filter(({ gameType }) => gameType === 'ELOTT')).toHaveLength(6);
    expect(rows.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')).toHaveLength(18);
  });

  it('are each in one group, drawn at a time or every so often, by the table of their prizes [CALL-63]', () => {
    const menus = LOTTERY_MENUS.map(({ menuCode }) => menuCode);
    for (const { menuCode } of LOTTERIES) expect(menus).toContain(menuCode);
    for (const { schedule, kind, digits, prizes } of HELD) {
      if ('every' in schedule) expect(86_400 % schedule.every).toBe(0);
      else expect(schedule.dailyAt).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (kind === 'vietnam') expect(VIETNAM_PRIZES[prizes ?? 7][0]).toEqual(['DB', 1, digits]);
      else expect(prizes).toBeUndefined();
    }
  });
});
