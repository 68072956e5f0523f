// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SITE_FLAGS, type SiteFlag } from '@/contracts/flags';
import { renderOnSite } from '@/tests/support/on-site';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import { QuickMenu } from './quick-menu';

afterEach(cleanup);

const TILES: [SiteFlag, [string, string]][] = [
  ['REWCEN3', [m.member_tile_rewards(), '/m/rewardCenter']],
  ['REFERRAL3', [m.member_tile_invite(), '/m/inviteFriends']],
  ['WITHREC3', [m.member_tile_withdraw_report(), '/m/withdrawReport']],
  ['TRANSREC3', [m.member_tile_record(), '/m/transaction/record']],
  ['SECPRIV', [m.member_tile_security(), '/m/securityCenter']],
  ['MYACC', [m.member_tile_account(), '/m/myAccount/index']],
  ['MAILCEN', [m.member_tile_news(), '/m/webEmail']],
  ['FEEDBACK3', [m.feedback_title(), '/m/feedback']],
];

async function tiles(flags: readonly SiteFlag[]) {
  const answers = [[unreadInboxQuery().queryKey, 0]] as const;
  await renderOnSite(<QuickMenu />, { session: { type: 0 }, flags, answers });
  const links = screen.queryAllByRole('link');
  cleanup();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('has a tile for each screen, exactly while the flag of its menu entry is on [MEMB-14 MEMB-15 MEMB-16 MEMB-17 MEMB-18 MEMB-19 MEMB-21 MEMB-22 MEMB-26]', async () => {
  expect(await tiles(SITE_FLAGS)).toEqual(TILES.map(([, tile]) => tile));
  for (const [flag, tile] of TILES) expect(await tiles([flag])).toEqual([tile]);
  expect(await tiles(SITE_FLAGS.filter((flag) => !TILES.some(([own]) => own === flag)))).toEqual([]);
});
