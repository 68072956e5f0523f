import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import type { SiteAddress } from '@/tests/support/site-address';

const SALARY = '/m/member/agent/getSalaryContract';
const DIVIDEND = '/m/member/agent/getDevidendContract';
const HOUR = '/m/member/agent/getHourContract';

type Agreement = { versions?: readonly object[] };
const offered = <Known extends Agreement>(known: Known): Known => ({
  ...known,
  versions: known.versions?.map((one) => ({ ...one, state: 'offered', from: null, until: null })),
});
const none = <Known extends Agreement>(known: Known): Known => ({ ...known, versions: [] });
const OFFERED: Responses = {
  'agent.contract.salary': offered,
  'agent.contract.dividend': offered,
  'agent.contract.hour': offered,
};
const NONE: Responses = {
  'agent.contract.salary': none,
  'agent.contract.dividend': none,
  'agent.contract.hour': none,
};

const open = (address: SiteAddress, visit: Visit = {}) => renderScreen(address, { as: 'agent', ...visit });
const button = (name: string) => screen.getByRole('button', { name });
/** Taps an answer, and the same word of the sheet that asks once more, so often as told. */
async function confirm(name: string, taps = 1) {
  fireEvent.click(button(name));
  const sheet = await screen.findByRole('dialog');
  const sure = within(sheet).getByRole('button', { name });
  for (let tap = 0; tap < taps; tap += 1) fireEvent.click(sure);
}

it.each([
  ['vi', DIVIDEND, m.agreement_dividend_title],
  ['vi', HOUR, m.agreement_hour_title],
  ['en', DIVIDEND, m.agreement_dividend_title],
  ['en', HOUR, m.agreement_hour_title],
] as const)(
  'an offer stands as tiers, words and terms on the narrowest phone, in %s: %s [AGENT-24 ROUTE-75 ROUTE-76]',
  async (language, address, title) => {
    await open(address, { language, width: 320, height: 640, answers: OFFERED });
    const main = screen.getByRole('main');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title());
    expect(main.textContent).toContain(m.agreement_state_offered_mine());
    expect(main.textContent).toContain(m.agreement_both());
    const table = screen.getByRole('table', { name: m.agreement_tiers() });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('region', { name: m.agreement_terms() })).toBeTruthy();
    expect([button(m.agreement_refuse()), button(m.agreement_accept())]).toHaveLength(2);
    expectNoSidewaysScroll();
    await expectNoBarrier();
  },
);

it('its tiers are moved sideways by keys where large letters make them wider than a small phone, and there alone [AGENT-24 SHELL-16]', async () => {
  await open(DIVIDEND);
  const tiers = () => screen.getByRole('group', { name: m.agreement_tiers() });
  expect(tiers().hasAttribute('tabindex'), 'a stop where nothing scrolls').toBe(false);
  await open(DIVIDEND, { width: 320, letters: 2 });
  await vi.waitFor(() =>
    expect([tiers().tabIndex, tiers().scrollWidth > tiers().clientWidth]).toEqual([0, true]),
  );
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it.each([SALARY, DIVIDEND, HOUR] as const)(
  'says so while there is none, to members of any type: %s [AGENT-24 ROUTE-74 ROUTE-75 ROUTE-76]',
  async (address) => {
    await open(address, { as: 'member', type: 40, answers: NONE });
    expect(screen.getByText(m.agreement_empty_title())).toBeTruthy();
    await expectNoBarrier();
  },
);

it('is answered once however often it is tapped, under one key [AGENT-24 MONEY-21]', async () => {
  const answer = held();
  const { asked, known } = await open(SALARY, {
    answers: { ...OFFERED, 'agent.contract.answer': answer },
  });
  await confirm(m.agreement_accept(), 2);
  known.answers = { ...known.answers, 'agent.contract.salary': (agreement) => agreement };
  answer.release();
  await vi.waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain(m.agreement_state_in_force()),
  );
  expect(screen.queryByRole('dialog')).toBe(null);
  const answers = asked.filter(({ operation }) => operation === 'agent.contract.answer');
  expect(answers.map(({ input }) => input)).toEqual([{ agreementId: 'agree-24', answer: 'accepted' }]);
});

it('an offer whose time is over by now is not accepted, and the page says why and asks again [AGENT-24]', async () => {
  const { asked } = await open(SALARY, {
    answers: { ...OFFERED, 'agent.contract.answer': refused('agreement.expired') },
  });
  await confirm(m.agreement_accept());
  expect(await screen.findAllByText(m.error_agreement_expired())).not.toEqual([]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const reads = () => asked.filter(({ operation }) => operation === 'agent.contract.salary');
  await vi.waitFor(() => expect(reads().length).toBeGreaterThan(1));
});

it('a gateway that fails leaves a card with a retry, in English [AGENT-24 ERR-44 ROUTE-75]', async () => {
  const { known } = await open(DIVIDEND, {
    language: 'en',
    answers: { 'agent.contract.dividend': 'dead' },
  });
  expect(await screen.findByText(m.agreement_failed_title())).toBeTruthy();
  known.answers = {};
  fireEvent.click(button(m.action_retry()));
  await vi.waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain(m.agreement_state_in_force()),
  );
});
