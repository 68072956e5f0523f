import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const TEAM = '/m/agent/team';
const ACCOUNT = 'tunglam.vt';
const PARTS = { direct: 14, agents: 6, players: 36, active: 28, new: 3, silent: 5 };

const open = (search = '', visit: Visit = {}) => renderScreen(TEAM + search, { as: 'agent', ...visit });
const rows = () => [...document.querySelectorAll<HTMLElement>('main li[data-entry]')];
const listed = () => vi.waitFor(() => expect(rows()[0]?.textContent).toContain(ACCOUNT));
const part = (name: string, count: number) =>
  within(screen.getByRole('navigation', { name: m.team_parts() })).getByRole('link', {
    name: m.team_part_count({ part: name, count: String(count) }),
  });
const card = () => screen.findByRole('region', { name: m.team_figures({ account: 'hoangyen_88' }) });
const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: m.team_order() });
const span = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const finder = () => screen.getByRole<HTMLInputElement>('searchbox', { name: m.team_find() });

it('days, parts and orders stand in the address: a page that opens with them and a way back show the same [AGENT-25]', async () => {
  const { asked, path, router } = await open('', { language: 'en' });
  await listed();
  expect(part(m.team_part_direct(), PARTS.direct).getAttribute('aria-current')).toBe('page');
  fireEvent.click(part(m.team_part_players(), PARTS.players));
  await vi.waitFor(() => expect(path()).toBe(`${TEAM}?part=players`));
  fireEvent.change(order(), { target: { value: 'joined' } });
  await vi.waitFor(() => expect(path()).toContain('order=joined'));
  fireEvent.click(span(m.team_span_today()));
  await vi.waitFor(() => expect(path()).toContain('span=today'));
  await vi.waitFor(() => {
    const lists = asked.flatMap(({ operation, input }) => (operation === 'agent.team.list' ? [input] : []));
    expect(lists.at(-1)).toMatchObject({ part: 'players', order: 'joined', span: 'today' });
  });
  const again = await open(path().slice(TEAM.length), { language: 'en' });
  await listed();
  expect(order().value).toBe('joined');
  expect(span(m.team_span_today()).checked).toBe(true);
  expect(part(m.team_part_players(), PARTS.players).getAttribute('aria-current')).toBe('page');
  await expectNoBarrier();
  fireEvent.click(part(m.team_part_active(), PARTS.active));
  await vi.waitFor(() => expect(path()).toContain('part=active'));
  await listed();
  fireEvent.click(rows()[0]?.querySelector('a') as HTMLElement);
  await vi.waitFor(() => expect(path()).toContain('member=4021'));
  again.router.history.back();
  await vi.waitFor(() => expect(path()).toContain('part=active'));
  await listed();
  expect(router).not.toBe(again.router);
});

it.each(['vi', 'en'] as const)(
  'a measure of commission has one name: the own one, and what a branch brought, each says what it is, in %s [AGENT-25 AGENT-26]',
  async (language) => {
    await open('?member=4021', { language });
    const branch = (await card()).textContent ?? '';
    expect(branch).toContain(m.team_commission());
    expect(branch).toContain(m.team_commission_note());
    await open('', { language, answers: { 'agent.team.member': (one) => ({ ...one, level: 0, line: [] }) } });
    await vi.waitFor(async () => expect((await card()).textContent).toContain(m.team_commission_own()));
    expect((await card()).textContent).toContain(m.team_commission_own_note());
    const names = [
      m.agent_commission(),
      m.team_commission_own(),
      m.team_commission(),
      m.agent_best_commission(),
    ];
    expect(new Set([...names, m.settlement_estimate()]).size).toBe(5);
  },
);

it('says of each when it played last, and of who never did that as well [AGENT-25]', async () => {
  const answers: Responses = {
    'agent.team.list': ({ list: [one], ...page }) => ({
      ...page,
      next: null,
      list: [{ ...one, agent: false, members: 0, direct: 0, lastPlayed: null }] as never,
    }),
  };
  await open('?part=silent', { answers });
  await listed();
  expect(rows()[0]?.textContent).toContain(m.team_played_never());
});

it('its heading stands beside the order, and above it in large letters on a small phone [AGENT-25 SHELL-16]', async () => {
  const bottom = () =>
    screen
      .getByRole('heading', { level: 2, name: m.team_under({ account: 'hoangyen_88' }) })
      .getBoundingClientRect().bottom;
  const top = () => order().getBoundingClientRect().top;
  await open('?member=4021', { width: 320 });
  await listed();
  expect(bottom()).toBeGreaterThan(top());
  await open('?member=4021', { width: 320, letters: 2 });
  await listed();
  expect(bottom()).toBeLessThanOrEqual(top());
  expect(screen.getByText(ACCOUNT).getBoundingClientRect().width).toBeGreaterThan(40);
});

