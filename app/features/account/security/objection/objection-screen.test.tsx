// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { errorMessage } from '@/app/shell/error-message';
import type { ErrorCode } from '@/contracts/errors';
import { renderOnSite, type Visit } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { ObjectionScreen } from './objection-screen';

const fakes = { object: vi.fn(), forget: vi.fn() };
standIn(import('./objection.functions'), { objectToChangeFn: fakes.object });
standIn(import('@/app/session/lazy-functions'), { forgetSession: fakes.forget, endSession: vi.fn() });
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => () => undefined });
standIn(import('@/app/shell/page-frame'), {
  PageFrame: ({ children }: { children: object }) => children,
});

const CODE = 'mVx2k0hQ9sT4wZr7Lb1cEg';
/** 18:05 in Việt Nam. */
const UNTIL = Date.UTC(2026, 10, 29, 11, 5);
const frozen = (hasEndedOwn = false) => ({ success: true, value: { frozenUntil: UNTIL, hasEndedOwn } });
const refused = (errorCode: ErrorCode) => ({ success: false, errorCode, value: { captcha: false } });

beforeEach(() => {
  fakes.object.mockResolvedValue(frozen());
  fakes.forget.mockResolvedValue(null);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const show = (at = `/m/objection#${CODE}`, session: Visit['session'] = null) =>
  renderOnSite(<ObjectionScreen />, { at, session, site: { timeZone: 'Asia/Ho_Chi_Minh' } });
const block = () => screen.queryByRole('button', { name: m.objection_block() });
const press = () => act(async () => fireEvent.click(block() as HTMLElement));
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join();
const support = () => screen.queryByRole('link', { name: m.contact() })?.getAttribute('href');

describe('the screen of an objection', () => {
  it('does nothing when it is opened, sends the code behind the # when the button is pressed, and says until when [ACC-02]', async () => {
    await show();
    expect(screen.getByText(m.objection_effect_money())).toBeTruthy();
    expect(fakes.object).not.toHaveBeenCalled();
    expect(document.body.innerHTML).not.toContain(CODE);
    await press();
    expect(fakes.object.mock.calls).toEqual([[{ data: { objectionCode: CODE } }]]);
    const until = m.objection_done_text({ time: '18:05', date: '29/11/2026' });
    expect(screen.getByText(until)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(m.objection_done());
    expect([block(), support()]).toEqual([null, '/m/support']);
    expect(screen.getByRole('link', { name: m.in_forget_password() }).getAttribute('href')).toBe('/m/forget');
  });

  it('says that the code is missing, without a button that could not work [ACC-02]', async () => {
    await show('/m/objection');
    expect(alerts()).toContain(m.objection_incomplete());
    expect([block(), support()]).toEqual([null, '/m/support']);
  });

  it.each([
    ['objection.wrong', 'objection.wrong'],
    ['objection.used', 'objection.used'],
    ['objection.expired', 'objection.expired'],
    ['rate.limited', 'rate.limited'],
    ['request.invalid', 'objection.wrong'],
  ] as const)('says of %s what it means, and leads to customer service [ACC-02]', async (code, said) => {
    fakes.object.mockResolvedValue(refused(code));
    await show();
    await press();
    expect(alerts()).toContain(errorMessage(said));
    expect(support()).toBe('/m/support');
    expect(block()).toBeTruthy();
  });

  it.each([true, false])(
    'forgets the session of this phone where the objection has ended it, which is %s, and stays [ACC-02 SESS-46]',
    async (hasEnded) => {
      fakes.object.mockResolvedValue(frozen(hasEnded));
      await show(undefined, { type: 0 });
      await press();
      expect(fakes.forget.mock.calls).toEqual(hasEnded ? [[{ data: { id: 'id' } }]] : []);
      expect(screen.getByText(m.objection_done())).toBeTruthy();
    },
  );
});
