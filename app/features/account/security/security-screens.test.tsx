import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { field, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { addressWith } from '@/tests/support/site-address';

const CENTRE = '/m/securityCenter';
const open = (path = '', answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(addressWith(CENTRE, path), { as: 'member', ...visit, answers });
const row = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^${name}`) });
const codeButton = () => screen.getByRole('button', { name: m.code_get() });
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, operation: string) =>
  asked.flatMap((one) => (one.operation === operation ? [one.input] : []));

describe('the security centre', () => {
  it('says what protects the account, contacts masked, and where each is changed [ACC-01 ACC-02 ACC-11 ACC-18 ROUTE-09]', async () => {
    await open('', {
      'security.overview': (known) => ({
        ...known,
        isMobileProved: false,
        isEmailProved: false,
        bankCards: 0,
        hasQuestions: false,
      }),
    });
    expect(screen.getByRole('heading', { name: m.security_verdict({ done: 2, all: 6 }) })).toBeTruthy();
    expect(row(m.security_mobile_title()).textContent).toContain('+84 91•••• 512');
    expect(row(m.security_email_title()).textContent).toContain('m•••••@example.com');
    expect(row(m.security_mobile_title()).textContent).toContain(m.security_state_unproved());
    expect(screen.getByRole('link', { name: m.security_mobile_prove() }).getAttribute('href')).toBe(
      `${CENTRE}/mobile`,
    );
    for (const [name, href] of [
      [m.paypass_login(), '/m/changePsw'],
      [m.paypass_title(), '/m/paymentPassword'],
      [m.cards_title(), '/m/bankCards'],
      [m.security_questions_title(), `${CENTRE}/questions`],
    ] as const)
      expect(row(name).getAttribute('href')).toBe(href);
    await expectNoBarrier();
  });

  it('brings protection and sessions by a second try each [ACC-01 ACC-02]', async () => {
    const { known } = await open('', { 'security.overview': 'dead', 'session.list': 'dead' });
    await screen.findByText(m.security_failed_title());
    await screen.findByText(m.security_sessions_failed());
    known.answers = {};
    for (const retry of screen.getAllByRole('button', { name: m.action_retry() })) fireEvent.click(retry);
    await screen.findByRole('heading', { name: m.security_verdict({ done: 6, all: 6 }) });
    await vi.waitFor(() => expect(screen.queryByText(m.security_sessions_failed())).toBe(null));
  });

  it('ends another session by a tap, and all others after a question, each once [ACC-02 SESS-45]', async () => {
    const three: Responses = {
      'session.list': ({ list: [one] }) => ({
        list: one
          ? [
              { ...one, sessionId: 's-1', isCurrent: true },
              { ...one, sessionId: 's-2', isCurrent: false },
              { ...one, sessionId: 's-3', isCurrent: false },
            ]
          : [],
      }),
    };
    const sent = held();
    const visit = await open('', { ...three, 'session.end': sent });
    const ends = () => screen.queryAllByRole('button', { name: /^Đăng xuất khỏi .* · / });
    await vi.waitFor(() => expect(ends()).toHaveLength(2));
    const [first] = ends();
    for (let tap = 0; tap < 2; tap += 1) fireEvent.click(first ?? document.body);
    sent.release();
    await announced(m.security_session_ended());
    expect(inputsOf(visit, 'session.end')).toEqual([{ sessionId: 's-2' }]);
    const all = m.security_sessions_end_others({ count: 2 });
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: all }).disabled).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: all }));
    const sheet = within(await screen.findByRole('dialog'));
    await expectNoBarrier();
    visit.known.answers = {
      'session.list': ({ list }) => ({ list: list.map((one) => ({ ...one, isCurrent: true })) }),
    };
    fireEvent.click(sheet.getByRole('button', { name: m.log_out() }));
    await vi.waitFor(() => expect(ends()).toEqual([]));
    expect(inputsOf(visit, 'session.endOthers')).toHaveLength(1);
    expect(screen.getByText(m.security_session_this())).toBeTruthy();
  });
});

it.each(['', '/mobile', '/email', '/questions', '/logins'])(
  'a user on trial is told to use an actual account at /m/securityCenter%s, and nothing is asked for [ACC-01 ROLE-30]',
  async (path) => {
    const { asked } = await open(path, {}, { as: 'trial' });
    expect(screen.getByRole('main').textContent).toContain(m.error_actual_account());
    expect(
      asked.filter(({ operation }) => /^(?:security|passkeys)\.|^session\.(?:list|logins)/.test(operation)),
    ).toEqual([]);
  },
);

it.each(['/mobile', '/email', '/questions', '/logins'])(
  '%s stands in English on a small phone [ACC-01]',
  async (path) => {
    await open(path, {}, { language: 'en', width: 320, height: 640 });
    expectNoSidewaysScroll();
    await expectNoBarrier();
  },
);

describe('a contact', () => {
  it('that is there is proved by its code alone; a wrong one is said in its place [ACC-02 ACC-18]', async () => {
    const visit = await open('/mobile', {
      'security.overview': (known) => ({ ...known, isMobileProved: false }),
      'verification.sendMemberCode': () => ({ expirationTime: Date.now() + 60_000 }),
      'security.changeMobile': [refused('verification.code.wrong'), (example) => example],
    });
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    fireEvent.click(codeButton());
    await screen.findByRole('button', { name: /^Gửi lại sau/ });
    await send({ verificationCode: '000000' });
    await screen.findByText(m.error_verification_code());
    await expectNoBarrier();
    await send({ verificationCode: '123456' });
    await vi.waitFor(() => expect(visit.path()).toBe(CENTRE));
  });

  it('is added by the login password; one of another member is refused, and the rest stays typed [ACC-02 ACC-09 CALL-39]', async () => {
    const visit = await open('/email', {
      'security.overview': (known) => ({ ...known, email: null, isEmailProved: false, hasQuestions: false }),
      'security.changeEmail': [refused('password.wrong'), refused('account.in.use'), (example) => example],
    });
    await send();
    await screen.findByText(m.form_required({ field: m.security_email_new() }));
    await send({ loginPassword: 'wrong-one', email: 'an@example.com', verificationCode: '123456' });
    await screen.findByText(m.error_login_password());
    await send({ loginPassword: 'Lantern2209' });
    await screen.findByText(m.error_account_in_use());
    expect(field('email').value).toBe('an@example.com');
    await expectNoBarrier();
    await send({ email: 'free@example.com', verificationCode: '123456', loginPassword: 'Lantern2209' });
    await vi.waitFor(() => expect(visit.path()).toBe(CENTRE));
    expect(inputsOf(visit, 'security.changeEmail').at(-1)).toMatchObject({ email: 'free@example.com' });
  });
});

it('security questions are each another one, each answered otherwise, by the login password [ACC-14 ACC-15 CALL-45]', async () => {
  const visit = await open('/questions', {
    'security.questions': () => ({
      list: ['first-pet', 'first-job', 'favourite-dish', 'first-school'].map((questionId) => ({
        questionId,
        isChosen: false,
      })),
    }),
    'security.setQuestions': [refused('password.wrong'), (example) => example],
  });
  await send({ 'pairs.0.question': 'first-pet' });
  expect(field('pairs.1.question').querySelector('option[value="first-pet"]')).toBe(null);
  await send({
    'pairs.1.question': 'first-job',
    'pairs.2.question': 'favourite-dish',
    loginPassword: 'wrong-one',
    'pairs.0.answer': 'Mực',
    'pairs.1.answer': 'mực',
    'pairs.2.answer': 'Bún bò',
  });
  await screen.findByText(m.security_answer_same());
  await expectNoBarrier();
  await send({ 'pairs.1.answer': 'Thợ may' });
  await screen.findByText(m.error_login_password());
  await send({ loginPassword: 'Lantern2209' });
  await vi.waitFor(() => expect(visit.path()).toBe(CENTRE));
  expect(inputsOf(visit, 'security.setQuestions').at(-1)).toEqual({
    answers: [
      { questionId: 'first-pet', answer: 'Mực' },
      { questionId: 'first-job', answer: 'Thợ may' },
      { questionId: 'favourite-dish', answer: 'Bún bò' },
    ],
    loginPassword: 'Lantern2209',
  });
});

it('each login is kept in a list with device, country and way [ACC-02]', async () => {
  await open('/logins');
  const told = () => document.querySelector('main li')?.textContent;
  for (const text of ['Android · Chrome', 'Việt Nam', m.security_way_password()])
    await vi.waitFor(() => expect(told()).toContain(text));
  const way = within(screen.getByRole('main')).getByRole('link', { name: m.member_change_password() });
  expect(way.getAttribute('href')).toBe('/m/changePsw');
});

it('the page of a link says what it does in English on a small phone, and what is wrong with the link [ACC-02]', async () => {
  const visit = { language: 'en', width: 320, height: 640 } as const;
  await renderScreen(`/m/objection#${'A'.repeat(22)}`, {
    ...visit,
    answers: { 'security.object': refused('objection.wrong') },
  });
  expect(document.querySelector('h1')?.textContent).toBe(m.objection_title({}, { locale: 'en' }));
  fireEvent.click(screen.getByRole('button', { name: m.objection_block({}, { locale: 'en' }) }));
  await screen.findByText(m.error_objection_wrong({}, { locale: 'en' }));
  expectNoSidewaysScroll();
  await expectNoBarrier();
  await renderScreen('/m/objection', visit);
  expect(await screen.findByText(m.objection_incomplete({}, { locale: 'en' }))).toBeTruthy();
});

it('a site that takes no passkeys offers none, here and at the login [ACC-02 LOGIN-04]', async () => {
  const site = { passkeys: false };
  await open('', {}, { site });
  expect(screen.queryByText(m.passkey_title())).toBe(null);
  await renderScreen('/m/login', { site });
  expect(field('username').autocomplete).toBe('username');
  expect(screen.queryByRole('button', { name: m.login_passkey() })).toBe(null);
});
