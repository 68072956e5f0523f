import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const LOGO = '/art/vendors/trong-dong.svg';
const vendors: Visit['answers'] = {
  'games.menus': () => ({
    list: [
      {
        gameCategory: 'RNG',
        vendorNames: [
          { accountTypeName: 'Trống Đồng', gameCategory: null, imageUrl: LOGO, gameCount: 62 },
          { accountTypeName: 'Gió Nam', gameCategory: null, imageUrl: '', gameCount: null },
        ],
      },
    ],
  }),
};

test.each(['dark', 'light'] as const)(
  'each vendor has its logo or its first letter, its name and how many games it has, in the %s theme [GAME-103 GAME-107]',
  async (theme) => {
    await renderScreen('/m/provider', { theme, answers: vendors });
    const [known, other] = within(
      await screen.findByRole('region', { name: m.game_category_rng() }),
    ).getAllByRole('link');
    expect(known?.textContent).toContain(m.vendor_games({ count: 62 }));
    const logo = known?.querySelector('img');
    await vi.waitFor(() => expect(logo?.complete && logo.naturalWidth).toBeGreaterThan(0));
    expect(logo?.getBoundingClientRect().width).toBe(48);
    expect(known?.getAttribute('href')).toContain('vendor=');
    expect(other?.textContent).toBe('GGió Nam');
    expect(other?.querySelector('img')).toBe(null);
  },
);

test('an English page says it in English, one game in the singular [GAME-107]', async () => {
  await renderScreen('/m/provider', {
    language: 'en',
    answers: {
      'games.menus': (known) => ({
        list: known.list.map((group) => ({
          ...group,
          vendorNames: group.vendorNames.map((vendor) => ({ ...vendor, gameCount: 1 })),
        })),
      }),
    },
  });
  expect(await screen.findByText('1 game')).toBeDefined();
});
