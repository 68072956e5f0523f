import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import type { ErrorCode } from '@/contracts/errors';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule, RegisterRules } from '@/contracts/register/register-rules';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { alerts, chooseEnglish, errorOf, focused, hasField } from '@/tests/screens/support/said';

const PASSWORD = 'Lantern2209';
const NAME = 'hoa_moi_2026';
const ADDRESS = '/m/register?redirect=%2Fm%2Fsupport';
const NO_CODE: Responses = { 'affiliate.code': (known) => ({ ...known, code: null }) };
/** What the operator asks for; the proof of work is the site's own (tests/e2e). */
const site = { humanVerification: { provider: 'none', siteKey: null } } as const;

const open = (visit: Visit = {}, address = ADDRESS) =>
  renderScreen(address, { site, ...visit, answers: { ...NO_CODE, ...visit.answers } });

const method = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');
const picture = () => screen.getByRole('button', { name: m.login_captcha_reload() });
const source = () => picture().querySelector('img')?.src;
const required = (field: string) => m.form_required({ field });
const fieldNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input[name]')].flatMap(({ name, type }) =>
    ['radio', 'checkbox'].includes(type) ? [] : name,
  );

/** The registrations that came through, as the gateway was asked. */
const registrationsOf = ({ asked }: Pick<Awaited<ReturnType<typeof open>>, 'asked'>) =>
  asked.flatMap(({ operation, input }) => (operation === 'member.register' ? [input] : []));
const countOf = ({ asked }: Pick<Awaited<ReturnType<typeof open>>, 'asked'>, wanted: string) =>
  asked.filter(({ operation }) => operation === wanted).length;

