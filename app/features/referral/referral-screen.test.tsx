import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const INVITE = '/m/inviteFriends';
async function open(search = '', answers: Responses = {}, visit: Visit = {}) {
  const shown = await renderScreen(INVITE + search, { as: 'member', ...visit, answers });
  await vi.waitFor(() => expect(said()).not.toBe(''));
  return shown;
}
const said = () => screen.getByRole('main').textContent;
const friends = () =>
  within(screen.getByRole('list', { name: m.referral_friends() })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['share', 'clipboard']) delete (navigator as unknown as Record<string, unknown>)[name];
});

/** What the phone can do with a link. */
function phoneWith(own: { share?: unknown; writeText?: unknown }) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: own.share });
  if (own.writeText)
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: own.writeText },
    });
}

it('has the own link, code and QR code with the terms above them, and who came with what each brought [INVITE-01 INVITE-03 INVITE-04 ROUTE-14 ROLE-11]', async () => {
  await open('', {
    'referral.friends': ({ list: [one] }) => ({
      list: one
        ? [one, { ...one, id: 2, state: 'checking' }, { ...one, id: 3, state: 'registered', reward: 0 }]
        : [],
      next: null,
    }),
  });
  for (const text of [
    `${location.host}/m/register?recommenderId=minhan_2209`,
    m.referral_offer({ reward: '50.000\u00a0₫', least: '200.000\u00a0₫' }),
    m.referral_terms({ times: 3, hours: 24 }),
    '300.000,00\u00a0₫',
  ])
    expect(said()).toContain(text);
  expect(screen.getByRole('img', { name: m.referral_qr() })).toBeTruthy();
  expect(friends()).toHaveLength(3);
  for (const [place, text] of [
    m.referral_state_rewarded(),
    m.referral_state_checking(),
    m.referral_state_registered(),
  ].entries())
    expect(friends()[place]?.textContent).toContain(text);
  expect(friends()[0]?.textContent).toContain('t***5');
  await expectNoBarrier();
});

it('shows those who wait by themselves, by an address of its own [INVITE-03]', async () => {
  const { asked, path } = await open();
  fireEvent.click(screen.getByRole('link', { name: m.referral_group_waiting({ count: '5' }) }));
  await vi.waitFor(() => expect(path()).toBe(`${INVITE}?group=waiting`));
  await vi.waitFor(() =>
    expect(asked.filter(({ operation }) => operation === 'referral.friends').at(-1)?.input).toMatchObject({
      group: 'waiting',
    }),
  );
  await vi.waitFor(() => expect(friends()[0]?.textContent).toContain(m.referral_state_registered()));
});

it('the code is copied, the link shared by the phone’s own sheet, and both kept as a picture [INVITE-03]', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const share = vi.fn().mockResolvedValue(undefined);
  phoneWith({ share, writeText });
  await open();
  fireEvent.click(button(m.deposit_copy({ label: m.referral_code() })));
  await vi.waitFor(() => expect(writeText.mock.calls).toEqual([['minhan_2209']]));
  fireEvent.click(button(m.referral_share()));
  await vi.waitFor(() =>
    expect(share.mock.calls).toMatchObject([
      [{ url: expect.stringMatching(/\/m\/register\?recommenderId=minhan_2209$/) }],
    ]),
  );
  const kept: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push({ name: this.download, href: this.href });
  });
  const blobs: Blob[] = [];
  const { createObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return createObjectURL.call(URL, blob);
  });
  fireEvent.click(button(m.referral_save()));
  await vi.waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['minhan_2209.png']));
  const picture = await createImageBitmap(blobs.at(-1) ?? new Blob());
  expect([blobs.at(-1)?.type, picture.width, picture.height]).toEqual(['image/png', 1080, 1350]);
});

it('where the browser shares nothing the button copies the link [INVITE-03]', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  phoneWith({ writeText });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: m.referral_copy_link() }));
  await announced(m.copy_success());
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/m\/register\?recommenderId=minhan_2209$/);
});

it('an agent invites by the own code, and is paid in another way [INVITE-04 ROLE-11]', async () => {
  const answers: Responses = {
    'referral.overview': (known) => ({
      ...known,
      code: 'HD8826',
      invitedBy: 'affiliateCode',
      reward: 0,
      registered: 0,
    }),
    'referral.friends': () => ({ list: [], next: null }),
  };
  await open('', answers, { as: 'agent', language: 'en' });
  expect(said()).toContain('/m/register?affiliateCode=HD8826');
  expect(said()).toContain(m.referral_offer_none({}, { locale: 'en' }));
  expect(screen.getByRole('heading', { name: m.referral_empty({}, { locale: 'en' }) })).toBeTruthy();
  await expectNoBarrier();
});

it('a user on trial invites nobody, and nothing is asked for [INVITE-02 ROLE-29 ROLE-30]', async () => {
  const { asked } = await open('', {}, { as: 'trial' });
  expect(screen.getByRole('heading', { name: m.referral_trial_title() })).toBeTruthy();
  expect(asked.filter(({ operation }) => operation.startsWith('referral.'))).toEqual([]);
});

it('is there only while referral is on: without it neither the way nor the address leads there [INVITE-02 ROUTE-15 ROUTE-16 MENU-60 MEMB-15]', async () => {
  const way = () => screen.queryByRole('link', { name: m.member_tile_invite() });
  await renderScreen('/m/member/home', { as: 'member' });
  expect(way()?.getAttribute('href')).toBe(INVITE);
  await renderScreen('/m/member/home', { as: 'member', off: ['REFERRAL3'] });
  expect(way()).toBe(null);
  const { path } = await open('', {}, { off: ['REFERRAL3'] });
  expect(path()).toBe('/m/home');
  const guest = await open('', {}, { as: 'guest' });
  expect(guest.path()).toBe('/m/login?redirect=%2Fm%2FinviteFriends');
});
