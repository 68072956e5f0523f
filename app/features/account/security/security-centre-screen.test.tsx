// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { getSecurityOverview } from '@/contracts/security/overview';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { passkeysQuery } from '../passkeys/passkeys.queries';
import { ContactForm } from './contact/contact-form';
import { type SecurityOverview, securityOverviewQuery, sessionsQuery } from './security.queries';
import { SecurityCentreScreen } from './security-centre-screen';

const fakes = { change: vi.fn(), send: vi.fn(), answer: vi.fn() };
standIn(import('./contact/contact.functions'), {
  changeMobileFn: fakes.change,
  changeEmailFn: fakes.change,
  sendMemberCodeFn: fakes.send,
});
standIn(import('../passkeys/webauthn'), { answerChallenge: fakes.answer });
standIn(import('@/app/lib/calls/gateway'), {
  gateway: async () => ({ challenge: 'c', known: [], list: [] }),
});
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => () => undefined });

const OVERVIEW = getSecurityOverview.example.output as SecurityOverview;
const NOW = Date.UTC(2026, 10, 22, 12);
const phone = { device: 'Android', browser: 'Chrome', country: 'VN', openedAt: NOW - 3_600_000 };
const sessions = [
  { ...phone, sessionId: 's-1', isCurrent: true },
  { ...phone, sessionId: 's-2', device: 'Windows', browser: 'Edge', isCurrent: false },
  { ...phone, sessionId: 's-3', device: null, browser: null, country: null, isCurrent: false },
];
const key = { passkeyId: 'k-1', name: 'Máy của An', createdAt: NOW, lastUsedAt: null };
const site = { passkeys: true, timeZone: 'Asia/Ho_Chi_Minh' };

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  fakes.change.mockResolvedValue({ success: true, value: null });
  fakes.send.mockResolvedValue({ success: true, value: { waitMs: 60_000 } });
  fakes.answer.mockResolvedValue('{"id":"x"}');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  sessionStorage.clear();
});

const show = (overview: Partial<SecurityOverview> = {}, more: object = {}, list: object[] = sessions) =>
  renderOnSite(<SecurityCentreScreen />, {
    session: { type: 0 },
    site: { ...site, ...more },
    answers: [
      [securityOverviewQuery().queryKey, { ...OVERVIEW, ...overview }],
      [sessionsQuery().queryKey, { list }],
      [passkeysQuery().queryKey, { list: [key] }],
    ],
  });

describe('the security centre', () => {
  it('says until when the account is frozen after an objection, and nothing of it once that is over [ACC-02]', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    await show({ frozenUntil: NOW + 3_600_000 });
    expect(screen.getByText(m.frozen_until({ time: '20:00', date: '22/11/2026' }))).toBeTruthy();
    cleanup();
    await show({ frozenUntil: NOW - 1 });
    expect(screen.queryByText(/Tài khoản đang được bảo vệ/)).toBeNull();
    vi.useRealTimers();
  });

  it('says how many layers are done and leads to the one that helps most [ACC-01 ACC-02]', async () => {
    await show({ isMobileProved: false, hasQuestions: false });
    expect(screen.getByRole('heading', { name: m.security_verdict({ done: 4, all: 6 }) })).toBeTruthy();
    const step = screen.getByRole('link', { name: m.security_mobile_prove() });
    expect(step.getAttribute('href')).toBe('/m/securityCenter/mobile');
    expect(screen.getAllByText(m.security_state_unproved())).toHaveLength(1);
  });

  it('names each device once, ends the others alone, and says what is not known [ACC-02]', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: m.security_sessions_title() }));
    expect(section.getAllByRole('listitem')).toHaveLength(3);
    expect(section.getByText('Windows · Edge')).toBeTruthy();
    expect(section.getByText(m.security_device_unknown())).toBeTruthy();
    expect(section.getAllByRole('button', { name: /^Đăng xuất khỏi (?!2 máy)/ })).toHaveLength(2);
    expect(section.getByRole('button', { name: m.security_sessions_end_others({ count: 2 }) })).toBeTruthy();
  });

  it('tells of those that stay signed in until when, and when another was last used [ACC-02 SESS-45]', async () => {
    const [own, phone, unknown] = sessions;
    const day = 86_400_000;
    const told = [
      { ...own, lastUsedAt: NOW, staysUntil: NOW + 30 * day },
      { ...phone, lastUsedAt: NOW - 3 * day, staysUntil: NOW + 27 * day },
      { ...unknown, lastUsedAt: NOW - day, staysUntil: null },
    ];
    await show({}, {}, told);
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('từ'));
    const stays = (date: string) => m.security_session_stays({ date });
    expect(rows.map((row) => within(row).queryByText(/^Duy trì/)?.textContent)).toEqual([
      stays('22/12/2026'),
      stays('19/12/2026'),
      undefined,
    ]);
    expect(rows.map((row) => within(row).queryByText(/^Dùng lần cuối/) !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has passkeys where the site takes some, and nothing of them elsewhere', async () => {
    await show();
    expect(screen.getByRole('button', { name: /^Máy của An/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: m.passkey_add() })).toBeTruthy();
    cleanup();
    await show({}, { passkeys: false });
    expect(screen.queryByText(m.passkey_title())).toBeNull();
  });

  it('is nothing for a trial [ROLE-30]', async () => {
    await renderOnSite(<SecurityCentreScreen />, { session: { type: 4 }, site });
    expect(screen.getByText(m.error_actual_account())).toBeTruthy();
  });
});

