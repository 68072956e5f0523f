import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import { expectNothingOverlaps, leavers, overlaps } from './support/barriers';
import { renderScreen } from './support/render-screen';

it('a tile that is pushed over its neighbour is seen, by its name and by how much', async () => {
  await renderScreen('/m/gameCenter');
  expectNothingOverlaps();
  const [tile, next] = [...screen.getByRole('main').querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getBoundingClientRect().width > 60,
  );
  if (!tile || !next) throw new Error('no tiles');
  const [own, other] = [tile.getBoundingClientRect(), next.getBoundingClientRect()];
  tile.style.translate = `${other.left - own.left + 10}px ${other.top - own.top + 10}px`;
  expect(expectNothingOverlaps).toThrow('what lies on something else');
});

/** A small button in the middle of something, beside it in the tree. */
function laidOn(outer: Element): HTMLButtonElement {
  const inner = document.createElement('button');
  outer.after(inner);
  Object.assign(inner.style, { position: 'absolute', width: '8px', height: '8px', padding: 0, border: 0 });
  const [from, to] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  inner.style.translate = `${to.left + 12 - from.left}px ${to.top + 12 - from.top}px`;
  return inner;
}

it('a button wholly within another’s box is seen, but for one that is made to lie on its tile', async () => {
  await renderScreen('/m/login');
  const link = screen.getAllByRole('link', { name: m.login_free_play() })[0];
  if (!link) throw new Error('no link');
  const inner = laidOn(link);
  expect(overlaps()).toEqual([expect.stringContaining('8×8')]);
  inner.dataset.onTile = '';
  expectNothingOverlaps();
});

it('what lies on its neighbour within a bar that stays is seen, and not what scrolls below the bar', async () => {
  await renderScreen('/m/home');
  expectNothingOverlaps();
  const bar = screen.getByRole('navigation', { name: m.footer_label() });
  const [first, second] = [...bar.querySelectorAll('a')];
  if (!first || !second) throw new Error('no bar');
  laidOn(first);
  expect(overlaps()).toEqual([expect.stringContaining('8×8')]);
  first.nextElementSibling?.remove();
  second.style.translate = '-24px 0';
  expect(overlaps()).not.toEqual([]);
});

it('what lies on something in a sheet is seen', async () => {
  await renderScreen('/m/home', { language: 'vi' });
  fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
  const menu = await screen.findByRole('dialog');
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  expectNothingOverlaps();
  const link = within(menu).getAllByRole('link')[0];
  if (!link) throw new Error('no link');
  laidOn(link);
  expect(overlaps()).toEqual([expect.stringContaining('8×8')]);
});

it.each([
  ['its card', '/m/home', 'main section a[href^="/m/login"]'],
  ['its entry of a list', '/m/gameCenter', 'main li a[href]'],
  ['the bar', '/m/home', 'nav[aria-label] a[href]'],
] as const)('what sticks out of %s is seen', async (_, at, which) => {
  await renderScreen(at);
  expectNothingOverlaps();
  const one = document.querySelector<HTMLElement>(which);
  if (!one) throw new Error(`no ${which}`);
  one.style.translate = '-40px 0';
  expect(leavers()).toEqual([expect.stringMatching(/ leaves .* by \d+$/)]);
});
