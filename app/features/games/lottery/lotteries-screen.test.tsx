import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

const SECOND = 1_000;
/** The draw is a little way off, on whatever clock this machine has. */
const soon = (): Responses => {
  const drawTime = Date.now() + 90 * SECOND;
  const times = { closeTime: drawTime - 10 * SECOND, drawTime };
  return {
    'lottery.vietnamResults': ({ list }) => ({
      list: list.map(
        (one) =>
          ({
            ...(one as object),
            results: [
              { prize: 'DB', numbers: ['48215'] },
              { prize: 'G1', numbers: ['90317'] },
            ],
          }) as never,
      ),
    }),
    'games.menus': () => ({ list: [{ gameCategory: 'LOTT', vendorNames: [] }] }),
    'lottery.vietnamNumero': ({ list }) => ({
      list: list.map((one) => ({ ...(one as object), ...times }) as never),
    }),
    'lottery.numero': ({ list }) => ({
      list: list.map((one) => ({ ...(one as object), ...times }) as never),
    }),
  };
};
const card = () => screen.findByRole('article');

it('shows groups, latest results and countdowns; a tap opens the lottery [ROUTE-65 GAME-08 GAME-82 GAME-83 GAME-84 GAME-85 GAME-86 GAME-88]', async () => {
  const { path, router } = await renderScreen('/m/lott', { answers: soon() });
  const rail = screen.getByRole('navigation', { name: m.game_rail_label() });
  expect(rail.querySelector('[aria-current="page"]')?.textContent).toBe(m.game_category_lott());
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(
    'Xổ số Việt Nam',
  );
  const shown = await card();
  const balls = [...shown.querySelectorAll('ol li, ul li')].map((ball) => ball.textContent).join('');
  expect(balls).toBe('48215');
  fireEvent.click(within(shown).getByText(m.lott_prizes()));
  const special = within(shown).getByRole('row', { name: new RegExp(m.lott_prize_special()) });
  expect(special.textContent).toContain('48215');
  expect(path()).toBe('/m/lott');
  const timer = within(shown).getByRole('timer');
  const before = timer.textContent;
  expect(before).toMatch(/^\d\d:\d\d$/);
  await vi.waitFor(() => expect(timer.textContent).not.toBe(before));
  await expectNoBarrier();
  fireEvent.click(within(shown).getByRole('link', { name: /Trống Hội/ }));
  const sheet = await screen.findByRole('dialog');
  await vi.waitFor(() => expect(sheet.textContent).toContain('Trống Hội Đêm Rằm'));
  expect(path()).toBe('/m/lott?game=90001');
  router.history.back();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

it('the electronic ones are in English, say when they cannot be loaded, and show what is known without draws [ROUTE-66 GAME-09 GAME-87 GAME-88]', async () => {
  const english = { locale: 'en' } as const;
  const { known } = await renderScreen('/m/elott', {
    language: 'en',
    answers: { 'lottery.electronic': 'dead', 'lottery.numero': 'dead' },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.game_category_elott({}, english));
  await screen.findByText(m.lott_failed_title({}, english));
  known.answers = { 'lottery.numero': 'dead' };
  fireEvent.click(screen.getByRole('button', { name: m.action_retry({}, english) }));
  await vi.waitFor(async () => expect((await card()).textContent).toContain(m.lott_no_draw({}, english)));

  await renderScreen('/m/elott', { language: 'en', answers: soon() });
  await vi.waitFor(async () => expect((await card()).textContent).toContain(m.lott_open({}, english)));
  expect((await card()).textContent).toContain(m.lott_draws_in({}, english));
  expect((await card()).querySelector('ol li, ul li')?.textContent).toMatch(/^\d$/);
});
