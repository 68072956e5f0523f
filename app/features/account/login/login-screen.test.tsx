import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import type { ErrorCode } from '@/contracts/errors';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { alerts, chooseEnglish, errorOf, focused, hasField } from '@/tests/screens/support/said';

const NAME = 'minhan_2209';
const PASSWORD = 'Lantern2209';
const TO_SUPPORT = '/m/login?redirect=%2Fm%2Fsupport';

const open = (answers: Responses = {}, visit: Visit = {}, address = TO_SUPPORT) =>
  renderScreen(address, { ...visit, answers });
type Shown = Pick<Awaited<ReturnType<typeof open>>, 'asked'>;

const loginsOf = ({ asked }: Shown) =>
  asked.flatMap(({ operation, input }) => (operation === 'session.logIn' ? [input] : []));
const required = (field: string) => m.form_required({ field });
const record = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null');
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(label) });

async function fillIn(username = NAME, password = PASSWORD) {
  await fill({});
  await fill({ username, password });
}

function expectNoSidewaysScroll() {
  const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > div')];
  expect(
    boxes.flatMap(({ scrollWidth, clientWidth }) => (scrollWidth > clientWidth ? [scrollWidth] : [])),
  ).toEqual([]);
}

describe('with a username', () => {
  it('starts without a captcha, with real fields for password managers, an eye, and a button that waits for the disclaimer [LOGIN-01 LOGIN-04 LOGIN-05 LOGIN-09 LOGIN-13 LOGIN-27 LOGIN-28 LOGIN-29 ROUTE-01 ROLE-51 ROUTE-97]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.hd_login_button());
    expect([field('username').autocomplete, field('password').autocomplete]).toEqual([
      'username webauthn',
      'current-password',
    ]);
    expect(hasField('captcha')).toBe(false);
    await fill({});
    const button = sendButton();
    fireEvent.click(screen.getByRole('button', { name: m.login_password_show() }));
    expect(field('password').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: m.login_password_hide() }));
    expect(field('password').type).toBe('password');
    const disclaimer = box(m.login_disclaimer({ age: 18 }));
    expect(disclaimer.checked).toBe(true);
    fireEvent.click(disclaimer);
    expect(button.disabled).toBe(true);
    fireEvent.click(disclaimer);
    expect(button.disabled).toBe(false);
  });

  it('marks what is missing and focuses the first field; errors and refusals speak the language of the page, and nothing typed is lost when it changes [LOGIN-49 LOGIN-50 LOGIN-54 LOGIN-55 ERR-29 ERR-30 ERR-44 HDR-31 LANG-30 LANG-34 LANG-35]', async () => {
    await open({ 'session.logIn': refused('login.wrong.credentials') });
    await send();
    await vi.waitFor(() => expect(errorOf('username')).toBe(required(m.login_username())));
    await focused('username');
    await fill({ username: 'abc' });
    const tooShort = { field: m.login_username(), min: 4, max: 16 };
    await vi.waitFor(() => expect(errorOf('username')).toBe(m.form_length(tooShort)));
    await expectNoBarrier();
    await fill({ username: '' });
    await vi.waitFor(() => expect(errorOf('username')).toBe(required(m.login_username())));
    await fill({ password: PASSWORD });
    const vietnamese = errorOf('username');

    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('username')).toBe(required(m.login_username())));
    expect([errorOf('username') === vietnamese, field('password').value]).toEqual([false, PASSWORD]);
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        m.hd_login_button({}, { locale: 'en' }),
      ),
    );
    await fillIn();
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_wrong_credentials({}, { locale: 'en' })]));
    await expectNoBarrier();
  });

  it.each<[ErrorCode, () => string]>([
    ['login.wrong.credentials', m.error_wrong_credentials],
    ['account.disabled', m.error_account_disabled],
    ['login.not.member', m.error_not_member],
    ['login.locked', m.error_login_locked],
  ])(
    'the refusal %s keeps the username, empties the password and puts the focus there; no captcha comes, and nothing typed stands in the page [LOGIN-16 LOGIN-73 LOGIN-81 LOGIN-82 GATE-35 ERR-02 ERR-04 ERR-21 ERR-60 ROLE-35]',
    async (code, words) => {
      await open({ 'session.logIn': refused(code) });
      await fillIn('planted_user', 'PlantedPass1');
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      await focused('password');
      expect([field('username').value, field('password').value, hasField('captcha')]).toEqual([
        'planted_user',
        '',
        false,
      ]);
      expect(document.documentElement.outerHTML).not.toContain('PlantedPass1');
      expect(location.href).not.toContain('planted');
      expect(record()).toBe(null);
    },
  );

  it('asks for a captcha only after a refusal that carries one, reloads it on a tap and sends its digits along, also at 320 px [LOGIN-14 LOGIN-15 LOGIN-17 LOGIN-56 LOGIN-57 ERR-45]', async () => {
    const picturesOf = (letter: string) => (known: { image: string; captchaId: string }) => ({
      ...known,
      image: `data:image/png;base64,${letter.repeat(8)}`,
    });
    const shown = await open(
      {
        'session.logIn': [
          refused('login.wrong.credentials', { value: { captcha: true } }),
          (example) => example,
        ],
        'session.captcha': [picturesOf('A'), picturesOf('B')],
      },
      { width: 320 },
    );
    await fillIn();
    await send();
    await vi.waitFor(() => expect(hasField('captcha')).toBe(true));
    const picture = screen.getByRole('button', { name: m.login_captcha_reload() });
    const source = () => picture.querySelector('img')?.src;
    await vi.waitFor(() => expect(source()).toContain('AAAA'));
    expectNoSidewaysScroll();
    fireEvent.click(picture);
    await vi.waitFor(() => expect(source()).toContain('BBBB'));
    await fill({ password: PASSWORD });
    await send();
    await vi.waitFor(() => expect(errorOf('captcha')).toBe(required(m.login_captcha())));
    expect(loginsOf(shown)).toHaveLength(1);
    await expectNoBarrier();
    await fill({ captcha: 'a7390' });
    await vi.waitFor(() => expect(field('captcha').value).toBe('7390'));
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(loginsOf(shown).at(-1)).toEqual({
      type: 'username',
      username: NAME,
      password: PASSWORD,
      captcha: '7390',
      captchaId: 'captcha-1',
    });
  });

  it('lets who cannot read the captcha go on without it, and back; the focus stays, and no digits are missed [LOGIN-56 LOGIN-82 LOGIN-83]', async () => {
    const shown = await open({
      'session.logIn': [
        refused('login.wrong.credentials', { value: { captcha: true } }),
        refused('login.wrong.credentials', { value: { captcha: true } }),
        (example) => example,
      ],
    });
    await fillIn();
    await send();
    await vi.waitFor(() => expect(hasField('captcha')).toBe(true));
    const other = screen.getByRole('button', { name: m.captcha_unreadable() });
    other.focus();
    fireEvent.click(other);
    await vi.waitFor(() => expect(screen.getByText(m.captcha_work_instead())).toBeTruthy());
    expect([hasField('captcha'), document.activeElement?.textContent]).toEqual([false, m.captcha_read()]);
    await expectNoBarrier();
    await fill({ password: PASSWORD });
    await send();
    await vi.waitFor(() => expect(loginsOf(shown)).toHaveLength(2));
    expect(loginsOf(shown)[1]).toEqual({
      type: 'username',
      username: NAME,
      password: PASSWORD,
      workInstead: true,
    });
    expect(hasField('captcha')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: m.captcha_read() }));
    await vi.waitFor(() => expect(hasField('captcha')).toBe(true));
    await fill({ password: PASSWORD, captcha: '7390' });
    await send();
    await vi.waitFor(() => expect(loginsOf(shown)[2]).toMatchObject({ captcha: '7390' }));
    expect(loginsOf(shown)[2]).toMatchObject({ workInstead: undefined });
  });

  it.each([
    ['/m/login?redirect=%2Fm%2Fmember%2Fhome', '/m/member/home'],
    ['/m/login?redirect=https%3A%2F%2Fevil.example%2Fm%2F', '/m/home'],
    ['/m/login?redirect=%2F%2Fevil.example%2Fm%2F', '/m/home'],
    ['/m/login', '/m/home'],
  ])(
    'from %s it leads to %s, never to another site, in the place of the form [LOGIN-44]',
    async (address, wanted) => {
      const { path, router } = await open({}, {}, address);
      const { length } = router.history;
      await fillIn();
      await send();
      await vi.waitFor(() => expect(path()).toBe(wanted));
      expect(router.history.length).toBe(length);
      expect(record()).toMatchObject({ userName: NAME, type: 0 });
    },
  );

  it('works with the keyboard alone, leads home, and stays busy until home stands, so that a second tap sends nothing [LOGIN-44 LOGIN-82 ROLE-19]', async () => {
    const wallet = held();
    const shown = await open({ 'wallet.balance': wallet }, {}, '/m/login');
    await fill({});
    field('username').focus();
    await userEvent.keyboard(`${NAME}{Tab}${PASSWORD}`);
    // Home waits a second for what it can show later.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() =>
        expect(shown.asked.some(({ operation }) => operation === 'wallet.balance')).toBe(true),
      );
      const busy = screen.getByRole<HTMLButtonElement>('button', { name: m.action_working() });
      expect(busy.disabled).toBe(true);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.hd_login_button());
      fireEvent.submit(busy.form as HTMLFormElement);
    } finally {
      vi.useRealTimers();
    }
    wallet.release();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
    expect(await screen.findByRole('button', { name: m.header_menu() })).toBeTruthy();
    expect(loginsOf(shown)).toHaveLength(1);
  });

  it('sends one login for a double tap [CALL-08 LOGIN-82]', async () => {
    const shown = await open();
    await fillIn();
    await send({}, 2);
    await vi.waitFor(() => expect(shown.path()).toBe('/m/support'));
    expect(loginsOf(shown)).toEqual([{ type: 'username', username: NAME, password: PASSWORD }]);
  });

  it.each<[string, Responses['session.logIn'], () => string]>([
    ['a gateway that is down', ['dead', (example) => example], m.error_system],
    ['too many logins in a minute', [refused('rate.limited'), (example) => example], m.error_rate_limited],
    ['a lost connection', ['lost', (example) => example], m.error_system],
  ])(
    '%s is said in words: nothing is stuck or lost, and the next try logs in [ERR-16 ERR-55 LOGIN-16 LOGIN-82]',
    async (_, logIn, words) => {
      const { path } = await open({ 'session.logIn': logIn });
      await fillIn();
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([words()]));
      expect([field('username').value, field('password').value, hasField('captcha')]).toEqual([
        NAME,
        PASSWORD,
        false,
      ]);
      await focused('submit');
      await send();
      await vi.waitFor(() => expect(path()).toBe('/m/support'));
    },
  );
});

