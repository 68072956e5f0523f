import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import type { ErrorCode } from '@/contracts/errors';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { alerts, chooseEnglish, errorOf, focused, hasField } from '@/tests/screens/support/said';

const NEW = 'Lantern3310';
const NUMBER = '912345678';
const EMAIL = 'minhan@example.com';
/** The proof of work is the site's own (tests/e2e). */
const site = { humanVerification: { provider: 'none', siteKey: null } } as const;

async function open(answers: Responses = {}, visit: Visit = {}, address = '/m/forget') {
  const shown = await renderScreen(address, { site, ...visit, answers });
  await fill({});
  return shown;
}
type Shown = Pick<Awaited<ReturnType<typeof open>>, 'asked'>;
const inputsOf = ({ asked }: Shown, wanted: string) =>
  asked.flatMap(({ operation, input }) => (operation === wanted ? [input] : []));

const method = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const getCode = () => screen.getByRole('button', { name: m.code_get() });
const required = (field: string) => m.form_required({ field });
const isSaid = (text: string) => screen.queryAllByText(text).length > 0;

async function fillIn(code = '418205') {
  await fill({ mobileNum: `0${NUMBER}`, verificationCode: code, newPassword: NEW });
}

async function chooseEmail() {
  fireEvent.click(await screen.findByRole('radio', { name: m.forgot_email() }));
  await vi.waitFor(() => expect(hasField('email')).toBe(true));
}

