import { expect, it } from 'vitest';
import { matchesGame } from './matches-game';

const game = { nodeId: 1, gameName: 'Nổ Hũ Đêm Rằm', vassalage: 'Trống Đồng', imageUrl: '' };

it.each([
  ['no hu', true],
  ['NỔ HŨ', true],
  ['dem ram', true],
  ['trong dong', true],
  ['nỗ hủ', true],
  ['sen', false],
])(
  '"%s" finds a hot game by name and vendor without regard to case and accents: %s [GAME-75]',
  (text, found) => {
    expect(matchesGame(game, undefined, text)).toBe(found);
  },
);

it('leaves out the games of other vendors [GAME-42]', () => {
  expect(matchesGame(game, 'Trống Đồng')).toBe(true);
  expect(matchesGame(game, 'Mây Trắng')).toBe(false);
});
