import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const TASKS = '/m/task';
const WEEK = ['18', '19', '20', '21', '22', '23', '24'].map((day) => `2025-08-${day}`);
const week = (today: number, doneBy: number) => ({
  today: WEEK[today] ?? '',
  streak: doneBy,
  days: WEEK.map((day, place) => {
    const state = place < doneBy ? 'done' : place === today ? 'today' : 'coming';
    return { day, points: place === today ? 20 : 10, state } as const;
  }),
});
const withWeek = (today: number, doneBy: number): Responses => ({
  'tasks.overview': (known) => ({ ...known, checkIn: week(today, doneBy) }),
});
const MISSIONS: Responses = {
  'tasks.overview': ({ missions: [one], ...known }) => ({
    ...known,
    missions: one
      ? [
          one,
          { ...one, id: 'chest', name: 'Rương vàng mỗi ngày', done: 20, target: 20, points: 15, link: null },
          { ...one, id: 'weekly', name: 'Tuần', cycle: 'weekly', done: 1, target: 3 },
        ]
      : [],
  }),
};

const open = (answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(TASKS, { as: 'member', ...visit, answers });
const part = (name: string) => screen.getByRole('region', { name });
const inWeek = () => within(part(m.tasks_week()));
const claimOf = (name: string) => m.rewards_claim_of({ name });
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, operation: string) =>
  asked.flatMap((one) => (one.operation === operation ? [one.input] : []));
const missionNames = () =>
  within(part(m.tasks_missions()))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('the day is checked in once, however often it is tapped, and the streak with it [INVITE-05 INVITE-06 INVITE-08]', async () => {
  const sent = held();
  const visit = await open({ ...withWeek(3, 3), 'tasks.checkIn': sent });
  expect(part(m.tasks_week()).textContent).toContain(m.tasks_streak({ count: 3 }));
  expect(inWeek().getAllByRole('listitem')).toHaveLength(7);
  expect(document.querySelector('[aria-current="date"]')?.textContent).toContain('+20');
  await expectNoBarrier();
  const button = inWeek().getByRole('button', { name: m.tasks_check_in() });
  button.focus();
  for (let tap = 0; tap < 2; tap += 1) fireEvent.click(button);
  const busy = await inWeek().findByRole<HTMLButtonElement>('button', { name: m.tasks_checking_in() });
  expect(busy.disabled).toBe(true);
  visit.known.answers = withWeek(3, 4);
  sent.release();
  await announced(m.tasks_check_in_done({ points: '20', days: 4 }));
  await vi.waitFor(() => expect(part(m.tasks_week()).textContent).toContain(m.tasks_streak({ count: 4 })));
  expect(inWeek().getByText(m.tasks_checked_in())).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(inputsOf(visit, 'tasks.checkIn')).toEqual([{ day: '2025-08-21' }]);
  await expectNoBarrier();
});

it('a tap that comes after midnight counts for no day that was not shown, and the new day stands there [INVITE-06 INVITE-08]', async () => {
  const visit = await open({
    ...withWeek(3, 3),
    'tasks.checkIn': [refused('task.over'), (example) => example],
  });
  visit.known.answers = { ...visit.known.answers, ...withWeek(4, 3) };
  fireEvent.click(inWeek().getByRole('button', { name: m.tasks_check_in() }));
  await announced(m.error_task_over());
  await vi.waitFor(() =>
    expect(document.querySelector('[aria-current="date"]')).toBe(inWeek().getAllByRole('listitem')[4]),
  );
  fireEvent.click(await inWeek().findByRole('button', { name: m.tasks_check_in() }));
  await vi.waitFor(() =>
    expect(inputsOf(visit, 'tasks.checkIn')).toEqual([{ day: '2025-08-21' }, { day: '2025-08-22' }]),
  );
});

it('a day that ends while the screen is open is followed by the next, on a phone whose clock is an hour ahead too [INVITE-08]', async () => {
  const HOUR = 3_600_000;
  document.documentElement.dataset.clockAhead = String(HOUR);
  try {
    const ending: Responses = {
      'tasks.overview': (known) => ({ ...known, checkIn: week(3, 3), dayEnds: Date.now() - HOUR + 100 }),
    };
    const visit = await open(ending);
    visit.known.answers = { ...visit.known.answers, ...withWeek(4, 3) };
    await vi.waitFor(() =>
      expect(document.querySelector('[aria-current="date"]')).toBe(inWeek().getAllByRole('listitem')[4]),
    );
  } finally {
    delete document.documentElement.dataset.clockAhead;
  }
});

