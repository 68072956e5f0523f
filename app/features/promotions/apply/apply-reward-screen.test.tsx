import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';

const FORM = '/m/applyReward?id=501';
const BOTH = { imageRequired: 'Y', remarkRequired: 'Y' };
const REMARKS = { imageRequired: 'N', remarkRequired: 'Y' };
const NOTHING = { imageRequired: 'N', remarkRequired: 'N' };

/** The promotion as it is published. */
const published = (item: object): Responses => ({
  'content.announcements': ({ promotion, ...known }) => ({
    ...known,
    promotion: [{ ...promotion?.[0], ...item }] as never,
  }),
});
const open = (item: object, { answers, ...visit }: Visit = {}) =>
  renderScreen(FORM, {
    as: 'member',
    ...visit,
    answers: { ...published(item), 'rewards.applications': () => ({ list: [] }), ...answers },
  });

const form = () => document.querySelector('main form');
const remarks = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: m.activity_apply_remarks() });
const files = () => document.querySelector<HTMLInputElement>('input[type=file]');
const thumbs = () => [...document.querySelectorAll('fieldset img')];
/** While it sends it has another name. */
const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('main button[name="submit"]');
  if (!button) throw new Error('nothing to send');
  return button;
};
const alerted = (text: string) =>
  vi.waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text),
  );

function choose(...chosen: File[]) {
  const input = files();
  if (!input) throw new Error('no pictures are asked for');
  const picked = new DataTransfer();
  for (const file of chosen) picked.items.add(file);
  input.files = picked.files;
  fireEvent.change(input);
}
const file = (type: string, content: BlobPart) => new File([content], `anh.${type.slice(6)}`, { type });
async function drawn(): Promise<File> {
  const blob = await new OffscreenCanvas(40, 40).getContext('2d')?.canvas.convertToBlob();
  if (!blob) throw new Error('nothing was drawn');
  return file('image/png', blob);
}

it('leads to the list without a session, without an id and with an unknown one [REWARD-14 REWARD-15 REWARD-44]', async () => {
  const guest = await renderScreen(FORM);
  expect(guest.path()).toBe('/m/activity');
  for (const query of ['', '?id=', '?id=999999']) {
    const { path } = await renderScreen(`/m/applyReward${query}`, { as: 'member' });
    expect([query, path()]).toEqual([query, '/m/activity']);
    expect(form()).toBe(null);
  }
});

it('shows the form once the promotion is there, and not before [REWARD-13 REWARD-43 ROUTE-35]', async () => {
  const { known, router } = await open(REMARKS);
  expect(submit().textContent).toBe(m.activity_apply_submit());
  expect(screen.getByRole('heading', { name: 'Hội trăng rằm' })).toBeTruthy();
  // As in another language, in which it is not known yet.
  const answer = held();
  known.answers = { ...known.answers, 'content.announcements': answer };
  void router.options.context.queryClient.resetQueries({ queryKey: ['promotions', 'terms'] });
  await vi.waitFor(() => expect(form()).toBe(null));
  expect(document.querySelector('main [aria-busy=true]')).not.toBe(null);
  answer.release();
  await vi.waitFor(() => expect(form()).not.toBe(null));
});

it('says that the promotion did not load, without a form [REWARD-43]', async () => {
  await open(REMARKS, { answers: { 'content.announcements': 'dead' } });
  expect(await screen.findByText(m.promo_failed_title())).toBeTruthy();
  expect(form()).toBe(null);
});

it('tells members on trial that they need an actual account, without a form [ROLE-29 ROLE-30]', async () => {
  await open(REMARKS, { as: 'trial' });
  expect(screen.getByText(m.error_actual_account())).toBeTruthy();
  expect(form()).toBe(null);
});

it('tells a free account that rewards are not its, with the way to customer service, without a form [ROLE-39 ROLE-40]', async () => {
  await open(REMARKS, { as: 'member', type: 40 });
  expect(screen.getByText(m.free_reject())).toBeTruthy();
  expect(form()).toBe(null);
});

