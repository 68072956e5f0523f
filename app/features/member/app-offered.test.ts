import { expect, it } from 'vitest';
import type { SiteSettings } from '@/contracts/site';
import { isAppOffered } from './app-offered';

const siteWith = (resourceType: string) =>
  ({ resources: [{ resourceType, url: 'https://example.com/app' }] }) as SiteSettings;
const BROWSER = { native: false, installed: false };

it('offers the app in a browser, where the site has one [MEMB-23 MEMB-26]', () => {
  expect(isAppOffered(siteWith('ANDROID'), BROWSER)).toBe(true);
  expect(isAppOffered(siteWith('FACEBOOK'), BROWSER)).toBe(false);
});

it('offers nobody the app who is in it already [MEMB-23]', () => {
  expect(isAppOffered(siteWith('ANDROID'), { ...BROWSER, native: true })).toBe(false);
  expect(isAppOffered(siteWith('ANDROID'), { ...BROWSER, installed: true })).toBe(false);
});
