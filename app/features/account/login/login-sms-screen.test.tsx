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

const TO_SUPPORT = '/m/login?redirect=%2Fm%2Fsupport';
const NUMBER = '912345678';
/** The proof of work is the site's own (tests/e2e). */
const site = { humanVerification: { provider: 'none', siteKey: null } } as const;

const tab = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const getCode = () => screen.getByRole<HTMLButtonElement>('button', { name: m.code_get() });
const AGAIN = () => new RegExp(`^${m.code_again_in({ seconds: 'SECONDS' }).replace('SECONDS', '\\d+')}$`);
const waiting = () => screen.findByRole<HTMLButtonElement>('button', { name: AGAIN() });
const sentTo = (number = '+84 912 345 678') => screen.findByText(m.code_sent_to({ number }));
const digitsOf = (name: string) => field(name).value.replace(/\D/g, '');
const required = (field: string) => m.form_required({ field });
const country = (code: string) => screen.findByRole('button', { name: m.phone_country_button({ code }) });

async function open(answers: Responses = {}, visit: Visit = {}) {
  const shown = await renderScreen(TO_SUPPORT, { site, ...visit, answers });
  await fill({});
  expect(tab(m.login_username()).checked).toBe(true);
  fireEvent.click(tab(m.login_mobile()));
  await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
  return shown;
}
type Shown = Pick<Awaited<ReturnType<typeof open>>, 'asked'>;
const inputsOf = ({ asked }: Shown, wanted: string) =>
  asked.flatMap(({ operation, input }) => (operation === wanted ? [input] : []));

