// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SITE_FLAGS, type SiteFlag } from '../../../contracts/flags';
import { renderOnSite } from '../../../tests/support/on-site';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { m } from '../../paraglide/messages.js';
import { QuickMenu } from './quick-menu';

afterEach(cleanup);

const NEWS = [m.member_tile_news(), '/m/webEmail'];
const FEEDBACK = [m.feedback_title(), '/m/feedback'];

async function tiles(flags: readonly SiteFlag[]) {
  const answers = [[unreadInboxQuery().queryKey, 0]] as const;
  await renderOnSite(<QuickMenu />, { session: { type: 0 }, flags, answers });
  const links = screen.queryAllByRole('link');
  cleanup();
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('has a tile for news and one for feedback, each exactly while the flag of its menu entry is on [MEMB-21 MEMB-22 MEMB-26]', async () => {
  expect(await tiles(SITE_FLAGS)).toEqual([NEWS, FEEDBACK]);
  expect(await tiles(['MAILCEN'])).toEqual([NEWS]);
  expect(await tiles(['FEEDBACK3'])).toEqual([FEEDBACK]);
  expect(await tiles(SITE_FLAGS.filter((flag) => flag !== 'MAILCEN' && flag !== 'FEEDBACK3'))).toEqual([]);
});