describe('over a page', () => {
  const dialog = () => screen.getByRole('dialog');
  const openDialog = async () => {
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.log_in() }));
    await vi.waitFor(() =>
      expect(
        within(dialog()).getByLabelText(m.login_username(), { selector: 'input[name="username"]' }),
      ).toBeTruthy(),
    );
  };

  it('the dialog opens alone, fits 320 px, and closes after the login [LOGIN-43 LOGIN-45 LOGIN-46 ROUTE-98 MEMB-05]', async () => {
    const { path } = await open({}, { width: 320 }, '/m/member/home');
    await openDialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expectNoBarrier();
    expectNoSidewaysScroll();
    await fillIn();
    await send();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(path()).toBe('/m/member/home');
    await vi.waitFor(() => expect(screen.getByRole('main').textContent).toContain(NAME));
  });

  it('somebody who goes back while the login is on its way is logged in and stays where the way back led [LOGIN-43 LOGIN-44]', async () => {
    const login = held();
    const { path, router } = await open({ 'session.logIn': login }, {}, '/m/support');
    await router.navigate({ to: '/m/member/home' });
    await openDialog();
    await fillIn();
    await send();
    expect(await screen.findByRole('button', { name: m.action_working() })).toBeTruthy();
    router.history.back();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    login.release();
    await vi.waitFor(() => expect(screen.getByRole('main').textContent).toContain(NAME));
    expect(path()).toBe('/m/member/home');
  });

  it('the login leaves the page that is under it, on trial of every way to send it twice [LOGIN-43 CALL-08]', async () => {
    const shown = await open({}, {}, '/m/activity?auth=login');
    await vi.waitFor(() => expect(hasField('username')).toBe(true));
    await fillIn();
    field('password').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect([shown.path(), loginsOf(shown).length]).toEqual(['/m/activity', 1]);
  });

  it('one form takes the place of another, and closing leaves the page as it was [LOGIN-45 LOGIN-46 LOGIN-47 LOGIN-48 ROUTE-98 ROUTE-99]', async () => {
    const { path } = await open({}, {}, '/m/member/home');
    await openDialog();
    const go = async (name: string, wanted: string) => {
      fireEvent.click(await vi.waitFor(() => within(dialog()).getByRole('link', { name })));
      await vi.waitFor(() => expect([path(), screen.getAllByRole('dialog').length]).toEqual([wanted, 1]));
    };
    await go(m.login_register_now(), '/m/member/home?auth=register');
    await vi.waitFor(() =>
      expect(document.querySelector('input[autocomplete="current-password"]')).toBe(null),
    );
    await go(m.log_in(), '/m/member/home?auth=login');
    await go(m.login_forgot(), '/m/member/home?auth=forget');
    await vi.waitFor(() => expect(hasField('newPassword')).toBe(true));
    fireEvent.click(within(dialog()).getByRole('button', { name: m.action_close() }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(path()).toBe('/m/member/home');
  });

  it('an address may name a dialog, which Escape closes; a name that is none opens nothing [LOGIN-45 ROUTE-98]', async () => {
    const { path } = await open({}, {}, '/m/support?auth=login');
    await vi.waitFor(() => expect(hasField('username')).toBe(true));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(path()).toBe('/m/support');
    await open({}, {}, '/m/member/home?auth=everything');
    expect(within(screen.getByRole('main')).getByRole('link', { name: m.log_in() })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});

describe('leads to the other forms', () => {
  it('as pages, and the wanted page is not forgotten on the way; the disclaimer leads to its text without leaving the form [LOGIN-27 LOGIN-30 LOGIN-34 REG-01 REG-02 HOME-42]', async () => {
    const { path, router } = await open({}, {}, '/m/login?redirect=%2Fm%2Factivity');
    const disclaimer = screen.getByRole('link', { name: m.login_disclaimer_link() });
    expect([disclaimer.getAttribute('href'), disclaimer.getAttribute('target')]).toEqual([
      '/m/help?tag=terms',
      '_blank',
    ]);
    for (const [name, wanted] of [
      [m.login_register_now(), '/m/register?redirect=%2Fm%2Factivity'],
      [m.login_forgot(), '/m/forget?redirect=%2Fm%2Factivity'],
    ] as const) {
      fireEvent.click(await screen.findByRole('link', { name }));
      await vi.waitFor(() => expect(path()).toBe(wanted));
      router.history.back();
      await vi.waitFor(() => expect(path()).toBe('/m/login?redirect=%2Fm%2Factivity'));
    }
  });

  it.each([
    [['CHNGPASSMAIL3'], 1],
    [['CHNGPASSVERIF3'], 1],
    [['CHNGPASSMAIL3', 'CHNGPASSVERIF3'], 0],
  ] as const)(
    'with %j off, the forgotten password by %i link [LOGIN-31 LOGIN-32 LOGIN-33]',
    async (off, links) => {
      await open({}, { off });
      const found = screen.queryAllByRole('link', { name: m.login_forgot() });
      expect(found.map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: links }, () => '/m/forget?redirect=%2Fm%2Fsupport'),
      );
    },
  );

  it.each([
    ['/m/login', m.login_register_now],
    ['/m/home', m.register_open],
    ['/m/member/home', m.register_open],
  ] as const)(
    'registration is offered on %s while one of its methods is on, and in the menu [LOGIN-34 HOME-42 MENU-15 MEMB-06 ROLE-18]',
    async (address, name) => {
      const links = () => within(screen.getByRole('main')).queryAllByRole('link', { name: name() });
      const inMenu = async () => {
        fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
        const menu = await screen.findByRole('dialog');
        return within(menu).queryAllByRole('link', { name: m.register_open() });
      };
      await open({}, { off: ['USERNAMEREG3'] }, address);
      expect(links().length).toBeGreaterThan(0);
      if (address === '/m/home')
        expect((await inMenu()).map((link) => link.getAttribute('href'))).toEqual(['/m/register']);
      await open({}, { off: ['USERNAMEREG3', 'MOBILENUMREG3'] }, address);
      expect(links()).toEqual([]);
      expect(
        screen.queryAllByRole('link').filter((link) => /register/.test(link.getAttribute('href') ?? '')),
      ).toEqual([]);
      if (address === '/m/home') expect(await inMenu()).toEqual([]);
    },
  );
});

describe('the agents’ page', () => {
  it('has the same form under its own title, without registration, free play and social logins, and lets an agent in [AGENT-01 AGENT-03 ROUTE-02 LOGIN-38 ROLE-31]', async () => {
    const { path, asked } = await open({}, {}, '/m/agent');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.agent_login_title());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(m.agent_login_welcome());
    expect([field('username').autocomplete, field('password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    expect(screen.getByRole('radio', { name: m.login_mobile() })).toBeTruthy();
    expect(screen.getByRole('link', { name: m.login_forgot() })).toBeTruthy();
    for (const name of [m.login_register_now(), m.login_free_play()])
      expect(screen.queryByRole('link', { name })).toBe(null);
    for (const name of ['LINE', 'Facebook', 'Google'])
      expect(screen.queryByRole('button', { name })).toBe(null);
    await fillIn();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/agent/home'));
    expect(loginsOf({ asked })).toMatchObject([{ username: NAME, agent: true }]);
  });

  it('refuses who is no agent, leaves no session, keeps the name and empties the password; the refusal changes its words with the language [AGENT-04 ROLE-36 ROLE-44 ERR-22 ERR-44 LANG-34 CONST-38]', async () => {
    await open({ 'session.logIn': (example) => ({ ...example, type: 0 }) }, {}, '/m/agent');
    await fillIn();
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_not_agent()]));
    await focused('password');
    expect([field('username').value, field('password').value, record()]).toEqual([NAME, '', null]);
    await chooseEnglish();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_not_agent({}, { locale: 'en' })]));
    await expectNoBarrier();
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        m.agent_login_title({}, { locale: 'en' }),
      ),
    );
  });

  it('shows the form to a member, who changes into the agent with it [ROUTE-02 SESS-44 SESS-47]', async () => {
    const { path } = await open({}, { as: 'member' }, '/m/agent');
    await fillIn();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/agent/home'));
    expect(record()).toMatchObject({ userName: NAME, type: 1 });
  });
});
