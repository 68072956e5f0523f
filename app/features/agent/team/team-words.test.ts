import { expect, it } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { playedWords } from './team-words';

it.each([
  ['2025-08-21', () => m.team_played_today()],
  ['2025-08-20', () => m.team_played_yesterday()],
  ['2025-08-19', () => '19/08'],
  ['2025-07-23', () => '23/07'],
  ['2025-07-22', () => m.team_quiet({ count: 30 })],
  ['2025-07-18', () => m.team_quiet({ count: 34 })],
  [null, () => m.team_played_never()],
])('who last played on %s is told so, from 30 days on as silent [AGENT-25]', (day, words) => {
  expect(playedWords(day, '2025-08-21')).toBe(words());
});