/** Captchas that differ, as they do. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => (known: { image: string; captchaId: string }) => ({
    ...known,
    image: `data:image/png;base64,${btoa(`picture ${index}`)}`,
  }));

const rulesOf =
  (changes: Partial<Record<RegisterField, Partial<FieldRule>>>) =>
  (known: RegisterRules): RegisterRules => ({
    ...known,
    ...Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [
        name,
        { ...known[name as RegisterField], ...change } as FieldRule,
      ]),
    ),
  });

async function openByName(visit: Visit = {}, address = ADDRESS) {
  const shown = await open(visit, address);
  await fill({});
  fireEvent.click(method(m.login_username()));
  await vi.waitFor(() => expect(hasField('username')).toBe(true));
  return shown;
}

async function fillByName(username = NAME) {
  await fill({ username, password: PASSWORD, confirmPassword: PASSWORD, captcha: '7390' });
}

describe('the form', () => {
  it('starts with the mobile number, and has real fields for password managers [REG-01 REG-02 REG-03 REG-06 REG-33 REG-34 REG-35 REG-38 REG-39 REG-41 ROUTE-03 ROUTE-101 HDR-16 ROLE-51]', async () => {
    const { path } = await open({}, '/m/register');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.hd_reg_button());
    expect(method(m.register_mobile()).checked).toBe(true);
    await vi.waitFor(() => expect(source()).toMatch(/^data:image\/png;base64,/));
    const wanted = {
      mobileNum: 'tel-national',
      verificationCode: 'one-time-code',
      password: 'new-password',
      confirmPassword: 'new-password',
      nickname: 'nickname',
      birthday: 'bday',
    };
    const found = Object.keys(wanted).map((name) => [name, field(name).autocomplete]);
    expect(Object.fromEntries(found)).toEqual(wanted);
    expect(hasField('username')).toBe(false);
    expect(screen.getByRole('button', { name: m.code_get() })).toBeTruthy();
    expect(screen.getByText(m.register_age({ age: 18 }))).toBeTruthy();
    const read = screen.getByRole('link', { name: m.register_terms_link() });
    expect([read.getAttribute('href'), read.getAttribute('target')]).toEqual(['/m/help?tag=terms', '_blank']);

    fireEvent.click(method(m.login_username()));
    await vi.waitFor(() => expect(field('username').autocomplete).toBe('username'));
    expect(hasField('mobileNum')).toBe(false);
    const login = screen.getByRole('link', { name: m.log_in() });
    expect(login.getAttribute('href')).toBe('/m/login');
    fireEvent.click(login);
    await vi.waitFor(() => expect(path()).toBe('/m/login'));
  });

  it('is the same at its alias, from where the arrow leads home [ROUTE-04 HDR-41]', async () => {
    const { path } = await open({}, '/m/register.html');
    expect([path(), hasField('mobileNum')]).toEqual(['/m/register.html', true]);
    fireEvent.click(screen.getByRole('button', { name: m.header_back() }));
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
  });

  it.each<[string, Visit, string[], string[]]>([
    ['numbers are no way', { off: ['MOBILENUMREG3'] }, ['username'], []],
    [
      'usernames are none, and no code is asked for',
      { off: ['USERNAMEREG3', 'REGMOBVERF3'] },
      ['mobileNum'],
      ['verificationCode'],
    ],
  ])('has no toggle where %s [REG-04 REG-05 REG-07 REG-09]', async (_, visit, shown, hidden) => {
    await open(visit);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(shown.map(hasField)).toEqual(shown.map(() => true));
    expect(hidden.map(hasField)).toEqual(hidden.map(() => false));
  });

  it('gives way to a word where registration is shut [REG-08 ERR-09]', async () => {
    const shut = { usernameRegister: false, mobileRegister: false };
    await open({ answers: { 'register.settings': (known) => ({ ...known, ...shut }) } });
    expect(screen.getByText(m.error_no_permission())).toBeTruthy();
    expect(screen.queryByRole('button', { name: m.register_submit() })).toBe(null);
    expect(fieldNames()).toEqual([]);
  });

  it('can be asked for again where its rules could not be had [REG-12]', async () => {
    const { known } = await open({ answers: { 'register.rules': 'dead' } });
    expect(await screen.findByText(m.register_failed_title())).toBeTruthy();
    known.answers = NO_CODE;
    fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
    await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
  });
});

describe('the rules of the server', () => {
  it('bring every field in its order, and take it away again [REG-12 REG-13 REG-14 REG-15 REG-16 REG-17 REG-18 REG-19 REG-20 REG-21 REG-22 REG-23 REG-24 REG-25 REG-26 REG-27 REG-28 REG-29 REG-30 REG-31 REG-32 REG-45]', async () => {
    await open();
    expect(fieldNames()).toEqual(REGISTER_FIELDS.filter((name) => name !== 'username'));
    await openByName();
    const byName = ['mobileNum', 'verificationCode'];
    expect(fieldNames()).toEqual(REGISTER_FIELDS.filter((name) => !byName.includes(name)));
    const optional = REGISTER_FIELDS.filter((name) => !['username', ...byName].includes(name));
    const none = Object.fromEntries(optional.map((name) => [name, { enabled: false }]));
    await openByName({ answers: { 'register.rules': rulesOf(none) } });
    expect(fieldNames()).toEqual(['username']);
  });

  it('say what is wrong, with their figures in it, under each field [REG-46 REG-47 REG-48 REG-49 REG-51 REG-52 REG-71 ERR-23 ERR-24 ERR-25 ERR-26 ERR-27 ERR-29 ERR-47 ERR-32]', async () => {
    const strict = rulesOf({
      username: { minLength: 5, maxLength: 9 },
      email: { required: true },
      payeeName: { required: true, minLength: 2, maxLength: 30 },
      zalo: { minLength: 7, maxLength: 7 },
    });
    await openByName({ answers: { 'register.rules': strict } });
    await fill({
      username: 'abcdefghij',
      password: 'onlyletters',
      payeeName: 'R2D2',
      email: 'an@example',
      zalo: '123',
    });
    await send();
    await vi.waitFor(() => expect(errorOf('username')).not.toBe(null));
    const said = (name: string) => [name, errorOf(name)];
    expect(
      ['username', 'password', 'payeeName', 'email', 'zalo', 'confirmPassword', 'captcha'].map(said),
    ).toEqual([
      ['username', m.register_pattern_account({ field: m.login_username(), range: '5–9' })],
      ['password', m.register_pattern_password({ field: m.login_password(), range: '6–20' })],
      ['payeeName', m.register_pattern_name({ field: m.register_payee_name(), range: '2–30' })],
      ['email', m.register_pattern_email({ field: m.register_email(), range: '6–64' })],
      ['zalo', m.register_pattern_digits({ field: m.register_zalo(), range: '7' })],
      ['confirmPassword', required(m.register_confirm_password())],
      ['captcha', required(m.login_captcha())],
    ]);
    await expectNoBarrier();
    await fill({ zalo: '', username: 'abcde' });
    await vi.waitFor(() => expect([errorOf('zalo'), errorOf('username')]).toEqual([null, null]));
  });

  it('that changed while the form was open draw it anew, and nothing typed is lost [REG-12 REG-45 REG-46 ERR-47]', async () => {
    const { known, path } = await openByName({
      answers: {
        'member.register': [
          refused('register.field.invalid', { value: { field: 'email' } }),
          (example) => example,
        ],
      },
    });
    await fillByName();
    known.answers = {
      ...known.answers,
      'register.rules': rulesOf({
        email: { required: true },
        nickname: { enabled: false },
        username: { minLength: 1, maxLength: 64 },
      }),
    };
    await send();
    await vi.waitFor(() => expect(errorOf('email')).toBe(required(m.register_email())));
    await focused('email');
    expect([hasField('nickname'), field('username').value, field('password').value]).toEqual([
      false,
      NAME,
      PASSWORD,
    ]);
    await fill({ email: 'hoa@example.com', captcha: '7390' });
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/support'));
  });
});

describe('an account', () => {
  it('is opened once for a double tap, logged in to at once, and leads to the page that was wanted, with a word [REG-36 REG-43 REG-79 REG-80 REG-81 REG-97 LOGIN-44]', async () => {
    const sent = held();
    const shown = await openByName({ answers: { 'member.register': sent } });
    await fillByName();
    await send({}, 2);
    expect(await screen.findByRole('button', { name: m.action_working() })).toBeTruthy();
    sent.release();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(registrationsOf(shown)).toEqual([
      {
        username: NAME,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        captcha: '7390',
        captchaId: 'captcha-1',
        registerMethod: 'H5',
        registerUrl: 'localhost',
        domain: expect.any(String),
        type: 0,
      },
    ]);
    expect(countOf(shown, 'session.logIn')).toBe(1);
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName).toBe('minhan_2209');
    expect(screen.getAllByText(m.new_account_ready({ name: 'minhan_2209' }))).not.toEqual([]);
  });

  it('leads home where nothing else was wanted, and replaces the form there [REG-43 LOGIN-73]', async () => {
    const { path, router } = await openByName({}, '/m/register');
    const { length } = router.history;
    await fillByName();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
    expect(router.history.length).toBe(length);
  });

  it('is opened with the keyboard alone, and no invitation left empty is asked about [REG-44 REG-66]', async () => {
    const shown = await openByName();
    field('username').focus();
    await userEvent.keyboard(`${NAME}{Tab}${PASSWORD}{Tab}{Tab}${PASSWORD}`);
    field('captcha').focus();
    await userEvent.keyboard('7390{Enter}');
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(countOf(shown, 'affiliate.check')).toBe(0);
    expect(registrationsOf(shown)[0]).toMatchObject({ username: NAME, confirmPassword: PASSWORD });
  });

  it('that cannot be logged in to at once has the login asked for, with the name filled in and no address telling it [REG-43]', async () => {
    const { path } = await openByName({ answers: { 'session.logIn': 'dead' } });
    await fillByName();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/login?redirect=%2Fm%2Fsupport'));
    await vi.waitFor(() => expect(field('username').value).toBe(NAME));
    expect(screen.getAllByText(m.register_done())).not.toEqual([]);
  });
});

describe('with a mobile number', () => {
  const sendsCode = () => screen.getByRole('button', { name: m.code_get() });
  const sentTo = () => screen.findByText(m.code_sent_to({ number: '+84 912 345 678' }));

  it('the code from the SMS and the password open the account, which logs in at once [REG-09 REG-10 REG-20 REG-32 REG-33 REG-75 REG-88 REG-100 SMS-16]', async () => {
    const shown = await open();
    await send();
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(required(m.register_mobile())));
    await fill({ mobileNum: '0912345678' });
    fireEvent.click(sendsCode());
    await sentTo();
    expect(errorOf('verificationCode')).toBe(null);
    await fill({
      verificationCode: '418205',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      captcha: '7390',
    });
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    const mobile = { mobileNum: '912345678', countryDialingCode: '84' };
    expect(registrationsOf(shown)).toMatchObject([{ ...mobile, verificationCode: '418205' }]);
    const code = shown.asked.find(({ operation }) => operation === 'verification.sendCode');
    expect(code?.input).toMatchObject({ mobileNo: '912345678', purpose: 'register' });
  });

  it('without a password it leads to the login by SMS, with the number filled in [REG-11 REG-43]', async () => {
    const { path } = await open({ off: ['MOBILENUMPASSREG3'] }, '/m/register');
    expect([hasField('password'), hasField('confirmPassword')]).toEqual([false, false]);
    await fill({ mobileNum: '0912345678', verificationCode: '418205', captcha: '7390' });
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/login'));
    await vi.waitFor(() => expect(field('mobileNum').value.replace(/\D/g, '')).toMatch(/^0?912345678$/));
  });
});

describe('a refusal', () => {
  it.each<[ErrorCode, RegisterField, () => string]>([
    ['account.exists', 'username', m.error_account_exists],
    ['captcha.wrong', 'captcha', m.error_captcha_wrong],
    ['age.too.young', 'birthday', m.error_too_young],
    ['referrer.invalid', 'recommenderId', m.error_referrer_link],
  ])(
    '%s stands under the field %s, which has the focus; another picture comes and nothing else is lost [REG-31 REG-71 REG-73 REG-97 ERR-05 ERR-47]',
    async (code, name, words) => {
      const { path } = await openByName({
        answers: {
          'session.captcha': pictures(3),
          'member.register': [refused(code), (example) => example],
        },
      });
      await fillByName();
      await fill({ birthday: '18/04/1996', recommenderId: 'minhan_2209' });
      await vi.waitFor(() => expect(source()).toBeTruthy());
      const before = source();
      await send();
      await vi.waitFor(() => expect(errorOf(name)).toBe(words()));
      await focused(name);
      await vi.waitFor(() => expect([field('captcha').value, source() === before]).toEqual(['', false]));
      expect(['username', 'password', 'confirmPassword'].map((kept) => field(kept).value)).toEqual([
        NAME,
        PASSWORD,
        PASSWORD,
      ]);
      await fill({ captcha: '7390' });
      await send();
      await vi.waitFor(() => expect(path()).toBe('/m/support'));
    },
  );

  it.each<[ErrorCode, RegisterField, () => string]>([
    ['account.in.use', 'mobileNum', m.error_account_in_use],
    ['verification.code.wrong', 'verificationCode', m.error_verification_code],
    ['verification.code.expired', 'verificationCode', m.error_code_expired],
  ])(
    '%s of a mobile number stands under the field %s, and the right one still works [REG-71 ERR-03 ERR-06 ERR-47]',
    async (code, name, words) => {
      const { path } = await open({
        answers: { 'member.register': [refused(code), (example) => example] },
      });
      await fill({
        mobileNum: '0912345678',
        verificationCode: '111111',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        captcha: '7390',
      });
      await send();
      await vi.waitFor(() => expect(errorOf(name)).toBe(words()));
      await focused(name);
      expect(field('captcha').value).toBe('');
      await fill({ verificationCode: '418205', captcha: '7390' });
      await send();
      await vi.waitFor(() => expect(path()).toBe('/m/support'));
    },
  );

  it.each<[string, Responses['member.register']]>([
    ['a gateway that is gone', ['dead', (example) => example]],
    ['a connection that is lost', ['lost', (example) => example]],
  ])('%s is said and costs nothing that was typed [ERR-16 ERR-55]', async (_, register) => {
    const { path } = await openByName({ answers: { 'member.register': register } });
    await fillByName();
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_system()]));
    expect(['username', 'password', 'captcha'].map((name) => field(name).value)).toEqual([
      NAME,
      PASSWORD,
      '7390',
    ]);
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/support'));
  });

  it('brings nothing secret into the page or the storage [LOGIN-73 GATE-35 ERR-60]', async () => {
    await openByName({ answers: { 'member.register': refused('captcha.wrong') } });
    await fillByName();
    await send();
    await vi.waitFor(() => expect(errorOf('captcha')).toBe(m.error_captcha_wrong()));
    const page = document.documentElement.outerHTML.replaceAll(`value="${PASSWORD}"`, '');
    expect(page + JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(PASSWORD);
  });
});

describe('what is checked before', () => {
  it('leads to the first field that is wrong, below the header [REG-44 REG-53 REG-56]', async () => {
    const shown = await openByName();
    await fill({ username: 'nguoi_moi' });
    scrollTo(0, document.body.scrollHeight);
    await send();
    await focused('password');
    const bottom = screen.getAllByRole('banner')[0]?.getBoundingClientRect().bottom;
    await vi.waitFor(() =>
      expect(field('password').getBoundingClientRect().top).toBeGreaterThan(bottom ?? 0),
    );
    expect(['password', 'confirmPassword', 'captcha'].map(errorOf)).toEqual(
      [m.login_password(), m.register_confirm_password(), m.login_captcha()].map(required),
    );
    expect(registrationsOf(shown)).toEqual([]);
  });

  it('holds the confirmation against the password, again when it changes [REG-54 REG-55 ERR-18]', async () => {
    await openByName();
    await fill({ password: PASSWORD, confirmPassword: PASSWORD });
    expect(errorOf('confirmPassword')).toBe(null);
    await fill({ password: 'Lantern2210' });
    await vi.waitFor(() => expect(errorOf('confirmPassword')).toBe(m.form_confirm_mismatch()));
    await fill({ password: PASSWORD });
    await vi.waitFor(() => expect(errorOf('confirmPassword')).toBe(null));
  });

  it('takes digits alone in the captcha, six at most, and loads another picture on demand, to be read anew [REG-40 REG-57 REG-58 REG-72]', async () => {
    await openByName({ answers: { 'session.captcha': pictures(2) } });
    await vi.waitFor(() => expect(source()).toBeTruthy());
    const before = source();
    await fill({ captcha: '1a2b3c4d5e6f7' });
    await vi.waitFor(() => expect(field('captcha').value).toBe('123456'));
    fireEvent.click(picture());
    await vi.waitFor(() => expect([source() === before, field('captcha').value]).toEqual([false, '']));
  });

  it('opens an account without the captcha for who cannot read it, also at 320 px; where its gateway takes no work instead, customer service is there [REG-31 REG-56]', async () => {
    const shown = await openByName({ width: 320 });
    await fillByName();
    fireEvent.click(screen.getByRole('button', { name: m.captcha_unreadable() }));
    await vi.waitFor(() => expect(hasField('captcha')).toBe(false));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await send();
    await vi.waitFor(() => expect(registrationsOf(shown)).toHaveLength(1));
    const [{ captcha, captchaId, ...sent }] = registrationsOf(shown) as [Record<string, unknown>];
    expect([captcha, captchaId]).toEqual([undefined, undefined]);
    expect(sent).toMatchObject({ username: NAME, workInstead: true });

    await openByName({ answers: { 'session.captcha': (known) => ({ ...known, workInstead: null }) } });
    const help = await screen.findByRole('link', { name: m.captcha_support() });
    expect(help.getAttribute('href')).toBeTruthy();
    expect(screen.queryByRole('button', { name: m.captcha_unreadable() })).toBe(null);
  });

  it('takes birthdays from 1900 to the end of the year, refuses the young, and sends the day [REG-28 REG-68 REG-69 REG-70 REG-96 CONST-27 CONST-28 CONST-80]', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
    try {
      const shown = await openByName();
      const picker = document.querySelector<HTMLInputElement>('input[type="date"]');
      if (!picker) throw new Error('no picker');
      expect([picker.min, picker.max]).toEqual(['1900-01-01', '2026-12-31']);
      await fillByName();
      await fill({ birthday: '1/1/2009' });
      fireEvent.blur(field('birthday'));
      await send();
      await vi.waitFor(() => expect(errorOf('birthday')).toBe(m.error_too_young()));
      expect([registrationsOf(shown), field('birthday').value]).toEqual([[], '01/01/2009']);
      fireEvent.change(picker, { target: { value: '1996-04-18' } });
      await vi.waitFor(() => expect(field('birthday').value).toBe('18/04/1996'));
      await send();
      await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
      expect(registrationsOf(shown)).toMatchObject([{ birthday: '1996-04-18' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets nobody through without the terms [REG-34 REG-36 REG-37]', async () => {
    const shown = await openByName();
    await fillByName();
    await fill({});
    const button = sendButton();
    expect(terms().checked).toBe(true);
    fireEvent.click(terms());
    expect(button.disabled).toBe(true);
    fireEvent.keyDown(field('username'), { key: 'Enter' });
    expect(await screen.findByText(m.register_terms_required())).toBeTruthy();
    await focused('terms');
    await expectNoBarrier();
    expect(registrationsOf(shown)).toEqual([]);
    fireEvent.click(terms());
    await vi.waitFor(() => expect(screen.queryByText(m.register_terms_required())).toBe(null));
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
  });

  it('is said in the language that is chosen, and nothing typed is lost [REG-52 ERR-44 LANG-35]', async () => {
    await openByName();
    await fill({ username: '1st', password: PASSWORD });
    await send();
    const pattern = () => m.register_pattern_account({ field: m.login_username(), range: '4–16' });
    await vi.waitFor(() => expect(errorOf('username')).toBe(pattern()));
    const before = errorOf('username');
    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('username')).toBe(pattern()));
    expect(errorOf('username')).not.toBe(before);
    expect(errorOf('captcha')).toBe(required(m.login_captcha()));
    expect(screen.getByRole('heading', { name: m.register_title({}, { locale: 'en' }) })).toBeTruthy();
    await expectNoBarrier();
    expect(field('password').value).toBe(PASSWORD);
  });
});

describe('the username', () => {
  const leave = () => fireEvent.blur(field('username'));
  const isFree = () => screen.queryAllByText(m.register_username_free()).length;

  it('is looked up when its field is left: a free one gets a check, a taken one a word [REG-73 REG-74 ERR-05]', async () => {
    await openByName({
      answers: { 'member.checkUsername': (_, { username }) => username !== 'minhan_2209' },
    });
    await fill({ username: 'nguoi_moi' });
    leave();
    await vi.waitFor(() => expect(isFree()).toBe(1));
    await fill({ username: 'minhan_2209' });
    await vi.waitFor(() => expect(isFree()).toBe(0));
    leave();
    await vi.waitFor(() => expect(errorOf('username')).toBe(m.error_account_exists()));
  });

  it('is not looked up while it breaks its rule, and a lookup that fails holds nobody up [REG-74]', async () => {
    const shown = await openByName({ answers: { 'member.checkUsername': 'dead' } });
    await fill({ username: 'no' });
    leave();
    expect(countOf(shown, 'member.checkUsername')).toBe(0);
    await fillByName();
    leave();
    await vi.waitFor(() => expect(countOf(shown, 'member.checkUsername')).toBeGreaterThan(0));
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
  });
});

describe('an invitation', () => {
  it('typed by hand is verified first: a wrong one is told, focused, and stops the registration [REG-59 REG-60 REG-62 REG-63 REG-64 ERR-01 ERR-46]', async () => {
    const shown = await openByName({
      answers: { 'affiliate.check': [refused('affiliate.code.invalid'), (example) => example] },
    });
    await fillByName();
    await fill({ affiliateCode: 'NOCODE99' });
    await send();
    await vi.waitFor(() => expect(errorOf('affiliateCode')).toBe(m.error_affiliate_code()));
    expect(alerts()).toEqual([m.error_affiliate_code()]);
    await focused('affiliateCode');
    expect([field('captcha').value, registrationsOf(shown)]).toEqual(['7390', []]);
    await fill({ affiliateCode: 'HD8826' });
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    const checks = shown.asked.filter(({ operation }) => operation === 'affiliate.check');
    expect(checks.map(({ input }) => input.code)).toEqual(['NOCODE99', 'HD8826']);
  });

  it('comes with a domain that is an agent’s, and is not verified again [REG-61 REG-67 REG-82]', async () => {
    const shown = await openByName({ answers: { 'affiliate.code': (known) => known } });
    expect(field('affiliateCode').value).toBe('HD8826');
    await fillByName();
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(countOf(shown, 'affiliate.check')).toBe(0);
    const { input } = shown.asked.find(({ operation }) => operation === 'affiliate.code') ?? {};
    expect(input).toEqual({ domain: location.hostname });
    expect(registrationsOf(shown)).toMatchObject([{ affiliateCode: 'HD8826' }]);
  });

  it('of the address goes before the domain’s, and fills in who recommended [REG-29 REG-65 REG-67]', async () => {
    await openByName(
      { answers: { 'affiliate.code': (known) => known } },
      '/m/register?aff=HD0001&recommenderId=minhan_2209',
    );
    expect([field('affiliateCode').value, field('recommenderId').value]).toEqual(['HD0001', 'minhan_2209']);
  });

  it.each<[ErrorCode, 'affiliateCode' | 'recommenderId', () => string]>([
    ['agent.link.invalid', 'affiliateCode', m.error_agent_link],
    ['referrer.invalid', 'recommenderId', m.error_referrer_link],
  ])(
    'that a link brought in vain (%s) is told and dropped from %s, and the form stays usable [ERR-10 ERR-11 ERR-58]',
    async (code, name, words) => {
      const { path } = await openByName(
        { answers: { 'member.register': [refused(code), (example) => example] } },
        `${ADDRESS}&aff=HD8899&recommenderId=nobody_here`,
      );
      await fillByName();
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      await vi.waitFor(() => expect([field(name).value, field('captcha').value]).toEqual(['', '']));
      await fill({ captcha: '7390' });
      await send();
      await vi.waitFor(() => expect(path()).toBe('/m/support'));
    },
  );
});

it('going back and coming again finds the form as it was, but for what is secret [ERR-55 REG-44]', async () => {
  const { path, router } = await openByName({}, '/m/register');
  await fill({ username: 'nguoi_moi_26', nickname: 'Minh An', password: PASSWORD });
  fireEvent.click(screen.getByRole('link', { name: m.log_in() }));
  await vi.waitFor(() => expect(path()).toBe('/m/login'));
  router.history.back();
  await vi.waitFor(() => expect([path(), hasField('nickname')]).toEqual(['/m/register', true]));
  await vi.waitFor(() => expect(field('username').value).toBe('nguoi_moi_26'));
  expect([field('nickname').value, field('password').value]).toEqual(['Minh An', '']);
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain('nguoi_moi_26');
});

it('the dialog opens over the page, leads to the login and back, and closes when the account is open [REG-42 ROUTE-98 LOGIN-45 LOGIN-47]', async () => {
  const { path } = await open({}, '/m/activity?auth=register');
  const dialog = () => within(screen.getByRole('dialog'));
  await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
  fireEvent.click(dialog().getByRole('link', { name: m.log_in() }));
  await vi.waitFor(() => expect(path()).toBe('/m/activity?auth=login'));
  await vi.waitFor(() => expect(dialog().getByRole('textbox', { name: m.login_username() })).toBeTruthy());
  expect(hasField('confirmPassword')).toBe(false);
  fireEvent.click(dialog().getByRole('link', { name: m.login_register_now() }));
  await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
  fireEvent.click(method(m.login_username()));
  await vi.waitFor(() => expect(hasField('username')).toBe(true));
  await fillByName();
  await send();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(path()).toBe('/m/activity');
});
