import { afterEach, expect, test, vi } from 'vitest';
import { artSourceSet } from './art-widths';
import { resizedSourceSet } from './image-host';

afterEach(() => vi.unstubAllEnvs());

test('a drawing of the site can be had in the sizes of its place, twice its width at most', () => {
  vi.stubEnv('ART_EDITION', 'e1');
  expect(artSourceSet('/art/covers/rng-drum-1.svg', 120)).toBe(
    '/assets/art/e1/covers/rng-drum-1-96.avif 96w, /assets/art/e1/covers/rng-drum-1-240.avif 240w',
  );
  expect(artSourceSet('/art/covers/rng-drum-1.svg', 44)).toBe('/assets/art/e1/covers/rng-drum-1-96.avif 96w');
  expect(artSourceSet('/art/covers/rng-drum-1.svg', 900)).toContain('-400.avif 400w');
});

test.each([
  'https://cdn.example/art/covers/rng-drum-1.svg',
  '/upload/covers/rng-drum-1.svg',
  '/art/motifs/rng-drum.svg',
  '/art/constructor/x.svg',
  '/art/videos/lanterns.mp4',
  '/art/covers/own.png',
])('the build draws nothing of %s: it is shown as it is', (path) => {
  vi.stubEnv('ART_EDITION', 'e1');
  expect(artSourceSet(path, 120)).toBeUndefined();
});

test('in development the drawings themselves are shown', () => {
  expect(artSourceSet('/art/covers/rng-drum-1.svg', 120)).toBeUndefined();
});

test("an operator's picture is asked of the platform in the sizes of its place, one of the site itself never [GATE-44]", () => {
  expect(resizedSourceSet('https://cdn.example/a b.jpg?v=1', 120)).toBe(
    '/cdn-cgi/image/width=120,fit=scale-down,format=auto/https://cdn.example/a%20b.jpg?v=1 120w, ' +
      '/cdn-cgi/image/width=240,fit=scale-down,format=auto/https://cdn.example/a%20b.jpg?v=1 240w',
  );
  expect(resizedSourceSet('/member-pictures/7', 120)).toBeUndefined();
});
