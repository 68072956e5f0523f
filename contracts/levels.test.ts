import { expect, it } from 'vitest';
import { getAnnouncements } from './content/announcements';
import { callerAt } from './levels';
import { logIn } from './session/log-in';
import { moveBetweenWallets } from './transfer/transfer';
import { getWallet } from './wallet/wallet';

it('a site makes the calls of its level and of those before it', () => {
  expect(callerAt('guest', logIn, false)).toBeUndefined();
  expect(callerAt('enter', logIn, false)).toBe('guest');
  expect(callerAt('enter', getWallet, true)).toBeUndefined();
  expect(callerAt('member', getWallet, true)).toBe('member');
  expect(callerAt('member', moveBetweenWallets, true)).toBeUndefined();
  expect(callerAt('agent', moveBetweenWallets, true)).toBe('member');
});

it('asks for members what guests are answered, until the site is open for members', () => {
  expect(callerAt('guest', getAnnouncements, false)).toBe('guest');
  expect(callerAt('enter', getAnnouncements, true)).toBe('guest');
  expect(callerAt('member', getAnnouncements, true)).toBe('member');
});

it('a call that needs a session is as far as members are, whoever makes it', () => {
  expect(callerAt('enter', getWallet, false)).toBeUndefined();
  expect(callerAt('member', getWallet, false)).toBe('member');
});