describe('the mobile tab', () => {
  it('is a second one with number, dialling code and code, beside the username that comes first [LOGIN-02 LOGIN-06 LOGIN-07 LOGIN-08 LOGIN-09 LOGIN-10]', async () => {
    await open();
    expect([hasField('username'), hasField('password')]).toEqual([false, false]);
    expect([field('mobileNum').autocomplete, field('mobileNum').inputMode]).toEqual(['tel-national', 'tel']);
    expect(field('verificationCode').autocomplete).toBe('one-time-code');
    expect(await country('+84')).toBeTruthy();
    await expectNoBarrier();
  });

  it('is not offered while its flag is off, nor are the tabs then [LOGIN-03 ROLE-46 FLAG-08]', async () => {
    await renderScreen('/m/login', { off: ['MOBILEVERCODELOGIN3'] });
    expect([screen.queryAllByRole('radio'), hasField('username')]).toEqual([[], true]);
  });

  it.each<[ErrorCode, () => string]>([
    ['verification.code.wrong', m.error_verification_code],
    ['verification.code.expired', m.error_code_expired],
  ])(
    'the refusal %s keeps the number however it was typed, empties the code and puts the focus there; the right one then logs in [LOGIN-02 LOGIN-52 LOGIN-66 LOGIN-70 LOGIN-71 LOGIN-82 ERR-03]',
    async (code, words) => {
      const shown = await open({ 'session.logIn': [refused(code), (example) => example] });
      await fill({ mobileNum: `0${NUMBER}` });
      fireEvent.click(getCode());
      await sentTo();
      await fill({ verificationCode: '111111' });
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      await focused('verificationCode');
      expect([field('verificationCode').value, digitsOf('mobileNum')]).toEqual(['', `0${NUMBER}`]);
      await fill({ verificationCode: '418205' });
      await send();
      await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
      expect(inputsOf(shown, 'session.logIn').at(-1)).toEqual({
        type: 'sms',
        username: NUMBER,
        password: '418205',
        countryDialingCode: '84',
      });
      expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName).toBe('minhan_2209');
    },
  );

  it('takes digits only, and refuses a number that cannot exist with what was typed kept [LOGIN-51 LOGIN-60 LOGIN-61 LOGIN-62 LOGIN-82 ERR-28]', async () => {
    const shown = await open();
    await fill({ mobileNum: `a${'9'.repeat(22)}b`, verificationCode: 'x123456789012' });
    await vi.waitFor(() =>
      expect([digitsOf('mobileNum'), field('verificationCode').value]).toEqual([
        '9'.repeat(20),
        '1234567890',
      ]),
    );
    await fill({ mobileNum: '123456', verificationCode: '123456' });
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.form_mobile_invalid()]));
    await focused('mobileNum');
    expect(field('verificationCode').value).toBe('123456');
    expect(inputsOf(shown, 'session.logIn')).toEqual([]);
  });

  it('marks what is missing, in the language of the page, and focuses the number; left for the username tab or another page, it starts anew [LOGIN-09 LOGIN-10 LOGIN-51 LOGIN-52 LOGIN-54 LOGIN-55 ERR-29 ERR-30]', async () => {
    const { path, router } = await open();
    await send();
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(required(m.login_mobile())));
    expect(errorOf('verificationCode')).toBe(required(m.login_code()));
    await focused('mobileNum');
    const tooShort = () => m.form_length({ field: m.login_mobile(), min: 6, max: 20 });
    await fill({ mobileNum: '123' });
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(tooShort()));
    const before = errorOf('mobileNum');
    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(tooShort()));
    expect(errorOf('mobileNum')).not.toBe(before);
    expect(errorOf('verificationCode')).toBe(required(m.login_code()));
    expect(tab(m.login_mobile()).checked).toBe(true);
    await expectNoBarrier();
    fireEvent.click(tab(m.login_username()));
    await vi.waitFor(() => expect(hasField('username')).toBe(true));
    expect(document.querySelector('[aria-invalid="true"]')).toBe(null);

    fireEvent.click(tab(m.login_mobile()));
    await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
    await router.navigate({ to: '/m/support' });
    router.history.back();
    await vi.waitFor(() => expect(path()).toBe(TO_SUPPORT));
    await vi.waitFor(() => expect(tab(m.login_username()).checked).toBe(true));
  });

  it('loads another captcha when the tab changes while one shows, and sends it from either tab [LOGIN-12 LOGIN-14 LOGIN-56]', async () => {
    const pictureOf = (letter: string) => (known: { image: string; captchaId: string }) => ({
      ...known,
      image: `data:image/png;base64,${letter.repeat(8)}`,
    });
    const shown = await renderScreen(TO_SUPPORT, {
      site,
      answers: {
        'session.logIn': [
          refused('login.wrong.credentials', { value: { captcha: true } }),
          (example) => example,
        ],
        'session.captcha': [pictureOf('A'), pictureOf('B')],
      },
    });
    await fill({});
    await fill({ username: 'minhan_2209', password: 'WrongPass1' });
    await send();
    const source = () => document.querySelector('form button img')?.getAttribute('src');
    await vi.waitFor(() => expect(source()).toContain('AAAA'));
    await fill({ captcha: '12' });
    fireEvent.click(tab(m.login_mobile()));
    await vi.waitFor(() => expect([source()?.slice(-4), field('captcha').value]).toEqual(['BBBB', '']));
    await vi.waitFor(() => expect(hasField('mobileNum')).toBe(true));
    await fill({ mobileNum: NUMBER, verificationCode: '418205', captcha: '7390' });
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(inputsOf(shown, 'session.logIn').at(-1)).toMatchObject({ type: 'sms', captcha: '7390' });
  });

  it('loses nothing when the connection is gone, and sends one login for a double tap when it is back [CALL-08 ERR-16]', async () => {
    const shown = await open({ 'session.logIn': ['lost', (example) => example] });
    await fill({ mobileNum: NUMBER, verificationCode: '418205' });
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_system()]));
    expect(field('verificationCode').value).toBe('418205');
    await focused('submit');
    await send({}, 2);
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(inputsOf(shown, 'session.logIn')).toHaveLength(2);
  });

  it('works with the keyboard alone [LOGIN-10 LOGIN-82]', async () => {
    const { path } = await renderScreen(TO_SUPPORT, { site });
    await fill({});
    tab(m.login_username()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() =>
      expect([tab(m.login_mobile()).checked, hasField('mobileNum')]).toEqual([true, true]),
    );
    await userEvent.keyboard('{Tab}{Tab}');
    await focused('mobileNum');
    await userEvent.keyboard(`${NUMBER}{Tab}{Tab}{Enter}`);
    await focused('verificationCode');
    await sentTo();
    await userEvent.keyboard('418205{Enter}');
    await vi.waitFor(() => expect(path()).toBe('/m/support'));
  });
});