it('missions show how far one is, those to be claimed first, lead to where they are done, and give their points once [INVITE-06 INVITE-07]', async () => {
  const visit = await open(MISSIONS);
  expect(missionNames()).toEqual(['Rương vàng mỗi ngày', 'Thợ săn đại dương']);
  expect(part(m.tasks_missions()).textContent).toContain('20 / 20');
  const way = screen.getByRole('link', { name: m.tasks_go_to({ name: 'Thợ săn đại dương' }) });
  expect(way.getAttribute('href')).toBe('/m/fish-games');
  await expectNoBarrier();
  visit.known.answers = {
    'tasks.overview': (known) => {
      const now = MISSIONS['tasks.overview'];
      const all = typeof now === 'function' ? now(known, {}) : known;
      return {
        ...all,
        missions: (all.missions ?? []).map((one) => ({ ...one, claimed: one.id === 'chest' })),
      };
    },
  };
  const claim = screen.getByRole('button', { name: claimOf('Rương vàng mỗi ngày') });
  for (let tap = 0; tap < 2; tap += 1) fireEvent.click(claim);
  await announced(m.rewards_done_points({ points: '40' }));
  await vi.waitFor(() => expect(missionNames()).toEqual(['Thợ săn đại dương', 'Rương vàng mỗi ngày']));
  expect(screen.queryByRole('button', { name: claimOf('Rương vàng mỗi ngày') })).toBe(null);
  expect(inputsOf(visit, 'tasks.claimMission')).toEqual([{ missionId: 'chest', period: '2025-08-21' }]);
  fireEvent.click(screen.getByRole('link', { name: m.tasks_weekly() }));
  await vi.waitFor(() => expect(visit.path()).toBe(`${TASKS}?cycle=weekly`));
  expect(part(m.tasks_missions()).textContent).toContain('1 / 3');
});

it('a mission that was claimed elsewhere is refused in words, and stands as claimed [INVITE-06 INVITE-07]', async () => {
  const { known } = await open({ ...MISSIONS, 'tasks.claimMission': refused('task.done') });
  known.answers = { ...known.answers, 'tasks.overview': (example) => example };
  fireEvent.click(screen.getByRole('button', { name: claimOf('Rương vàng mỗi ngày') }));
  await announced(m.error_task_done());
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: claimOf('Rương vàng mỗi ngày') })).toBe(null),
  );
});

it('part of last week’s loss comes back with its terms beside it, once [INVITE-06 INVITE-09]', async () => {
  const visit = await open();
  const text = () => part(m.tasks_rebate()).textContent;
  for (const told of ['76.800,00\u00a0₫', '3%', m.tasks_rebate_times({ times: 1 })])
    expect(text()).toContain(told);
  visit.known.answers = {
    'tasks.overview': ({ rebate, ...known }) => ({
      ...known,
      rebate: rebate && { ...rebate, claimed: true },
    }),
  };
  const claim = screen.getByRole('button', { name: claimOf(m.tasks_rebate()) });
  for (let tap = 0; tap < 2; tap += 1) fireEvent.click(claim);
  await announced(m.rewards_done_money({ amount: '76.800,00\u00a0₫' }));
  await vi.waitFor(() => expect(text()).toContain(m.tasks_rebate_claimed()));
  expect(screen.queryByRole('button', { name: claimOf(m.tasks_rebate()) })).toBe(null);
  expect(inputsOf(visit, 'tasks.claimRebate')).toEqual([{ week: '2025-08-11' }]);
  await expectNoBarrier();
});

it('each kind of task is there while its promotion is on; without any a word leads to the promotions [INVITE-07 INVITE-08 INVITE-09 MENU-56 MENU-57 MENU-58]', async () => {
  const none = { checkIn: null, missions: [], rebate: null };
  await open({ 'tasks.overview': (known) => ({ ...known, ...none }) });
  expect(screen.getByRole('heading', { name: m.tasks_empty_title() })).toBeTruthy();
  expect(screen.getByRole('link', { name: m.rewards_to_promotions() }).getAttribute('href')).toBe(
    '/m/activity',
  );
  await expectNoBarrier();
  await open({ 'tasks.overview': ({ missions, ...known }) => ({ ...known, ...none, missions }) });
  expect(part(m.tasks_missions())).toBeTruthy();
  for (const name of [m.tasks_week(), m.tasks_rebate()])
    expect(screen.queryByRole('region', { name })).toBe(null);
});

it('a promo code may be entered here too, by an address of its own [INVITE-10 MENU-59]', async () => {
  const { path } = await open();
  fireEvent.click(screen.getByRole('link', { name: m.tasks_promo() }));
  await screen.findByRole('dialog', { name: m.promo_code_title() });
  expect(path()).toBe(`${TASKS}?sheet=code`);
});

it('an agent has tasks too; a user on trial is told to use an actual account, and nothing is asked for [ROLE-29 ROLE-30 INVITE-05]', async () => {
  await open({}, { as: 'agent', language: 'en' });
  expect(screen.getByRole('heading', { name: m.tasks_week({}, { locale: 'en' }) })).toBeTruthy();
  const { asked } = await open({}, { as: 'trial' });
  expect(screen.getByRole('heading', { name: m.rewards_trial_title() })).toBeTruthy();
  expect(asked.filter(({ operation }) => operation.startsWith('tasks.'))).toEqual([]);
});
