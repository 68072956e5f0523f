import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical';

test.each([
  ['/m/home', {}, 'https://site.example/m/home'],
  ['/m/activity', { id: 501 }, 'https://site.example/m/activity?id=501'],
  ['/m/activity', { id: 'spring sale', auth: 'login' }, 'https://site.example/m/activity?id=spring+sale'],
  ['/m/help', { tag: 'terms', i: 2, c: 1 }, 'https://site.example/m/help?tag=terms'],
  ['/m/home', { utm_source: 'x', a: 'CODE', redirect: '/m/help' }, 'https://site.example/m/home'],
  ['/m/activity', { id: '', tag: undefined }, 'https://site.example/m/activity'],
  ['/m/register.html', { a: 'CODE' }, 'https://site.example/m/register'],
])('%s with %o has one address, without tracking and dialogs [LANG-40]', (pathname, search, address) => {
  expect(canonicalAddress('https://site.example', pathname, search)).toBe(address);
});
