import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_KINDS, gameRows } from './games';
import { HOT_GAMES } from './hot-games';

const rows = gameRows();
const motifOf = (url: string) => /covers\/(.+)-\d\.svg$/.exec(url)?.[1];

describe('the demo lobby', () => {
  it('has at least a thousand games over all kinds, each with an id and a name of its own [CALL-61]', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(rows.map(({ nodeId }) => nodeId)).size).toBe(rows.length);
    expect(new Set(rows.map(({ gameCode }) => gameCode)).size).toBe(rows.length);
    expect(new Set(rows.map(({ gameType, gameName }) => `${gameType} ${gameName}`)).size).toBe(rows.length);
    expect(GAME_KINDS.map(({ gameType }) => gameType).sort()).toEqual(
      ['COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
    );
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

  it('is the same every time it is made [CALL-07]', () => {
    expect(gameRows()).toEqual(rows);
  });
});
