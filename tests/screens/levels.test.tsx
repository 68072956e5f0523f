import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import { type RoutePath, SCREENS } from '../../app/screens';
import { type Level, reaches } from '../../contracts/levels';
import type { Visitor } from '../support/every-screen';
import { otherAddress } from '../support/site-address';
import { LINES } from './lines';
import { renderScreen } from './support/render-screen';

const rows = Object.entries(LINES).flatMap(([name, line]) => {
  const path = name as RoutePath;
  const row = SCREENS[path];
  return 'aliasOf' in row || line === 'alias' ? [] : [{ path, row, line }];
});

/** Those who see most of a site of a level; nobody is logged in before that is possible. */
const VISITS: readonly [Exclude<Level, 'agent'>, Visitor][] = [
  ['guest', 'guest'],
  ['enter', 'guest'],
  ['enter', 'member'],
  ['member', 'member'],
  ['money', 'agent'],
];

/** Lists of a member's own on screens for everybody. */
const OF_MEMBERS = /^\/m\/(?:search\?dataType=(?:FAV|RECENT)|live-games\?live=focus)/;

/** Where something on the page leads to that is above the level. */
function ledAbove(level: Level): string[] {
  const links = [...document.querySelectorAll('a[href^="/m/"]')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const isAbove = (href: string) =>
    rows.some(({ path, row }) => path === href.split('?')[0] && !reaches(level, row.level)) ||
    (OF_MEMBERS.test(href) && !reaches(level, 'member'));
  return hrefs.filter(isAbove).map((href) => `leads to ${href}`);
}

const isAtRest = () =>
  vi.waitFor(() => expect(document.querySelector('main [aria-busy="true"]:not(button)')).toBe(null));

describe.each(VISITS)('a site at the level %s before a %s', (level, as) => {
  const open = rows.filter(({ row }) => reaches(level, row.level));

  it.each(open)(
    'leads from $path to nothing above it, and asks for nothing above it',
    async ({ path, line: { at = otherAddress(path), answers } }) => {
      const { problems } = await renderScreen(at, { as, level, answers });
      await isAtRest();
      expect([...ledAbove(level), ...problems]).toEqual([]);
    },
  );

  it('has a menu that leads to nothing above it, and asks for nothing above it', async () => {
    const { problems } = await renderScreen('/m/home', { as, level });
    const menu = await openMenu();
    await vi.waitFor(() => expect(within(menu).getAllByRole('link').length).toBeGreaterThan(5));
    expect([...ledAbove(level), ...problems]).toEqual([]);
  });
});

async function openMenu(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
  return screen.findByRole('dialog', { name: m.menu_title() });
}

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a site for guests alone', () => {
  const level = 'guest';

  it('offers what everybody may read where the ways in stand else, and customer service in the bar', async () => {
    await renderScreen('/m/home', { level });
    expect(document.body.textContent).not.toContain(m.home_welcome_text());
    const links = screen.getByRole('navigation', { name: m.home_quick_label() });
    expect(hrefs(links)).toEqual(['/m/activity', '/m/news', '/m/support']);
    const bar = screen.getByRole('navigation', { name: m.footer_label() });
    expect(hrefs(bar)).toEqual(['/m/home', '/m/news', '/m/activity', '/m/alliance', '/m/support']);
  });

  it('opens no form of an account over a page', async () => {
    await renderScreen('/m/home?auth=login', { level });
    await isAtRest();
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('shows games that are not to be played yet, and says so', async () => {
    await renderScreen('/m/slot-games?game=11', { level });
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByText(m.sheet_soon());
    expect(within(sheet).queryByRole('button', { name: m.sheet_play() })).toBe(null);
  });
});

describe('a site that one can enter', () => {
  it('takes logins, and then names who is in, with the way out', async () => {
    await renderScreen('/m/home', { level: 'enter' });
    expect(screen.getAllByRole('link', { name: m.log_in() }).length).toBeGreaterThan(0);
    await renderScreen('/m/home', { level: 'enter', as: 'member' });
    expect(screen.queryByRole('link', { name: m.log_in() })).toBe(null);
    const menu = await openMenu();
    within(menu).getByText('member01');
    within(menu).getByText(m.menu_entered_text());
    within(menu).getByRole('button', { name: m.log_out() });
  });
});
