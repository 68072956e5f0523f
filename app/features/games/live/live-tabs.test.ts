import { expect, it } from 'vitest';
import { LIVE_TABS, liveSearch } from './live-tabs';

it('names the four lists in the address, the first one by saying nothing [CHAT-01 CHAT-02 CHAT-03 CHAT-04 CHAT-30]', () => {
  expect(LIVE_TABS).toEqual(['hot', 'promo', 'model', 'focus']);
  expect(
    ['hot', 'promo', 'model', 'focus', 'new', 7, undefined].map((live) => liveSearch({ live }).live),
  ).toEqual([undefined, 'promo', 'model', 'focus', undefined, undefined, undefined]);
});