describe('by phone', () => {
  it('comes first, says what each field takes, and has fields made for password managers [ROUTE-05 FORGOT-01 FORGOT-02 FORGOT-06 FORGOT-08 FORGOT-11 FORGOT-12 FORGOT-13 FORGOT-14 FORGOT-15 FORGOT-16 FORGOT-17 ROUTE-96]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.in_forget_password());
    expect(method(m.login_mobile()).checked).toBe(true);
    for (const hint of [
      m.forgot_mobile_hint({ min: 6 }),
      `${m.forgot_length_hint({ min: 4, max: 10 })}, ${m.forgot_digits_hint()}`,
      `${m.forgot_length_hint({ min: 6, max: 20 })}, ${m.forgot_characters_hint()}`,
    ])
      expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getByRole('button', { name: m.phone_country_button({ code: '+84' }) })).toBeTruthy();
    expect([
      field('mobileNum').inputMode,
      field('verificationCode').autocomplete,
      field('newPassword').autocomplete,
    ]).toEqual(['tel', 'one-time-code', 'new-password']);
  });

  it('a code and a new password lead in with the new password, with a word while that takes [FORGOT-22 FORGOT-23 FORGOT-24 FORGOT-26 FORGOT-30 FORGOT-31 FORGOT-32 FORGOT-33 FORGOT-36 SMS-07 SMS-29 ERR-39 CALL-18]', async () => {
    const saving = held();
    const shown = await open({ 'member.setPasswordByPhone': saving });
    await fill({ mobileNum: `0${NUMBER}` });
    fireEvent.click(getCode());
    await vi.waitFor(() => expect(isSaid(m.code_sent())).toBe(true));
    await fillIn();
    await send({}, 2);
    await vi.waitFor(() => expect(isSaid(m.forgot_saving())).toBe(true));
    saving.release();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
    expect(isSaid(m.forgot_saving())).toBe(false);
    const mobile = { mobileNum: NUMBER, countryDialingCode: '84' };
    expect(inputsOf(shown, 'verification.sendCode')).toMatchObject([{ ...mobile, purpose: 'forget' }]);
    expect(inputsOf(shown, 'member.setPasswordByPhone')).toEqual([
      { ...mobile, verificationCode: '418205', newPassword: NEW },
    ]);
    expect(inputsOf(shown, 'session.logIn')).toEqual([
      { type: 'username', username: 'minhan_2209', password: NEW },
    ]);
  });

  it('a code is asked for the number alone; on submit everything is checked, the first wrong field gets the focus, and the words follow the language [FORGOT-21 FORGOT-27 FORGOT-28 FORGOT-29 SMS-02 SMS-03 ERR-28 ERR-29 LOGIN-54]', async () => {
    const shown = await open();
    await fill({ mobileNum: '123' });
    fireEvent.click(getCode());
    const tooShort = { field: m.login_mobile(), min: 6, max: 20 };
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(m.form_length(tooShort)));
    await focused('mobileNum');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(inputsOf(shown, 'verification.sendCode')).toEqual([]);

    await fill({ mobileNum: '' });
    await send();
    const names = ['mobileNum', 'verificationCode', 'newPassword'];
    const missing = () => [m.login_mobile(), m.login_code(), m.forgot_new_password()].map(required);
    await vi.waitFor(() => expect(names.map(errorOf)).toEqual(missing()));
    await focused('mobileNum');
    await fill({ mobileNum: '0912345678' });
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(null));

    const vietnamese = errorOf('verificationCode');
    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('verificationCode')).toBe(missing()[1]));
    expect(errorOf('verificationCode')).not.toBe(vietnamese);
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        m.in_forget_password({}, { locale: 'en' }),
      ),
    );
    expect(field('mobileNum').value).toMatch(/912/);
    await expectNoBarrier();
    expect(inputsOf(shown, 'member.setPasswordByPhone')).toEqual([]);
  });

  it.each<[string, Responses['member.setPasswordByPhone'], () => string, string]>([
    ['a wrong code', refused('verification.code.wrong'), m.error_verification_code, 'verificationCode'],
    ['an old code', refused('verification.code.expired'), m.error_code_expired, 'verificationCode'],
    ['a password too weak', refused('register.field.invalid'), m.error_weak_password, 'verificationCode'],
    ['the old password again', refused('modify.new.old.same'), m.error_same_password, 'newPassword'],
    ['a gateway that is down', 'dead', m.error_system, 'verificationCode'],
    ['a connection that is lost', 'lost', m.error_system, 'verificationCode'],
  ])(
    '%s is named, empties what is to be typed anew, which has the focus, and nothing else; the next try leads in, once for a double tap [FORGOT-23 FORGOT-37 FORGOT-38 ERR-03 ERR-16 ERR-19 ERR-24 ERR-48 ERR-55 SMS-34]',
    async (_, answer, words, spent) => {
      const shown = await open({
        'member.setPasswordByPhone': [answer, (example: object) => example] as never,
      });
      await fillIn();
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      await focused(spent);
      const kept = spent === 'newPassword' ? ['verificationCode', '418205'] : ['newPassword', NEW];
      expect([field(spent).value, field(kept[0] as string).value]).toEqual(['', kept[1]]);
      expect(field('mobileNum').value.replace(/\D/g, '')).toBe(`0${NUMBER}`);
      expect(isSaid(m.forgot_saving())).toBe(false);
      await fillIn();
      await send({}, 2);
      await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
      expect(inputsOf(shown, 'member.setPasswordByPhone')).toHaveLength(2);
    },
  );

  it('a login that fails afterwards leads to the login form with the name in it [FORGOT-26]', async () => {
    const { path } = await open({ 'session.logIn': 'dead' });
    await fillIn();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/login'));
    await vi.waitFor(() => expect(field('username').value).toBe('minhan_2209'));
  });

  it('after wrong logins from the same address it works all the same, and the login form says why it is asked for, with the captcha there [FORGOT-26 LOGIN-83]', async () => {
    const shown = await open({
      'session.logIn': [
        refused('login.captcha.required', { value: { captcha: true } }),
        (example) => example,
      ],
    });
    await fillIn();
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/login'));
    expect(await screen.findByText(m.login_once_more())).toBeTruthy();
    await vi.waitFor(() =>
      expect([field('username').value, field('captcha').value]).toEqual(['minhan_2209', '']),
    );
    await fill({ password: NEW, captcha: '7390' });
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
  });

  it('works with the keyboard alone [FORGOT-15]', async () => {
    const { path } = await open();
    field('mobileNum').focus();
    await userEvent.keyboard(`${NUMBER}{Tab}{Tab}`);
    expect(document.activeElement).toBe(getCode());
    await userEvent.keyboard('{Enter}');
    await focused('verificationCode');
    await userEvent.keyboard('418205');
    field('newPassword').focus();
    await userEvent.keyboard(`${NEW}{Enter}`);
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
  });

  it('the sheet over a page closes after the login, and back closes it before [FORGOT-25 ROUTE-99 LOGIN-45]', async () => {
    const { path, router } = await renderScreen('/m/member/home', { site });
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.log_in() }));
    const dialog = () => screen.findByRole('dialog', { name: m.in_forget_password() });
    fireEvent.click(await screen.findByRole('link', { name: m.login_forgot() }));
    await dialog();
    await expectNoBarrier();
    router.history.back();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    router.history.forward();
    await dialog();
    await fill({});
    await fillIn();
    await send();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(path()).toBe('/m/member/home');
    await vi.waitFor(() => expect(screen.getByRole('main').textContent).toContain('minhan_2209'));
  });
});

