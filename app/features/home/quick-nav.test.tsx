// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SITE_FLAGS } from '../../../contracts/flags';
import { renderOnSite } from '../../../tests/support/on-site';
import { freePlayOfferQuery } from '../../domain/member/free-play.queries';
import { m } from '../../paraglide/messages.js';
import { QuickNav } from './quick-nav';

afterEach(cleanup);

const SUPPORT = [m.home_quick_support(), '/m/support'];

async function strip(session: { type: number } | null, offered: boolean) {
  const answers = [[freePlayOfferQuery().queryKey, { offered }]] as const;
  await renderOnSite(<QuickNav />, { session, flags: SITE_FLAGS, answers });
  const links = screen.queryAllByRole('link');
  cleanup();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads everybody to customer service, members to withdraw and their centre, and guests to free play where it is offered [HOME-39 HOME-44 TRIAL-13 ROLE-20]', async () => {
  expect(await strip({ type: 0 }, true)).toEqual([
    [m.home_quick_withdraw(), '/m/withdraw'],
    SUPPORT,
    [m.home_quick_member(), '/m/member/home'],
  ]);
  expect(await strip(null, true)).toEqual([[m.home_quick_free_play(), '/m/freeTrial'], SUPPORT]);
  expect(await strip(null, false)).toEqual([SUPPORT]);
});
