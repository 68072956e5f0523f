import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { renderScreen } from '@/tests/screens/support/render-screen';

const HOUR = 3_600_000;
const board = () => screen.findByRole('region', { name: m.jackpot_title() });
afterEach(() => {
  vi.restoreAllMocks();
});

test('the jackpots page shows what is in each, what it must fall by, and its last fall, above the games [ROUTE-63 GAME-105]', async () => {
  await renderScreen('/m/jackpots', {
    answers: {
      'games.jackpots': ({ list: [one] }) => ({
        list: one
          ? [
              { ...one, lastFall: one.lastFall && { ...one.lastFall, at: Date.now() - 2 * HOUR - 1000 } },
              {
                ...one,
                jackpotId: 'lotus',
                jackpotName: 'Hũ Sen Hồng',
                amount: 242_000,
                lastFall: null,
                mustFallBy: null,
              },
            ]
          : [],
      }),
    },
  });
  const [first, second] = within(await board()).getAllByRole('listitem');
  expect(first?.textContent).toContain('Hũ Phượng Hoàng');
  expect(first?.textContent).toContain('1.286.412.500');
  expect(first?.textContent).toContain(m.jackpot_fell({ ago: m.time_ago_hours({ count: 2 }) }));
  expect(first?.textContent).toContain('1.642.380.000');
  expect(first?.textContent).toContain('h***9');
  expect(first?.textContent).toContain('Phượng Lửa');
  expect(first?.textContent).toContain('2.000.000.000');
  expect(second?.textContent).toContain('242.000');
  expect(second?.textContent).toContain(m.jackpot_never_fell());
  expect(second?.textContent).not.toContain(m.jackpot_must_fall_by({ amount: '' }).trim());
  expect(await screen.findByText('Trống Hội Đêm Rằm')).toBeDefined();
});

test('they are named in the page’s language and asked for in it [GAME-105 CALL-91]', async () => {
  const { asked } = await renderScreen('/m/jackpots', { language: 'en' });
  await board();
  const call = asked.find(({ operation }) => operation === 'games.jackpots');
  expect(call?.input).toEqual({ language: 'EN' });
});

test('they stand aside while the list is narrowed [GAME-105]', async () => {
  await renderScreen('/m/jackpots?gameType=RNG');
  await screen.findByText('Trống Hội Đêm Rằm');
  expect(screen.queryByRole('region', { name: m.jackpot_title() })).toBeNull();
});

test('a site without jackpots, or that does not tell them, shows its games alone [GAME-105]', async () => {
  const { known } = await renderScreen('/m/jackpots', {
    answers: { 'games.jackpots': () => ({ list: [] }) },
  });
  await screen.findByText('Trống Hội Đêm Rằm');
  expect(screen.queryByRole('region', { name: m.jackpot_title() })).toBeNull();
  expect(known).toBeDefined();
});
