import { expect, it } from 'vitest';
import { addressKey } from './address-key';

it.each([
  ['203.0.113.48', '203.0.113.48'],
  ['::ffff:203.0.113.48', '203.0.113.48'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['2001:db8::12', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s [SMS-36 LOGIN-83]', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
