import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const ACCOUNT = '/m/myAccount/index';
const UNTOLD: Responses = { 'member.profile': (known) => ({ ...known, payeeName: null, birthday: null }) };
const open = (answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(ACCOUNT, { as: 'member', ...visit, answers });
const row = (label: string) => {
  const found = within(screen.getByRole('main')).getByRole('heading', { name: label }).closest('li');
  if (!found) throw new Error(`no row ${label}`);
  return found;
};
const change = async (word: string, label: string) => {
  fireEvent.click(screen.getByRole('button', { name: `${word}: ${label}` }));
  await screen.findByRole('dialog', { name: label });
};
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, operation: string) =>
  asked.flatMap((one) => (one.operation === operation ? [one.input] : []));

it('shows what the site knows, number and address masked, with what each is for [ACC-03 ACC-04 ACC-18 ROUTE-08 MENU-35]', async () => {
  await open({ ...UNTOLD, 'member.rankOverview': (known) => ({ ...known, current: null }) });
  expect(document.querySelector('h1')?.textContent).toBe(m.account_title());
  expect(row(m.register_nickname()).textContent).toContain('Minh An');
  expect(row(m.register_nickname()).textContent).toContain(m.account_nickname_note());
  expect(row(m.login_mobile()).textContent).toContain('09•• ••• 678');
  expect(row(m.register_email()).textContent).toContain('m***n@example.com');
  for (const [label, place] of [
    [m.login_mobile(), 'mobile'],
    [m.register_email(), 'email'],
  ] as const)
    expect(within(row(label)).getByRole('link').getAttribute('href')).toBe(`/m/securityCenter/${place}`);
  expect(row(m.register_payee_name()).textContent).toContain(m.account_missing());
  expect(row(m.vip_title()).textContent).toContain(m.account_no_rank());
  expect(row(m.account_since()).textContent).toContain('18/04/2026');
  await expectNoBarrier();
});

it('the member centre leads there [MEMB-19]', async () => {
  await renderScreen('/m/member/home', { as: 'member' });
  const tile = within(screen.getByRole('main')).getByRole('link', { name: m.member_tile_account() });
  expect(tile.getAttribute('href')).toBe(ACCOUNT);
});

it('the nickname changes by the rule of the registration, once however often it is tapped [ACC-08 ACC-16 CALL-38]', async () => {
  const sent = held();
  const visit = await open({ 'member.setNickname': sent });
  await change(m.account_change(), m.register_nickname());
  expect(field('nickname').value).toBe('Minh An');
  for (const nickname of ['', 'L', '<b>', 'L'.repeat(21)]) {
    await send({ nickname });
    await vi.waitFor(() =>
      expect([nickname, field('nickname').getAttribute('aria-invalid')]).toEqual([nickname, 'true']),
    );
    await vi.waitFor(() => expect(document.activeElement).toBe(field('nickname')));
  }
  await expectNoBarrier();
  await send({ nickname: ' Lan Hương ' }, 2);
  await vi.waitFor(() => expect(sendButton().disabled).toBe(true));
  visit.known.answers = { 'member.info': (known) => ({ ...known, nickname: 'Lan Hương' }) };
  sent.release();
  await gone();
  await announced(m.account_saved());
  await vi.waitFor(() => expect(row(m.register_nickname()).textContent).toContain('Lan Hương'));
  expect(inputsOf(visit, 'member.setNickname')).toEqual([{ nickname: 'Lan Hương' }]);
});

describe('what is told once', () => {
  it('is asked about once more, and stands from then on [ACC-10 ACC-17 CALL-40]', async () => {
    const visit = await open(UNTOLD);
    await change(m.account_add(), m.register_payee_name());
    await send({ payeeName: 'Nguyễn Lan Hương' });
    await vi.waitFor(() => expect(sendButton().textContent).toBe(m.account_confirm()));
    await send({ payeeName: 'Nguyễn Lan Anh' });
    await vi.waitFor(() => expect(sendButton().textContent).toBe(m.account_confirm()));
    expect(screen.getByRole('dialog').textContent).toContain(
      m.account_once_sure({ value: 'Nguyễn Lan Anh' }),
    );
    await expectNoBarrier();
    visit.known.answers = {};
    await send();
    await gone();
    expect(inputsOf(visit, 'member.setPayeeName')).toEqual([{ payeeName: 'Nguyễn Lan Anh' }]);
    for (const label of [m.register_payee_name(), m.register_birthday()]) {
      await vi.waitFor(() => expect(row(label).textContent).toContain(m.account_kept()));
      expect(within(row(label)).queryByRole('button')).toBe(null);
    }
    const help = within(screen.getByRole('main')).getByRole('link', { name: m.customer_service() });
    expect(help.getAttribute('href')).toBe('/m/support');
  });

  it('of a birthday is said when it is of somebody too young [ACC-16 ACC-17]', async () => {
    const visit = await open(UNTOLD);
    await change(m.account_add(), m.register_birthday());
    await send({ birthday: '2020-01-01' });
    await screen.findByText(m.error_too_young());
    await send({ birthday: '1996-04-18' });
    await screen.findByText(m.account_once_sure({ value: '1996-04-18' }));
    await send();
    await gone();
    expect(inputsOf(visit, 'member.setBirthday')).toEqual([{ birthday: '1996-04-18' }]);
  });

  it('by another device meanwhile is not overwritten, and said [ACC-17]', async () => {
    await open({ ...UNTOLD, 'member.setPayeeName': refused('account.field.set') });
    await change(m.account_add(), m.register_payee_name());
    await send({ payeeName: 'Lan Hương' });
    await vi.waitFor(() => expect(sendButton().textContent).toBe(m.account_confirm()));
    await send();
    await screen.findByText(m.error_field_set());
  });
});

