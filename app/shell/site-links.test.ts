import { expect, it } from 'vitest';
import type { SiteSettings } from '../../contracts/site';
import { socialLinks, supportLink } from './site-links';

const TYPES = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TIKTOK', 'THREADS'];
const site = (part: Partial<SiteSettings>) =>
  ({ resources: [], customerService: [], ...part }) as unknown as SiteSettings;

it('makes one link of each social network of the resources [ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 ENT-13 ENT-14 ENT-15 MENU-24]', () => {
  const resources = TYPES.map((resourceType) => ({ resourceType, url: `https://${resourceType}.example` }));
  expect(socialLinks(site({ resources })).map(({ url }) => url)).toEqual(resources.map(({ url }) => url));
});

it('leaves out downloads and any address but http(s) [SHELL-44]', () => {
  const resources = [
    { resourceType: 'Android', url: 'https://app.example/a.apk' },
    { resourceType: 'FACEBOOK', url: 'javascript:alert(1)' },
    { resourceType: 'TIKTOK', url: '/local' },
  ];
  expect(socialLinks(site({ resources }))).toEqual([]);
});

it('opens the first customer-service entry that shows at the place [MENU-61 MENU-63]', () => {
  const customerService = [
    { path: 'https://a.example', name: '', position: 'support' },
    { path: 'https://b.example', name: '', position: 'menu' },
    { path: 'https://c.example', name: '', position: 'both' },
  ];
  expect(supportLink(site({ customerService }), 'menu')).toBe('https://b.example');
  expect(supportLink(site({ customerService }), 'support')).toBe('https://a.example');
  expect(supportLink(site({}), 'menu')).toBeUndefined();
});