it('the search finds while one types, and the field keeps focus and text; nothing is asked for a letter, and back is one step [AGENT-25]', async () => {
  const { asked, path, router } = await open();
  await card();
  const field = finder();
  field.focus();
  await userEvent.keyboard('t');
  await userEvent.keyboard('un');
  await vi.waitFor(() => expect(path()).toBe(`${TEAM}?find=tun`));
  await screen.findByRole('heading', { name: m.team_found({ name: 'tun' }) });
  expect([document.activeElement, finder() === field, field.value]).toEqual([field, true, 'tun']);
  await userEvent.keyboard('gl');
  await vi.waitFor(() => expect(path()).toBe(`${TEAM}?find=tungl`));
  const wanted = asked.flatMap(({ operation, input }) =>
    operation === 'agent.team.find' ? [input as { find?: string; name?: string }] : [],
  );
  expect(JSON.stringify(wanted)).not.toContain('"t"');
  router.history.back();
  await vi.waitFor(() => expect([path(), field.value]).toEqual([TEAM, '']));
  await userEvent.keyboard('zz');
  fireEvent.click(await screen.findByRole('button', { name: m.team_find_clear() }));
  await vi.waitFor(() => expect([path(), field.value]).toEqual([TEAM, '']));
  expect(document.activeElement).toBe(field);
});

it('the search finds a name on every level, says so when there is none, and leads back to the team [AGENT-25]', async () => {
  const { asked, known, path } = await open();
  await card();
  const find = (name: string) => {
    fireEvent.change(finder(), { target: { value: name } });
    fireEvent.submit(finder().form as HTMLFormElement);
  };
  find('TUNGLAM');
  await vi.waitFor(() => expect(path()).toBe(`${TEAM}?find=TUNGLAM`));
  await listed();
  expect(rows()).toHaveLength(1);
  const found = asked.flatMap(({ operation, input }) => (operation === 'agent.team.find' ? [input] : []));
  expect(found).toContainEqual({ name: 'TUNGLAM', span: 'days7' });
  known.answers = { 'agent.team.find': () => ({ list: [], more: false }) };
  find('nobody');
  expect(await screen.findByText(m.team_find_none())).toBeTruthy();
  expect(rows()).toEqual([]);
  await expectNoBarrier();
  fireEvent.click(screen.getByRole('button', { name: m.team_find_clear() }));
  expect(await card()).toBeTruthy();
  find('x');
  expect(await screen.findByText(m.team_find_short())).toBeTruthy();
});

it('who is not of the own tree is not there, and the way leads back to the own team [AGENT-25 ROLE-48]', async () => {
  const stranger = refused('content.not.found');
  const { known } = await open('?member=4711', {
    answers: { 'agent.team.member': stranger, 'agent.team.list': stranger },
  });
  expect(await screen.findByText(m.team_stranger_title())).toBeTruthy();
  expect(rows()).toEqual([]);
  await expectNoBarrier();
  known.answers = {};
  fireEvent.click(screen.getByRole('link', { name: m.team_stranger_back() }));
  expect(await card()).toBeTruthy();
});

it('says in words that a team was downloaded too often, or could not be [AGENT-25]', async () => {
  for (const [csv, words] of [
    ['limited', m.team_csv_limited()],
    ['failed', m.team_csv_failed()],
  ] as const) {
    await open(`?csv=${csv}`);
    expect(await screen.findByText(words)).toBeTruthy();
  }
  await expectNoBarrier();
});

it('a list that failed beside its card comes with another try [AGENT-25]', async () => {
  const { known } = await open('', { answers: { 'agent.team.list': 'dead' } });
  expect(await card()).toBeTruthy();
  expect(await screen.findByText(m.team_failed_title())).toBeTruthy();
  await expectNoBarrier();
  known.answers = {};
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  await listed();
});

it.each(['?member=4017', '?part=players&span=days30'])(
  'a team of 2,000 stands in as few nodes as a small one, however far it is scrolled: %s [AGENT-25]',
  async (search) => {
    const answers: Responses = {
      'agent.team.list': ({ list: [one] }, { cursor = '0', limit = 50 }) => {
        const [from, until] = [Number(cursor), Math.min(Number(cursor) + Number(limit), 2_000)];
        const list = Array.from({ length: until - from }, (_, place) => ({
          ...one,
          id: String(10_000 + from + place),
          account: `${ACCOUNT}.${from + place}`,
        }));
        return { list: list as never, next: until < 2_000 ? String(until) : null, total: 2_000 };
      },
    };
    await open(search, { answers });
    await listed();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(screen.getByRole('main').querySelectorAll('*').length).toBeLessThan(1_000);
      scrollBy(0, 3_000);
      await new Promise(requestAnimationFrame);
      await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));
    }
    await vi.waitFor(() => expect(Number(rows().at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(100));
    await expectNoBarrier();
  },
);

it.each<[string, number, Visit, boolean]>([
  ['somebody right below', 1, {}, true],
  ['somebody further below', 2, {}, false],
  ['anybody where the site has it off', 1, { off: ['AGETRANSFERDOWN3'] }, false],
])('money is sent to %s [AGENT-25 ROLE-48]', async (_, level, visit, isSent) => {
  const answers: Responses = { 'agent.team.member': (known) => ({ ...known, level }) };
  for (const search of ['?member=4017', '?member=4017&menu=true']) {
    await open(search, { ...visit, answers });
    await card();
    if (search.includes('menu')) await screen.findByRole('dialog');
    const ways = screen.queryAllByRole('link', { name: m.team_menu_transfer() });
    expect(ways.length > 0, search).toBe(isSent);
  }
});