it('says which pictures are not taken, keeps three, and cancel empties the form and stays [REWARD-18 REWARD-19 REWARD-20 REWARD-22 REWARD-30 REWARD-31 REWARD-33 REWARD-34 REWARD-35 REWARD-37 ERR-36 ERR-37 ERR-38 ERR-42]', async () => {
  const { path } = await open(BOTH);
  expect(screen.getByText(m.activity_apply_needs_both())).toBeTruthy();
  choose(file('image/gif', 'GIF89a'));
  await alerted(m.activity_image_type());
  choose(file('image/png', new Uint8Array(5_242_881)));
  await alerted(m.activity_apply_remark_limit3());
  choose(file('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])));
  await alerted(m.activity_image_fetch_failed());
  const shot = await drawn();
  choose(shot, shot, shot, shot);
  await alerted(m.activity_apply_remark_limit4());
  expect(thumbs()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: m.activity_apply_remove_picture({ number: 2 }) }));
  await vi.waitFor(() => expect(thumbs()).toHaveLength(2));
  await vi.waitFor(() => expect(document.activeElement).toBe(files()));
  expect(submit().disabled).toBe(true);
  fireEvent.change(remarks(), { target: { value: '   ' } });
  expect(submit().disabled).toBe(true);
  fireEvent.change(remarks(), { target: { value: 'Đã nạp' } });
  await vi.waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: m.action_cancel() }));
  await vi.waitFor(() => expect(remarks().value).toBe(''));
  expect(thumbs()).toEqual([]);
  expect(submit().disabled).toBe(true);
  expect(path()).toBe(FORM);
});

it('a refusal, a lost connection and a dead gateway keep what was entered; the next try goes through [REWARD-24 REWARD-45 REWARD-46 REWARD-48 REWARD-49 REWARD-50 REWARD-51 REWARD-53]', async () => {
  const sent = held();
  const { asked, path } = await open(REMARKS, {
    language: 'en',
    answers: {
      'rewards.applications': () => ({ list: [{ promotionId: 9501, status: 'applying' }] }),
      'rewards.request': [refused('reward.already.applied'), 'lost', 'dead', sent],
    },
  });
  expect(files()).toBe(null);
  expect(await screen.findByText(m.reward_status_applying())).toBeTruthy();
  await vi.waitFor(() => expect(remarks().disabled).toBe(false));
  fireEvent.change(remarks(), { target: { value: ' Deposited at nine ' } });
  for (const said of [m.error_reward_already_applied(), m.connection_lost(), m.error_system()]) {
    await vi.waitFor(() => expect(submit().disabled).toBe(false));
    fireEvent.click(submit());
    await alerted(said);
    expect(remarks().value).toBe(' Deposited at nine ');
  }
  await vi.waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());
  fireEvent.click(submit());
  const sending = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(sending()).toContain(m.activity_apply_sending()));
  sent.release();
  await vi.waitFor(() => expect(path()).toBe('/m/activity'));
  const requests = asked.filter(({ operation }) => operation === 'rewards.request');
  expect(requests).toHaveLength(4);
  expect(requests.at(-1)?.input).toEqual({
    promotionId: 9501,
    remarks: 'Deposited at nine',
    pictures: [],
  });
});

it('asks for pictures alone where no remarks are required [REWARD-16 REWARD-17 REWARD-21 REWARD-23]', async () => {
  await open({ imageRequired: 'Y', remarkRequired: 'N' });
  expect(document.querySelector('textarea')).toBe(null);
  expect(screen.getByText(m.activity_apply_needs_pictures())).toBeTruthy();
  expect(submit().disabled).toBe(true);
  choose(await drawn());
  await vi.waitFor(() => expect(submit().disabled).toBe(false));
});

it('reads well from right to left on a small phone, whatever the length of its title', async () => {
  const title = 'Hoàn tiền '.repeat(20);
  await open({ ...BOTH, title }, { language: 'fa', width: 320, height: 640 });
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.querySelector('textarea')).not.toBe(null);
  expectNoSidewaysScroll();
  await expectNoBarrier();
});

it('asks for nothing where nothing is required, and applies for the linked promotion [REWARD-16 REWARD-17 REWARD-25 REWARD-53]', async () => {
  const { asked, path } = await open({ ...NOTHING, linkedPromotionId: 9502 });
  expect(document.querySelector('textarea, input[type=file]')).toBe(null);
  await vi.waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());
  await vi.waitFor(() => expect(path()).toBe('/m/activity'));
  const [request] = asked.filter(({ operation }) => operation === 'rewards.request');
  expect(request?.input).toEqual({ promotionId: 9502, remarks: '', pictures: [] });
});
