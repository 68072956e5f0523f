import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { addressWith } from '@/tests/support/site-address';

const COMMISSION = '/m/agent/commission';

it('the calculator says by the rules that the gateway names what more turnover would bring [AGENT-26]', async () => {
  await renderScreen(`${COMMISSION}?view=whatIf`, {
    as: 'agent',
    type: 2,
    answers: {
      'agent.rules': (known) => ({
        ...known,
        tiers: [
          { turnover: 0, players: 0, rates: [{ gameType: 'RNG', rate: 60 }] },
          { turnover: 50_000_000, players: 10, rates: [{ gameType: 'RNG', rate: 100 }] },
        ],
      }),
      'agent.settlements.summary': (known) => ({ ...known, kinds: [] }),
    },
  });
  const outcome = () => screen.getByRole('region', { name: m.what_if_outcome() }).textContent;
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
  fill(m.what_if_turnover(), '50000000');
  fill(m.what_if_players(), '10');
  fill(m.game_category_rng(), '100');
  await vi.waitFor(() => expect(outcome()).toContain('500.000,00'));
  await expectNoBarrier();
});

it.each(['', '?view=whatIf', '?view=statement'])(
  'nothing runs off the side of the narrowest phone, in English: %s [AGENT-26]',
  async (search) => {
    await renderScreen(addressWith(COMMISSION, search), {
      as: 'agent',
      language: 'en',
      width: 320,
      height: 640,
    });
    await vi.waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBe(null));
    expect(screen.getByRole('main').textContent).toMatch(/\S/);
    expectNoSidewaysScroll();
    await expectNoBarrier();
  },
);

it('the sums of the calculator are moved sideways by keys where large letters make them wider than a small phone [AGENT-26 SHELL-16]', async () => {
  await renderScreen(`${COMMISSION}?view=whatIf`, { as: 'agent', width: 320, letters: 2 });
  const sums = await screen.findByRole('group', { name: m.settlement_lines() });
  await vi.waitFor(() => expect([sums.tabIndex, sums.scrollWidth > sums.clientWidth]).toEqual([0, true]));
  await expectNoBarrier();
});

it('a settlement of another agent is not there [AGENT-26 ROLE-48]', async () => {
  await renderScreen(`${COMMISSION}/commission-2026-01-01-1`, {
    as: 'agent',
    answers: { 'agent.settlements.one': refused('content.not.found') },
  });
  expect(screen.getByRole('heading', { name: m.settlement_unknown_title() })).toBeTruthy();
  await expectNoBarrier();
});

it('without the gateway it says so, and asks again by a tap [AGENT-26]', async () => {
  const { known } = await renderScreen(COMMISSION, { as: 'agent', language: 'en', reads: 'dead' });
  const failed = () => screen.queryAllByRole('heading', { name: m.settlement_failed_title() });
  await vi.waitFor(() => expect(failed()).not.toEqual([]));
  await expectNoBarrier();
  known.reads = undefined;
  for (const retry of screen.getAllByRole('button', { name: m.action_retry() })) fireEvent.click(retry);
  await vi.waitFor(() => expect(failed()).toEqual([]));
  expect(await screen.findByRole('list', { name: m.settlement_list() })).toBeTruthy();
});
