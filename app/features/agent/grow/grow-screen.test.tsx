import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const GROW = '/m/agent/grow';
const SMALL = { width: 320, height: 640 };
const open = (search = '', visit: Visit = {}) => renderScreen(GROW + search, { as: 'agent', ...visit });
const linkOf = (name: string) => screen.findByRole('article', { name });
const tap = (name: string, within_: ParentNode = document) => {
  const button = [...within_.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  fireEvent.click(button);
};
const said = () => screen.getByRole('main').textContent;

/** The links of the agent: the example's, and what is made of it. */
const links = (...more: object[]): Responses => ({
  'agent.links.list': ({ list: [one], most }) => ({
    most,
    list: more.map((link) => ({ ...one, domain: '', ...link })) as never,
  }),
});
const NEW = { code: 'K7QW3MPX', name: 'Summer fair', visits: 0, registrations: 0, firstDeposits: 0 };

it('a link needs a name, and is made once however often it is sent; then it is the one that is shown [AGENT-26 INVITE-04 MONEY-21]', async () => {
  const made = held();
  const { asked, known, path } = await open('', {
    language: 'en',
    ...SMALL,
    answers: { ...links(), 'agent.links.create': made },
  });
  expect(said()).toContain(m.grow_links_empty());
  tap(m.grow_new_link());
  const sheet = await screen.findByRole('dialog', { name: m.grow_new_link() });
  tap(m.grow_link_create(), sheet);
  expect(await within(sheet).findByText(m.form_required({ field: m.grow_link_name() }))).toBeTruthy();
  await expectNoBarrier();
  fireEvent.change(within(sheet).getByLabelText(m.grow_link_name()), { target: { value: ' Summer fair ' } });
  tap(m.grow_link_create(), sheet);
  sheet.querySelector('form')?.requestSubmit();
  known.answers = { ...known.answers, ...links(NEW) };
  made.release();
  const row = await linkOf('Summer fair');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const created = asked.filter(({ operation }) => operation === 'agent.links.create');
  expect(created.map(({ input }) => input)).toEqual([{ name: 'Summer fair' }]);
  await vi.waitFor(() => expect(path()).toBe(`${GROW}?link=K7QW3MPX`));
  expect(row.textContent).toContain(m.grow_first_deposits());
  expect(
    within(row)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '0', '0']);
  const card = await screen.findByRole('region', { name: m.grow_link_of({ name: 'Summer fair' }) });
  expect(within(card).getByRole('img', { name: m.referral_qr() })).toBeTruthy();
  expect(card.textContent).toContain(`${location.host}/m/register?affiliateCode=K7QW3MPX`);
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it('at a desk code and links stand side by side [AGENT-26]', async () => {
  await open('', { language: 'en', width: 1280, height: 800, answers: links(NEW) });
  const card = await screen.findByRole('region', { name: m.grow_link_of({ name: 'Summer fair' }) });
  const row = await linkOf('Summer fair');
  expect(card.getBoundingClientRect().right).toBeLessThan(row.getBoundingClientRect().left);
  await expectNoBarrier();
});

it('a link goes to the archive and comes back [AGENT-26]', async () => {
  const { asked, known } = await open('', { answers: links({ name: 'TikTok' }) });
  known.answers = links({ name: 'TikTok', archived: true });
  tap(m.grow_archive(), await linkOf('TikTok'));
  await vi.waitFor(() => expect(said()).toContain(m.grow_archived({ count: 1 })));
  const folded = document.querySelector('details');
  if (!folded?.open) fireEvent.click(folded?.querySelector('summary') as HTMLElement);
  expect(await screen.findByRole('button', { name: m.grow_restore() })).toBeTruthy();
  await expectNoBarrier();
  known.answers = links({ name: 'TikTok' });
  tap(m.grow_restore());
  await vi.waitFor(() => expect(said()).not.toContain(m.grow_archived({ count: 1 })));
  expect(within(await linkOf('TikTok')).getByRole('button', { name: m.grow_archive() })).toBeTruthy();
  const asks = asked.flatMap(({ operation, input }) => (operation === 'agent.links.archive' ? [input] : []));
  expect(asks).toEqual([
    { code: 'HD8826', archived: true },
    { code: 'HD8826', archived: false },
  ]);
});

it('says what came of an archive that was refused, and asks for the links again [AGENT-26]', async () => {
  const { asked } = await open('', { answers: { 'agent.links.archive': refused('affiliate.code.invalid') } });
  const lists = () => asked.filter(({ operation }) => operation === 'agent.links.list').length;
  const link = await linkOf('Facebook');
  const before = lists();
  tap(m.grow_archive(), link);
  expect(await screen.findAllByText(m.error_affiliate_code())).not.toEqual([]);
  await vi.waitFor(() => expect(lists()).toBeGreaterThan(before));
});

const kinds = () => screen.queryAllByRole('radio', { name: m.grow_kind_agent() });

it('who may create players alone is asked for no kind; others choose [AGENT-25 ROLE-44]', async () => {
  await open('?part=account', { type: 41 });
  expect(await screen.findByRole('button', { name: m.grow_account_create() })).toBeTruthy();
  expect(kinds()).toEqual([]);
  await open('?part=account', {
    answers: { 'agent.downlines.options': (known) => ({ ...known, kinds: ['player', 'agent'] }) },
  });
  expect(await screen.findByRole('button', { name: m.grow_account_create() })).toBeTruthy();
  expect(kinds()).toHaveLength(1);
});

it('whoever has created as many accounts as a day allows is told so [AGENT-25]', async () => {
  await open('?part=account', {
    answers: { 'agent.downlines.options': (known) => ({ ...known, left: 0 }) },
  });
  expect(await screen.findByText(m.grow_accounts_spent())).toBeTruthy();
});

it('an account is created once, its password shown this once, on the narrowest phone; a taken name is said and keeps what was typed [AGENT-25 MONEY-21]', async () => {
  const created = held();
  const { asked } = await open('?part=account', {
    language: 'en',
    ...SMALL,
    answers: { 'agent.downlines.create': [refused('account.exists'), created] },
  });
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: m.grow_account_create() });
  await vi.waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  await vi.waitFor(() => expect(said()).toContain(m.form_required({ field: m.grow_first_password() })));
  expectNoSidewaysScroll();
  await expectNoBarrier();
  const account = () => screen.getByLabelText<HTMLInputElement>(m.login_username());
  const password = () => document.querySelector<HTMLInputElement>('input[name="password"]');
  fireEvent.change(account(), { target: { value: 'hoa_moi_2026' } });
  tap(m.grow_make_password());
  const made = await vi.waitFor(() => {
    const value = password()?.value;
    if (!value) throw new Error('no password was made');
    return value;
  });
  fireEvent.click(create());
  await vi.waitFor(() => expect(said()).toContain(m.error_account_exists()));
  expect([account().value, password()?.value]).toEqual(['hoa_moi_2026', made]);
  fireEvent.change(account(), { target: { value: 'hoa_moi_2027' } });
  await vi.waitFor(() => expect(create().disabled).toBe(false));
  const form = create().form;
  fireEvent.click(create());
  form?.requestSubmit();
  created.release();
  const card = await screen.findByRole('region', { name: m.grow_account_created() });
  expect(card.textContent).toContain(made);
  expect(document.activeElement).toBe(within(card).getByRole('heading'));
  const sent = asked.filter(({ operation }) => operation === 'agent.downlines.create');
  expect(sent.map(({ input }) => input.account)).toEqual(['hoa_moi_2026', 'hoa_moi_2027']);
  expect(sent[1]?.input).toEqual({ account: 'hoa_moi_2027', kind: 'player', password: made });
  expectNoSidewaysScroll();
  await expectNoBarrier();
  tap(m.grow_account_again());
  await vi.waitFor(() => expect(password()?.value).toBe(''));
  expect(document.documentElement.innerHTML).not.toContain(made);
});

