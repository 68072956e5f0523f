import { describe, expect, it } from 'vitest';
import { fallbackImageAddress, imageAddress } from './image-host';

const hosts = {
  list: ['https://a.example', 'https://b.example', 'https://c.example'],
  fallback: 'https://d.example',
};

describe('image host', () => {
  it('draws the host from the list by the path, the same one each time [GATE-44 GATE-46]', () => {
    const paths = Array.from({ length: 60 }, (_, index) => `/games/${index}.webp`);
    const drawn = paths.map((path) => imageAddress(path, hosts));
    expect(drawn).toEqual(paths.map((path) => imageAddress(path, hosts)));
    expect(new Set(drawn.map((address) => new URL(address).origin))).toEqual(new Set(hosts.list));
  });

  it('uses the one default host when the list is empty or a host failed [GATE-45]', () => {
    expect(imageAddress('/x.webp', { list: [], fallback: 'https://d.example' })).toBe(
      'https://d.example/x.webp',
    );
    expect(imageAddress('/x.webp', { list: [], fallback: '' })).toBe('/x.webp');
    expect(fallbackImageAddress('/x.webp', hosts)).toBe('https://d.example/x.webp');
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '/\t/evil.example/x.png',
    '/\n\\evil.example/x.png',
    '\\\\evil.example/x.png',
    'data:text/html,x',
    'x.png',
  ])('gives no address for %j, nor another one [SHELL-44]', (path) => {
    for (const { list, fallback } of [hosts, { list: [], fallback: '' }]) {
      expect([imageAddress(path, { list, fallback }), fallbackImageAddress(path, { fallback })]).toEqual([
        '',
        '',
      ]);
    }
  });
});