describe('by e-mail', () => {
  it('is asked for once, trimmed, with a word while that takes, and leads back with another [FORGOT-03 FORGOT-06 FORGOT-18 FORGOT-19 FORGOT-20 FORGOT-46 FORGOT-47 FORGOT-48 FORGOT-49 FORGOT-50 FORGOT-51 FORGOT-52 ERR-41 CALL-19]', async () => {
    const sending = held();
    const shown = await renderScreen('/m/login', { site, answers: { 'member.recoverByEmail': sending } });
    fireEvent.click(screen.getByRole('link', { name: m.login_forgot() }));
    await vi.waitFor(() => expect(shown.path()).toBe('/m/forget'));
    await chooseEmail();
    expect([field('username').autocomplete, field('email').autocomplete]).toEqual(['username', 'email']);
    await fill({ username: '  minhan_2209 ', email: ` ${EMAIL}  ` });
    await send({}, 2);
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: m.action_please_wait() });
    expect(busy.disabled).toBe(true);
    sending.release();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/login'));
    expect(isSaid(m.forgot_email_sent())).toBe(true);
    expect(inputsOf(shown, 'member.recoverByEmail')).toEqual([{ username: 'minhan_2209', email: EMAIL }]);
  });

  it('leads home where there is no way back', async () => {
    const { path } = await open();
    await chooseEmail();
    await fill({ username: 'minhan_2209', email: EMAIL });
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
    expect(isSaid(m.forgot_email_sent())).toBe(true);
  });

  it('a wrong e-mail and a wrong name are said under their fields, in both languages [FORGOT-06 FORGOT-39 FORGOT-40 FORGOT-44 FORGOT-45 ERR-26 LOGIN-54 ERR-31]', async () => {
    await open();
    await chooseEmail();
    await send();
    await focused('username');
    expect(errorOf('email')).toBe(required(m.forgot_email()));
    await fill({ username: 'minhan_2209', email: 'minhan@example.info' });
    await send();
    await vi.waitFor(() => expect(errorOf('email')).toBe('Email không chính xác'));
    await focused('email');
    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('email')).toBe(m.form_email_wrong({}, { locale: 'en' })));
    await expectNoBarrier();
  });

  it.each<[ErrorCode | 'dead' | 'lost', () => string]>([
    ['rate.limited', m.error_rate_limited],
    ['dead', m.error_system],
    ['lost', m.connection_lost],
  ])(
    'a failure (%s) ends the waiting, shows in a toast and keeps what was typed; the sheet closes on success [FORGOT-52 FORGOT-53 ERR-16]',
    async (what, words) => {
      const first = what === 'dead' || what === 'lost' ? what : refused(what);
      const { path } = await open(
        { 'member.recoverByEmail': [first, (example) => example] },
        {},
        '/m/support?auth=forget',
      );
      await chooseEmail();
      await fill({ username: 'minhan_2209', email: EMAIL });
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      expect([field('username').value, field('email').value]).toEqual(['minhan_2209', EMAIL]);
      await send();
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      expect([path(), isSaid(m.forgot_email_sent())]).toEqual(['/m/support', true]);
    },
  );
});

it.each([
  [['CHNGPASSMAIL3'], 0, ['mobileNum']],
  [['CHNGPASSVERIF3'], 0, ['email']],
  [[], 2, ['mobileNum']],
] as const)(
  'with %j off there are %i ways to choose from, and the form asks for %j [FORGOT-04 FORGOT-05 FORGOT-07 FORGOT-09 FLAG-09 FLAG-10]',
  async (off, ways, shown) => {
    await open({}, { off });
    expect(screen.queryAllByRole('radio')).toHaveLength(ways);
    expect(['mobileNum', 'email'].filter(hasField)).toEqual(shown);
  },
);

it('without any way back in it says so and leads to customer service [FORGOT-10 FLAG-09 FLAG-10]', async () => {
  await renderScreen('/m/forget', { off: ['CHNGPASSMAIL3', 'CHNGPASSVERIF3'] });
  expect(screen.getByText(m.error_no_permission())).toBeTruthy();
  expect(document.querySelector('main form')).toBe(null);
  await expectNoBarrier();
  const service = screen.getByRole('link', { name: m.customer_service() });
  expect(service.getAttribute('href')).toMatch(/^(?:https?:|\/)/);
});
