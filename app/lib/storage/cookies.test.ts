// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepNoCookies } from '@/tests/support/nothing-kept';
import { readCookies, writeCookie } from './cookies';
import { needCookies } from './need-cookies';

let restore = () => {};
afterEach(() => {
  restore();
  restore = () => {};
});

it('lets a login begin where cookies are kept, and leaves none of its own [LOGIN-01]', () => {
  writeCookie('language=en; Path=/');
  needCookies();
  expect(readCookies()).toBe('language=en');
});

it('says that cookies are blocked before a login begins that would not hold [LOGIN-01]', () => {
  restore = keepNoCookies('throws');
  writeCookie('language=en; Path=/');
  expect(readCookies()).toBe('');
  expect(needCookies).toThrow(expect.objectContaining({ code: 'cookies.blocked' }));
});

it('says so too where they are taken without a word, and not kept [LOGIN-01]', () => {
  restore = keepNoCookies('is silent');
  expect(needCookies).toThrow(expect.objectContaining({ code: 'cookies.blocked' }));
});
