import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { promptedKinds } from './prompted';

// Time that runs fast does not wait for files.
await Promise.all([
  import('./agreement-prompts'),
  import('../../account/change-password/change-password-prompt'),
]);

type Marks = {
  dailysalreqtype: string | null;
  divtypecompperiodreq: string | null;
  contracthoursalreq: string | null;
};
const NOTHING: Marks = {
  dailysalreqtype: null,
  divtypecompperiodreq: null,
  contracthoursalreq: null,
};
const waiting = (marks: Partial<Marks>): Responses => ({
  'agent.contract.salary': (known) => ({ ...known, ...NOTHING, ...marks }),
  'agent.contract.dividend': (known) => ({ ...known, ...NOTHING, ...marks }),
});
const agreementsAsked = (asked: readonly { operation: string }[]) =>
  asked.flatMap(({ operation }) => (operation.startsWith('agent.contract.') ? [operation] : []));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Home with an announcement for whoever is logged in, which comes after every prompt. */
const home = (visit: Visit) => renderScreen('/m/home', { ...visit, on: ['ANNOUNCENOW3'] });
const dialog = (name: string) => screen.queryByRole('dialog', { name });
/** The page comes to rest, in fast time, and what opens by itself does. */
const opened = (name: string) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(dialog(name)).not.toBe(null);
  });
const announced = () => opened(m.announcement_title());

it('a member of type 0 is asked when the gateway says so, in English too; what is put off is not asked again [AGENT-11 AGENT-12 AGENT-22 AGENT-23 CONST-39]', async () => {
  const { router, sessionId } = await home({
    as: 'member',
    language: 'en',
    answers: waiting({ contracthoursalreq: 'Y' }),
  });
  await opened(m.agreement_prompt_hour_title());
  fireEvent.click(screen.getByRole('button', { name: m.agreement_prompt_cancel() }));
  // For the next page as well.
  expect(promptedKinds(sessionId() ?? '')).toEqual(['hour']);
  await announced();
  await router.navigate({ to: '/m/member/home' });
  await router.navigate({ to: '/m/home' });
  expect(dialog(m.agreement_prompt_hour_title())).toBe(null);
});

it.each([4, 40, 41, 42])(
  'a member of type %i is asked for no agreement, nor is the gateway [AGENT-17 ROLE-45 CONST-39]',
  async (type) => {
    // Who has no money here is offered no promotion.
    const answers: Responses = {
      'content.announcements': (known) => ({
        ...known,
        popup: known.popup?.map((one) => ({ ...one, linkedPromotionId: null })),
      }),
    };
    const { asked } = await home({ as: type === 4 ? 'trial' : 'member', type, answers });
    await announced();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(agreementsAsked(asked)).toEqual([]);
  },
);

it('what was answered elsewhere, or too late, is not asked for [AGENT-21]', async () => {
  const { asked } = await home({ as: 'agent', answers: waiting({ dailysalreqtype: 'N' }) });
  await announced();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(agreementsAsked(asked).sort()).toEqual(['agent.contract.dividend', 'agent.contract.salary']);
});

it('a given password is asked about before an agreement [AGENT-22 SESS-40]', async () => {
  await home({ as: 'agent', firstTimeLogin: true, answers: waiting({ dailysalreqtype: 'Y' }) });
  await vi.waitFor(() => expect(dialog(m.first_login_title())).not.toBe(null));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: m.first_login_later() }));
  await opened(m.agreement_prompt_salary_title());
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