describe('a code by SMS', () => {
  it('needs a number that may be one: only that is checked, and nothing is sent; its digits are grouped while they are typed, the caret kept at its digit [SMS-02 SMS-03 LOGIN-07 ERR-28]', async () => {
    const shown = await open();
    fireEvent.click(getCode());
    await vi.waitFor(() => expect(errorOf('mobileNum')).toBe(required(m.login_mobile())));
    await focused('mobileNum');
    expect([errorOf('verificationCode'), inputsOf(shown, 'verification.sendCode')]).toEqual([null, []]);

    // Long enough for the form, impossible for the edge.
    await fill({ mobileNum: '0111111111' });
    fireEvent.click(getCode());
    await vi.waitFor(() => expect(alerts()).toEqual([m.form_mobile_invalid()]));
    await vi.waitFor(() => expect(getCode().disabled).toBe(false));
    expect(inputsOf(shown, 'verification.sendCode')).toEqual([]);

    await fill({ mobileNum: '' });
    field('mobileNum').focus();
    await userEvent.keyboard(NUMBER);
    expect(field('mobileNum').value).toBe('912 345 678');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(field('mobileNum').value).toBe('912 346 78');
    await userEvent.keyboard('5');
    expect(field('mobileNum').value).toBe('912 345 678');
    await fill({ mobileNum: '+84 987 654 321' });
    await vi.waitFor(() => expect(field('mobileNum').value).toBe('987 654 321'));
  });

  it('is asked for once while the gateway is slow, with a message to wait, then counts down and has the focus, for its number alone [SMS-01 SMS-04 SMS-05 SMS-09 SMS-10 SMS-11 SMS-13 SMS-18 SMS-19 LOGIN-07]', async () => {
    const sending = held();
    const shown = await open({ 'verification.sendCode': sending });
    await fill({ mobileNum: `0${NUMBER}` });
    const button = getCode();
    fireEvent.click(button);
    fireEvent.click(button);
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: m.code_sending() });
    expect([
      busy.disabled,
      screen.getAllByRole('status').some(({ textContent }) => textContent === m.code_sending()),
    ]).toEqual([true, true]);
    busy.focus();
    sending.release();
    const wait = await waiting();
    const seconds = Number(/\d+/.exec(wait.textContent ?? '')?.[0]);
    expect([wait.disabled, seconds > 50, seconds <= 60]).toEqual([true, true, true]);
    expect(await sentTo()).toBeTruthy();
    await focused('verificationCode');
    await expectNoBarrier();
    expect(inputsOf(shown, 'verification.sendCode')).toMatchObject([
      { mobileNum: NUMBER, countryDialingCode: '84', purpose: 'login', verificationProvider: 'none' },
    ]);
    await fill({ mobileNum: '987654321' });
    await vi.waitFor(() => expect(getCode().disabled).toBe(false));
    await fill({ mobileNum: NUMBER });
    expect((await waiting()).disabled).toBe(true);
  });

  it('is refused by a wait where one was sent a moment ago, which is counted down without a word of a code [SMS-14 SMS-36 ERR-55]', async () => {
    await open({ 'verification.sendCode': refused('rate.limited') });
    await fill({ mobileNum: NUMBER });
    fireEvent.click(getCode());
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_rate_limited()]));
    expect((await waiting()).disabled).toBe(true);
    expect(screen.queryByText(m.code_sent_to({ number: '+84 912 345 678' }))).toBe(null);
  });

  it.each<[string, Responses['verification.sendCode'], () => string]>([
    ['a gateway that is down', ['dead', (example) => example], m.error_system],
    ['a connection that is lost', ['lost', (example) => example], m.connection_lost],
    [
      'a proof that fails',
      [refused('human.verification.failed'), (example) => example],
      m.error_human_verification,
    ],
  ])(
    'by %s it does not come, which is said, and comes by the next tap [SMS-14 SMS-33 ERR-16 ERR-55]',
    async (_, sendCode, words) => {
      await open({ 'verification.sendCode': sendCode });
      await fill({ mobileNum: NUMBER });
      fireEvent.click(getCode());
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      await vi.waitFor(() => expect(getCode().disabled).toBe(false));
      expect(digitsOf('mobileNum')).toBe(NUMBER);
      fireEvent.click(getCode());
      expect((await waiting()).disabled).toBe(true);
    },
  );
});

