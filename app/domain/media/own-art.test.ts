import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageAddress } from './image-host';
import { drawnBanner, drawnCover, drawnHero, isOwnArt, ownBannerOf } from './own-art';

const ids = Array.from({ length: 400 }, (_, id) => String(id));
const filesOf = (folder: string) => new Set(readdirSync(`public/art/${folder}`));
const nameOf = (path: string) => path.split('/').pop() ?? '';

test('the site draws its own art from itself, whatever image hosts there are [GATE-44]', () => {
  const hosts = { list: ['https://cdn.example.com'], fallback: 'https://cdn2.example.com' };
  expect(imageAddress('/art/banners/moon.svg', hosts)).toBe('/art/banners/moon.svg');
  expect(imageAddress('/upload/moon.svg', hosts)).toBe('https://cdn.example.com/upload/moon.svg');
});

test('only pictures below /art are the own art of the site', () => {
  expect(isOwnArt('/art/covers/rng-drum-1.svg')).toBe(true);
  expect(isOwnArt('/art/videos/lanterns.mp4')).toBe(true);
  for (const path of ['https://x.example/art/a.svg', '/art/../a.svg', '/upload/a.svg', '']) {
    expect(isOwnArt(path)).toBe(false);
  }
});

test('a hero of the site has a banner of the same motif, an operator picture has none', () => {
  expect(ownBannerOf('/art/heroes/sea.svg')).toBe('/art/banners/sea.svg');
  expect(ownBannerOf('/upload/heroes/sea.svg')).toBeUndefined();
});

test('every stand-in that can be drawn is there, and the same each time', () => {
  const [banners, heroes, covers] = [filesOf('banners'), filesOf('heroes'), filesOf('covers')];
  for (const id of ids) {
    expect(banners).toContain(nameOf(drawnBanner(id)));
    expect(heroes).toContain(nameOf(drawnHero(id)));
    expect(covers).toContain(nameOf(drawnCover(id)));
    expect(drawnCover(id)).toBe(drawnCover(id));
  }
});