it('an account whose answer is lost is asked for again under the same key, so that it is created once [AGENT-25 MONEY-21]', async () => {
  const { asked } = await open('?part=account', {
    answers: { 'agent.downlines.create': ['lost', (example) => example] },
  });
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: m.grow_account_create() });
  await vi.waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.change(screen.getByLabelText(m.login_username()), { target: { value: 'hoa_moi_2026' } });
  tap(m.grow_make_password());
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[name="password"]')?.value).not.toBe(''),
  );
  const keys = () =>
    asked.flatMap(({ operation, key }) => (operation === 'agent.downlines.create' ? [key] : []));
  fireEvent.click(create());
  await vi.waitFor(() => expect(keys()).toHaveLength(1));
  await vi.waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  expect(await screen.findByRole('region', { name: m.grow_account_created() })).toBeTruthy();
  const [first, again] = keys();
  expect(first).toMatch(/\S/);
  expect(again).toBe(first);
  expect(keys()).toHaveLength(2);
});

it.each([
  ['', () => m.grow_failed_title()],
  ['?part=account', () => m.grow_account_failed()],
])(
  'while the gateway is away it says so, and asks again at a tap: %s [AGENT-25 AGENT-26]',
  async (search, title) => {
    const { known } = await open(search, { reads: 'dead' });
    expect(await screen.findByText(title())).toBeTruthy();
    await expectNoBarrier();
    known.reads = undefined;
    tap(m.action_retry());
    await vi.waitFor(() => expect(said()).not.toContain(title()));
  },
);
