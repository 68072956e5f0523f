import { afterEach, expect, it, vi } from 'vitest';
import type { SiteSettings } from '@/contracts/site';
import { documentHead } from './document-head';

vi.mock('../lib/calls/visit', () => ({ visitOrigin: () => 'https://www.example.com' }));
afterEach(() => vi.unstubAllEnvs());

const headOf = (brand: string) => documentHead({ brand, siteName: 'Acme' } as SiteSettings, []);
const linksOf = (brand: string) => headOf(brand).links.map(({ rel, href }) => `${rel} ${href}`);
const metaOf = (brand: string) =>
  headOf(brand).meta as { name?: string; property?: string; content?: string }[];
const contentOf = (brand: string, key: string) =>
  metaOf(brand).find(({ name, property }) => name === key || property === key)?.content;

it('a page of a brand of the operator names the styles, icons, preview and colour of that brand', () => {
  const own = { name: 'Sao Mai', theme: 'dark', bg: '#1a1113', surface: '#241a1c', edition: 'a1' };
  vi.stubEnv('OPERATOR_BRANDS', JSON.stringify({ 'sao-mai': own }));
  const files = '/assets/brand/sao-mai/a1';
  expect(linksOf('sao-mai')).toEqual(
    expect.arrayContaining([
      `stylesheet ${files}/brand.css`,
      `apple-touch-icon ${files}/apple-touch-icon.png`,
      `icon ${files}/art/logo.svg`,
    ]),
  );
  expect(contentOf('sao-mai', 'og:image')).toBe(`https://www.example.com${files}/social.png`);
  expect(contentOf('sao-mai', 'theme-color')).toBe('#1a1113');
});

it('a page of a delivered brand loads nothing more than it did', () => {
  expect(linksOf('ben-sen')).toEqual([
    expect.stringMatching(/^canonical /),
    'manifest /manifest.webmanifest',
    'apple-touch-icon /icons/apple-touch-icon.png',
    'icon /art/logo.svg',
  ]);
  expect(contentOf('ben-sen', 'og:image')).toBe('https://www.example.com/icons/social.png');
});
