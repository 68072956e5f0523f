// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SITE_FLAGS, type SiteFlag } from '@/contracts/flags';
import { renderOnSite } from '@/tests/support/on-site';
import { freePlayOfferQuery } from '../../domain/member/free-play.queries';
import { m } from '../../paraglide/messages.js';
import { QuickNav } from './quick-nav';

afterEach(cleanup);

const FREE_PLAY = [m.home_quick_free_play(), '/m/freeTrial'];
const MALL = [m.home_quick_mall(), '/m/mall/mallHome'];
const SUPPORT = [m.home_quick_support(), '/m/support'];

async function strip(
  session: { type: number } | null,
  offered: boolean,
  flags: readonly SiteFlag[] = SITE_FLAGS,
) {
  const answers = [[freePlayOfferQuery().queryKey, { offered }]] as const;
  await renderOnSite(<QuickNav />, { session, flags, answers });
  const links = screen.queryAllByRole('link');
  cleanup();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads everybody to the points mall and customer service, members to withdraw and invitations, and guests to free play where it is offered [HOME-39 HOME-40 HOME-43 HOME-44 TRIAL-13 ROLE-20]', async () => {
  const [withdraw, invite] = [
    [m.home_quick_withdraw(), '/m/withdraw'],
    [m.home_quick_invite(), '/m/inviteFriends'],
  ];
  expect(await strip({ type: 0 }, true)).toEqual([withdraw, invite, MALL, SUPPORT]);
  expect(await strip(null, true)).toEqual([FREE_PLAY, MALL, SUPPORT]);
  expect(await strip(null, false)).toEqual([MALL, SUPPORT]);
});

it('leads to mall and invitations only while their flags are on [MALL-02 INVITE-02 HOME-43]', async () => {
  const [withdraw, member] = [
    [m.home_quick_withdraw(), '/m/withdraw'],
    [m.member_centre(), '/m/member/home'],
  ];
  const without = (...off: SiteFlag[]) =>
    strip(
      { type: 0 },
      false,
      SITE_FLAGS.filter((one) => !off.includes(one)),
    );
  expect(await without('PTSYS3', 'REFERRAL3')).toEqual([withdraw, SUPPORT, member]);
  expect(await without('REFERRAL3')).toEqual([withdraw, MALL, SUPPORT, member]);
});
