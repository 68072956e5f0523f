import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, fill, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { alerts, chooseEnglish, errorOf, focused, hasField } from '@/tests/screens/support/said';

const OLD = 'Lantern2209';
const NEW = 'Lantern3310';

async function open(answers: Responses = {}, visit: Visit = {}) {
  const shown = await renderScreen('/m/changePsw', { as: 'member', ...visit, answers });
  await fill({});
  return shown;
}
const changesOf = ({ asked }: Pick<Awaited<ReturnType<typeof open>>, 'asked'>) =>
  asked.flatMap(({ operation, input }) => (operation === 'member.changePassword' ? [input] : []));

type Typed = { old?: string; password?: string; confirm?: string };

async function fillIn({ old = OLD, password = NEW, confirm = password }: Typed = {}) {
  await fill({ old_password: old, password, confimpsw: confirm });
}
const eye = (key: 'show' | 'hide', name: string) =>
  screen.getByRole('button', {
    name: key === 'show' ? m.change_password_show({ field: name }) : m.change_password_hide({ field: name }),
  });

describe('the change of password', () => {
  it('shows a member the account name fixed and three passwords with eyes of their own, made for password managers [ROUTE-06 HDR-17 CHPW-01 CHPW-03 CHPW-05 CHPW-06 CHPW-07 CHPW-08 CHPW-09 CHPW-10 CHPW-11 CHPW-12]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.change_password());
    const { value, readOnly, autocomplete } = field('username');
    expect([value, readOnly, autocomplete]).toEqual(['member01', true, 'username']);
    expect(['old_password', 'password', 'confimpsw'].map((name) => field(name).autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    const types = () => ['password', 'confimpsw'].map((name) => field(name).type);
    fireEvent.click(eye('show', m.change_password_new()));
    expect(types()).toEqual(['text', 'password']);
    fireEvent.click(eye('show', m.change_password_confirm()));
    expect(types()).toEqual(['text', 'text']);
    fireEvent.click(eye('hide', m.change_password_new()));
    expect(types()).toEqual(['password', 'text']);
  });

  it('the old password as the new one opens a popup and makes no call [CHPW-22 CHPW-23 CHPW-24 ERR-19]', async () => {
    const shown = await open();
    await fillIn({ password: OLD });
    await send();
    const popup = await screen.findByRole('dialog');
    expect(popup.textContent).toContain(m.error_same_password());
    await expectNoBarrier();
    fireEvent.click(within(popup).getByRole('button', { name: m.change_password_again() }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await focused('password');
    expect(changesOf(shown)).toEqual([]);
  });

  it('a session that ended meanwhile leads to the login page with the way back, and is told [ROUTE-92 SESS-46 ERR-56]', async () => {
    const { path } = await open({ 'member.changePassword': refused('session.ended') });
    await fillIn();
    await send();
    await vi.waitFor(() => expect(path()).toBe('/m/login?redirect=%2Fm%2FchangePsw'));
    expect(await screen.findAllByText(m.error_logged_out())).not.toEqual([]);
  });

  it('without a session the page leads home [CHPW-02 ROUTE-88]', async () => {
    const { path } = await renderScreen('/m/changePsw');
    expect(path()).toBe('/m/home');
  });

  it('a trial is told to log in with an actual account and gets no form [ROLE-29 ROLE-30 ERR-20]', async () => {
    await renderScreen('/m/changePsw', { as: 'trial' });
    expect(screen.getByText(m.error_actual_account())).toBeTruthy();
    expect(document.querySelector('input')).toBe(null);
    await expectNoBarrier();
  });

  it('is sent once for a double tap, with a word while that takes, and the tab keeps no password [CHPW-13 CHPW-14 CHPW-15 CHPW-18 CHPW-19 CHPW-28 CHPW-30 CHPW-37 CALL-20 CALL-42 ERR-40 ROLE-27]', async () => {
    const saving = held();
    const shown = await open({ 'member.changePassword': saving });
    sessionStorage.setItem('password', OLD);
    await fillIn();
    await send({}, 2);
    await vi.waitFor(() => expect(screen.queryAllByText(m.change_password_saving())).not.toEqual([]));
    saving.release();
    await vi.waitFor(() => expect(screen.queryAllByText(m.change_password_saved())).not.toEqual([]));
    await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
    expect(changesOf(shown)).toEqual([{ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }]);
    expect(sessionStorage.getItem('password')).toBe(null);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/Lantern/);
  });

  it('works with the keyboard alone, and back leads to where one came from [HDR-39]', async () => {
    const { path } = await renderScreen('/m/member/home', { as: 'member' });
    const go = () =>
      fireEvent.click(
        within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^${m.change_password()}`) }),
      );
    go();
    await vi.waitFor(() => expect(path()).toBe('/m/changePsw'));
    fireEvent.click(screen.getByRole('button', { name: m.header_back() }));
    await vi.waitFor(() => expect(path()).toBe('/m/member/home'));
    go();
    await vi.waitFor(() => expect(hasField('old_password')).toBe(true));
    await fill({});
    field('old_password').focus();
    await userEvent.keyboard(`${OLD}{Tab}{Tab}${NEW}{Tab}{Tab}${NEW}{Enter}`);
    await vi.waitFor(() => expect(path()).toBe('/m/home'));
  });

  it('its rules speak under their fields, the first wrong one gets the focus, and the words follow the language [CHPW-16 CHPW-20 CHPW-21 CHPW-26 CHPW-27 ERR-18 ERR-29 ERR-30 LOGIN-54]', async () => {
    const shown = await open();
    await send();
    await focused('old_password');
    expect(errorOf('old_password')).toBe(m.form_required({ field: m.change_password_old() }));
    expect(errorOf('confimpsw')).toBe(m.change_password_confirm_missing());
    await expectNoBarrier();
    await fillIn({ confirm: 'Lantern33' });
    await send();
    await focused('confimpsw');
    expect(errorOf('confimpsw')).toBe(m.form_confirm_mismatch());
    await fill({ password: 'Lantern33' });
    await vi.waitFor(() => expect(errorOf('confimpsw')).toBe(null));
    await fill({ password: NEW });
    await vi.waitFor(() => expect(errorOf('confimpsw')).toBe(m.form_confirm_mismatch()));
    await chooseEnglish();
    await vi.waitFor(() => expect(errorOf('confimpsw')).toBe(m.form_confirm_mismatch({}, { locale: 'en' })));
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        m.change_password({}, { locale: 'en' }),
      ),
    );
    expect([field('password').value, changesOf(shown)]).toEqual([NEW, []]);
    await expectNoBarrier();
  });

  it.each<[string, Responses['member.changePassword']]>([
    ['a wrong old password', refused('password.wrong')],
    ['a gateway that is down', 'dead'],
    ['a connection that is lost', 'lost'],
  ])(
    '%s ends the waiting and shows one line of the form itself, with nothing lost; the next try changes it [CHPW-34 CHPW-35 CHPW-36 ERR-49 ERR-16]',
    async (_, answer) => {
      const { path } = await open({
        'member.changePassword': [answer, (example: unknown) => example] as never,
      });
      await fillIn();
      await send();
      await vi.waitFor(() => expect(alerts()).toEqual([m.change_password_failed()]));
      expect(screen.queryAllByText(m.change_password_saving())).toEqual([]);
      expect(screen.queryByRole('dialog')).toBe(null);
      expect(['old_password', 'password', 'confimpsw'].map((name) => field(name).value)).toEqual([
        OLD,
        NEW,
        NEW,
      ]);
      await send();
      await vi.waitFor(() => expect(path()).toBe('/m/home'));
    },
  );
});

describe('a password that was given', () => {
  async function logIn(visit: Visit, firstTimeLogin = true) {
    const shown = await renderScreen('/m/login', {
      ...visit,
      answers: { 'session.logIn': (example) => ({ ...example, firstTimeLogin }) },
    });
    await fill({});
    await fill({ username: 'minhan_2209', password: OLD });
    await send();
    await vi.waitFor(() => expect(shown.path()).toBe('/m/home'));
    return shown;
  }

  it('is to be changed, in English too: the prompt asks once, leads there, and Escape leaves it [SESS-41 ERR-44]', async () => {
    const { path } = await logIn({ language: 'en' });
    const prompt = () => screen.findByRole('dialog', { name: m.first_login_title({}, { locale: 'en' }) });
    await prompt();
    await expectNoBarrier();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(path()).toBe('/m/home');
    const again = await logIn({});
    fireEvent.click(await screen.findByRole('link', { name: m.first_login_change() }));
    await vi.waitFor(() => expect(again.path()).toBe('/m/changePsw'));
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('is not asked about where the member chose it [SESS-41]', async () => {
    await logIn({}, false);
    await vi.dynamicImportSettled();
    expect(await screen.findByRole('button', { name: m.header_menu() })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});
