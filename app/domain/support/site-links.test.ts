import { expect, it } from 'vitest';
import type { SiteSettings } from '@/contracts/site';
import { hasDownloads, onlySupportLink, socialLinks, supportLink } from './site-links';

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

it('leads to pages of the demo’s outside in a sandbox alone [MENU-24 SHELL-44]', () => {
  const resources = [{ resourceType: 'TIKTOK', url: '/sandbox/outside/tiktok' }];
  expect(socialLinks(site({ resources, sandbox: true })).map(({ url }) => url)).toEqual([
    '/sandbox/outside/tiktok',
  ]);
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

it('opens the only usable entry at once, and none of several [HELP-21 MENU-61 MENU-63]', () => {
  const chat = { path: 'https://a.example', position: 'both' };
  const mail = { path: 'https://b.example', position: 'support' };
  const broken = { path: 'javascript:alert(1)', position: 'menu' };
  const everywhere = { path: '/chat' };
  expect(onlySupportLink([chat, mail, broken], 'menu')).toBe('https://a.example');
  expect(onlySupportLink([chat, mail, broken], 'support')).toBeUndefined();
  expect(onlySupportLink([everywhere], 'support')).toBe('/chat');
  expect(onlySupportLink([broken], 'menu')).toBeUndefined();
  expect(onlySupportLink([{ path: '//evil.example' }], 'menu')).toBeUndefined();
});

it('takes neither social links nor the picture of the app for downloads [MENU-54]', () => {
  const social = { resourceType: 'FACEBOOK', url: 'https://f.example' };
  expect(hasDownloads(site({ resources: [social] }))).toBe(false);
  expect(
    hasDownloads(site({ resources: [social, { resourceType: 'Android', url: 'https://a.example/a.apk' }] })),
  ).toBe(true);
  expect(hasDownloads(site({ resources: [{ resourceType: 'Android', url: 'javascript:1' }] }))).toBe(false);
  const picture = { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' };
  expect(hasDownloads(site({ resources: [picture] }))).toBe(false);
});
