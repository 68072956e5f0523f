// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import vi_ from '@/messages/vi.json';
import { standIn } from '@/tests/support/stand-in';
import { GameTile } from './game-tile';

standIn(import('../../locale/locale'), { useLocale: () => undefined });
standIn(import('../../domain/media/operator-image'), {
  HostedImage: ({ path, instead, alt }: { path: string; instead: string; alt: string }) => (
    <img src={path} alt={alt} data-instead={instead} />
  ),
});
afterEach(cleanup);

const game = {
  nodeId: 90001,
  gameName: 'Trống Hội',
  imageUrl: '/art/covers/rng-drum-1.svg',
  vassalage: 'Trống Đồng',
  label: 'NEW',
};
const openSheet = vi.fn();
const tiles = {
  isMember: true,
  hearts: true,
  imageHosts: { list: [], fallback: '' },
  loginHref: '/m/login?redirect=%2Fm%2Fhome',
  sheetHref: (id: unknown) => `?vendor=A&game=${id}`,
  openSheet,
  openLogin: vi.fn(),
  toggle: vi.fn(),
};
const tile = (more: object = {}, shared: object = {}) => {
  const whole = <GameTile game={{ ...game, ...more }} tiles={{ ...tiles, ...shared }} isFavourite />;
  return render(whole).container.firstElementChild as Element;
};

it('is one link with cover, label, name and vendor, which adds the game to the address; the heart lies beside it [GAME-92 GAME-95 GAME-102]', () => {
  const shown = tile();
  const link = shown.querySelector('a');
  expect(link?.getAttribute('href')).toBe('?vendor=A&game=90001');
  expect(link?.textContent).toBe(`${vi_.game_label_new}Trống HộiTrống Đồng`);
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(game.imageUrl);
  expect(link?.querySelector('button')).toBeNull();
  expect(shown.querySelector('button')).not.toBeNull();
  fireEvent.click(link as Element);
  expect(openSheet.mock.lastCall?.[1]).toBe(90001);
});

it('has a heart that a member turns over, and that leads a guest to the login [GAME-68 GAME-69]', () => {
  const heart = tile().querySelector('button') as Element;
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart);
  expect(tiles.toggle).toHaveBeenCalledExactlyOnceWith(game, true);
  const links = tile({}, { isMember: false }).querySelectorAll('a');
  expect(links[1]?.getAttribute('href')).toBe(tiles.loginHref);
  expect(links[1]?.getAttribute('aria-label')).toContain(game.gameName);
});

it('has twelve nodes at most', () => {
  expect(tile().querySelectorAll('*').length).toBeLessThan(12);
});

it('is grey and says so in place of its label while the game is under maintenance [GAME-97 GAME-101]', () => {
  const shown = tile({ supportPlay: 0 });
  expect(shown.querySelector('a')?.dataset.off).toBe('');
  expect(shown.textContent).toBe(`${vi_.game_maintenance}Trống HộiTrống Đồng`);
});

it('shows a drawn cover for a game without one, and where its own does not load [GAME-102]', () => {
  const picture = tile({ imageUrl: '' }).querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(/^\/art\/covers\//);
  expect(picture?.dataset.instead).toMatch(/^\/art\/covers\//);
});

it('has no label that it does not know', () => {
  expect(tile({ label: 'toString' }).querySelector('a')?.textContent).toBe('Trống HộiTrống Đồng');
});
