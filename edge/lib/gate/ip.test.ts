import { describe, expect, it } from 'vitest';
import { inRange, limitKey, parseAddress, parseRange } from './ip';

const contains = (range: string, address: string) => {
  const [parsedRange, parsedAddress] = [parseRange(range), parseAddress(address)];
  if (!parsedRange || !parsedAddress) throw new Error('not parsed');
  return inRange(parsedAddress, parsedRange);
};

describe('address ranges', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['203.0.113.129/25', '203.0.113.200', true],
    ['203.0.113.129/25', '203.0.113.100', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:DB9::1', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '10.0.0.1', false],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['203.0.113.0/24', '::ffff:cb00:7109', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['::ffff:203.0.113.0/120', '203.0.112.9', false],
    ['::ffff:0:0/96', '198.51.100.1', true],
  ])('%s and %s: %s [GATE-22]', (range, address, expected) => {
    expect(contains(range, address)).toBe(expected);
  });

  it.each([
    '',
    'x',
    '1.2.3',
    '1.2.3.4.5',
    '256.0.0.1',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/08',
    '1.2.3.4/8/8',
    '1.2.3.4/-1',
    '2001:db8::/129',
    '2001:::1',
    '1::2::3',
    '1.2.3.4::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    'fe80::1%eth0',
    '::ffff:1.2.3.4/64',
    '1.2.3.4 /8',
  ])('refuses %j as a range [GATE-22]', (text) => {
    expect(parseRange(text)).toBeNull();
  });

  it('counts an IPv6 household as one visitor and every unknown address as another [CALL-03]', () => {
    expect(limitKey('2001:db8:1:2::1')).toBe(limitKey('2001:db8:1:2:ffff::9'));
    expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
    expect(limitKey('203.0.113.1')).not.toBe(limitKey('203.0.113.2'));
    expect(limitKey('::ffff:203.0.113.1')).toBe(limitKey('203.0.113.1'));
    expect(limitKey(null)).toBe('unknown');
  });
});