describe('the picture', () => {
  const shown = () => document.querySelector<HTMLImageElement>('main section img');
  const save = () =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: m.account_save() });
  const pick = async (name: string, bytes: BlobPart, type: string) => {
    const files = new DataTransfer();
    files.items.add(new File([bytes], name, { type }));
    const input = field('photo');
    input.files = files.files;
    fireEvent.change(input);
  };
  const openDialog = async (answers: Responses = {}) => {
    const visit = await open({ 'member.icon': () => ({ url: null }), ...answers });
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: m.account_icon_change() }).disabled).toBe(
        false,
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: m.account_icon_change() }));
    await screen.findByRole('dialog');
    return visit;
  };

  it('is a drawn one, chosen once however often it is tapped [ACC-07 CALL-22 CALL-23]', async () => {
    const sent = held();
    const visit = await openDialog({ 'member.setIcon': sent });
    expect(save().disabled).toBe(true);
    await expectNoBarrier();
    fireEvent.click(screen.getByRole('radio', { name: m.account_icon_number({ number: 2 }) }));
    await vi.waitFor(() => expect(save().disabled).toBe(false));
    const button = save();
    for (let tap = 0; tap < 2; tap += 1) fireEvent.click(button);
    visit.known.answers = { 'member.icon': () => ({ url: '/art/avatars/02-koi.svg' }) };
    sent.release();
    await gone();
    await vi.waitFor(() => expect(shown()?.getAttribute('src')).toBe('/art/avatars/02-koi.svg'));
    expect(inputsOf(visit, 'member.setIcon')).toEqual([{ icon: '/art/avatars/02-koi.svg' }]);
  });

  it('that is none is refused in words [ACC-07 REWARD-29]', async () => {
    await openDialog();
    await pick('x.png', '<svg/>', 'image/png');
    await screen.findByText(m.account_icon_unreadable());
    await pick('x.pdf', '%PDF', 'application/pdf');
    await screen.findByText(m.account_icon_type());
  });

  /** Red above, blue below; a square is a third of it. */
  async function tallPhoto(): Promise<Blob> {
    const canvas = new OffscreenCanvas(400, 1_200);
    const context = canvas.getContext('2d');
    for (const [colour, top] of [
      ['red', 0],
      ['blue', 600],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(0, top, 400, 600);
    }
    return canvas.convertToBlob({ type: 'image/png' });
  }

  async function colourOf(icon: unknown): Promise<string> {
    expect(icon).toMatch(/^data:image\/jpeg;base64,/);
    const image = await createImageBitmap(await (await fetch(String(icon))).blob());
    expect([image.width, image.height]).toEqual([320, 320]);
    const context = new OffscreenCanvas(320, 320).getContext('2d');
    context?.drawImage(image, 0, 0);
    const [top, bottom] = [5, 314].map((y) => (context?.getImageData(5, y, 1, 1).data[0] ?? 0) > 128);
    return top === bottom ? (top ? 'red' : 'blue') : 'both';
  }

  it.each([
    ['the keyboard', 'blue'],
    ['dragging it', 'red'],
  ] as const)('is the square of a photo that is chosen by %s [ACC-07]', async (way, colour) => {
    const visit = await openDialog();
    await pick('photo.png', await tallPhoto(), 'image/png');
    const preview = await screen.findByRole('img', { name: m.account_icon_preview() });
    await expectNoBarrier();
    if (way === 'the keyboard') fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
    else {
      preview.setPointerCapture = () => undefined;
      fireEvent.pointerDown(preview, { pointerId: 1, clientY: 300 });
      fireEvent.pointerMove(preview, { pointerId: 1, clientY: 840 });
      fireEvent.pointerUp(preview, { pointerId: 1 });
    }
    fireEvent.click(save());
    await gone();
    expect(await colourOf(inputsOf(visit, 'member.setIcon')[0]?.icon)).toBe(colour);
  });
});

it('a user on trial reads and changes nothing; an agent does [ROLE-29 ROLE-30 ACC-03]', async () => {
  await open({}, { as: 'trial' });
  expect(screen.getByText(m.error_actual_account())).toBeTruthy();
  expect(row(m.register_nickname())).toBeTruthy();
  const changes = new RegExp(`^(?:${m.account_change()}|${m.account_add()}): |^${m.account_icon_change()}$`);
  expect(screen.queryAllByRole('button', { name: changes })).toEqual([]);
  await expectNoBarrier();
  await open({}, { as: 'agent' });
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: m.account_icon_change() }).disabled).toBe(
      false,
    ),
  );
});