describe('the dialling code', () => {
  const OTHERS = 'AT BE BG CH CZ DE DK EE ES FI GR HR HU IE IS IT LT LV MT NL NO PL PT RO RS SE SI SK';
  const COUNTRIES = {
    VN: '84',
    JP: '81',
    KH: '855',
    TH: '66',
    KR: '82',
    FR: '33',
    ...Object.fromEntries(OTHERS.split(' ').map((code) => [code, '43'])),
  };
  const ALL = Object.keys(COUNTRIES).length;
  const countries: Responses = {
    'system.countries': () => ({
      list: Object.entries(COUNTRIES).map(([countryCode, countryDialingCode]) => ({
        countryCode,
        countryDialingCode,
      })),
      defaultCountryCode: 'VN',
    }),
  };
  const sheet = () => screen.findByRole('dialog', { name: m.phone_country() });

  it('is chosen from all countries, found by name without accents, code or ISO code, by touch or with the keyboard alone [LOGIN-07]', async () => {
    await open(countries);
    const opener = await country('+84');
    opener.focus();
    fireEvent.click(opener);
    const rows = async () =>
      within(await sheet())
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await vi.waitFor(async () => expect(await rows()).toHaveLength(ALL));
    const chosen = (await sheet()).querySelector('[aria-current="true"]');
    expect(chosen?.textContent).toMatch(/Việt Nam\s*\+84/);
    await vi.waitFor(() => {
      const { top, bottom } = chosen?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    });
    await expectNoBarrier();
    const search = within(await sheet()).getByLabelText(m.phone_country_search());
    for (const [typed, found] of [
      ['nhat ban', [/Nhật Bản/]],
      ['+855', [/Campuchia/]],
      ['nowhere at all', []],
    ] as const) {
      fireEvent.change(search, { target: { value: typed } });
      expect(await rows()).toEqual(found.map((name) => expect.stringMatching(name)));
    }
    expect(screen.getByText(m.phone_country_none())).toBeTruthy();
    fireEvent.change(search, { target: { value: 'th' } });
    fireEvent.click(within(await sheet()).getByRole('button', { name: /Thái Lan/ }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const thai = await country('+66');
    await vi.waitFor(() => expect(document.activeElement).toBe(thai));

    await fill({ mobileNum: '0812345678' });
    await vi.waitFor(() => expect(field('mobileNum').value).toBe('081 234 5678'));
    fireEvent.click(getCode());
    expect(await sentTo('+66 81 234 5678')).toBeTruthy();

    thai.focus();
    await userEvent.keyboard('{Enter}');
    within(await sheet())
      .getByLabelText(m.phone_country_search())
      .focus();
    await userEvent.keyboard('han quoc{ArrowDown}{Enter}');
    const korean = await country('+82');
    await vi.waitFor(() => expect(document.activeElement).toBe(korean));
  });

  it('stays that of the site when the list cannot be had [LOGIN-07 CALL-32]', async () => {
    await open({ 'system.countries': 'dead' });
    await fill({ mobileNum: NUMBER });
    fireEvent.click(getCode());
    expect((await waiting()).disabled).toBe(true);
    expect(await country('+84')).toBeTruthy();
  });
});