describe('the form of a contact', () => {
  const form = (overview: Partial<SecurityOverview>, more: object = {}) =>
    renderOnSite(
      <ContactForm
        channel="email"
        overview={{ ...OVERVIEW, ...overview }}
        questions={[]}
        hasPasskeys={false}
        {...more}
      />,
      { session: { type: 0 }, site },
    );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
  const sent = () => fakes.change.mock.lastCall?.[0].data;

  it('proves what is there by its code alone [ACC-02 ACC-18]', async () => {
    await form({ isEmailProved: false });
    expect(screen.getByText('m•••••@example.com')).toBeTruthy();
    type(m.security_code_mail(), '123456');
    save(m.security_prove());
    await vi.waitFor(() => expect(sent()).toEqual({ verificationCode: '123456' }));
  });

  it('takes codes of the old and the new one [ACC-02]', async () => {
    await form({});
    type(m.security_code_current(), '111111');
    type(m.security_email_new(), ' an@example.com ');
    type(m.security_code_new(), '222222');
    save(m.security_contact_save());
    await vi.waitFor(() =>
      expect(sent()).toEqual({
        email: 'an@example.com',
        currentCode: '111111',
        verificationCode: '222222',
      }),
    );
  });

  it('has a passkey in the place of the first code, and answers where there are questions [ACC-02 ACC-14]', async () => {
    const questions = ['first-pet', 'first-job', 'favourite-dish'];
    await form({}, { hasPasskeys: true, questions });
    fireEvent.click(screen.getByRole('button', { name: m.security_by_answers() }));
    expect(screen.getByLabelText(m.security_question_pet())).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.security_by_passkey() }));
    type(m.security_email_new(), 'an@example.com');
    type(m.security_code_new(), '222222');
    save(m.security_contact_save());
    await vi.waitFor(() =>
      expect(sent()).toEqual({
        email: 'an@example.com',
        passkey: '{"id":"x"}',
        verificationCode: '222222',
      }),
    );
  });

  it('puts a wrong code where it was typed, and empties that alone [ACC-02]', async () => {
    fakes.change.mockResolvedValue({
      success: false,
      errorCode: 'verification.code.wrong',
      value: { captcha: false, field: 'currentCode' },
    });
    await form({});
    type(m.security_code_current(), '111111');
    type(m.security_email_new(), 'an@example.com');
    type(m.security_code_new(), '222222');
    save(m.security_contact_save());
    await screen.findByText(m.error_verification_code());
    const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
    expect([value(m.security_code_current()), value(m.security_code_new())]).toEqual(['', '222222']);
  });

  it('sends one code, to the address that is typed, and none while it is wrong [ACC-02]', async () => {
    await form({ email: null, isEmailProved: false });
    const get = screen.getByRole('button', { name: m.code_get() });
    type(m.security_email_new(), 'no address');
    fireEvent.click(get);
    expect(screen.getByText(m.security_email_format())).toBeTruthy();
    expect(fakes.send).not.toHaveBeenCalled();
    type(m.security_email_new(), 'an@example.com');
    fireEvent.click(get);
    fireEvent.click(get);
    await screen.findByText(m.code_sent_to({ number: 'an@example.com' }));
    expect(fakes.send.mock.calls).toEqual([[{ data: { channel: 'email', email: 'an@example.com' } }]]);
  });
});
