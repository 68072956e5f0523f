import { describe, expect, it } from 'vitest';
import { closable, closedFor, entriesOf, readClosures } from './closures';
import { parseAddress } from './ip';

const entry = (what: string) => ({ what, at: '2026-11-28T02:00:00Z', by: 'ops', reason: 'court order' });
const from = (country: string | null, address = '203.0.113.9') => ({
  country,
  address: () => parseAddress(address),
});

describe('a closure', () => {
  it.each([
    ['vn', 'VN'],
    ['T1', 'T1'],
    ['SITE', 'site'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['2001:db8:0:0::9/32', '2001:db8::/32'],
    ['2001:0db8::0001/128', '2001:db8::1'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['::/0', '::/0'],
  ])('of %s names %s', (text, what) => {
    expect(closable(text)).toBe(what);
  });

  it.each([
    ['UK', 'is an old code; write GB'],
    ['VM', 'is the code of no country'],
    ['Vietnam', 'is neither "site", nor a two-letter country code, nor a range'],
    ['203.0.113.0/33', 'is no address, and no range such as 203.0.113.0/24'],
    ['', 'is neither "site", nor a two-letter country code, nor a range'],
  ])('of %j is refused in words', (text, reason) => {
    expect(() => closable(text)).toThrow(reason);
  });

  it.each([
    [['VN'], from('VN'), 'region'],
    [['VN'], from('TH'), null],
    [['VN'], from(null), null],
    [['203.0.113.0/24'], from('VN'), 'ip'],
    [['198.51.100.7'], from('VN'), null],
    [['site'], from(null), 'maintenance'],
    [['site', 'VN'], from('VN'), 'region'],
    [[], from('VN'), null],
  ])('of %j is for a visitor %j: %s [GATE-03 GATE-04 GATE-10]', (whats, visitor, cause) => {
    const read = readClosures(JSON.stringify(whats.map(entry)));
    expect(read && closedFor(read.closures, visitor)).toBe(cause);
  });
});

it('closes what can be read, and tells how much cannot', () => {
  const read = readClosures(JSON.stringify([entry('VN'), entry('Vietnam')]));
  expect([read?.unread, [...(read?.closures.countries ?? [])]]).toEqual([1, ['VN']]);
  for (const text of ['{', '{}', '[1]', 'null', '"VN"'])
    expect([text, entriesOf(text)]).toEqual([text, null]);
  expect([entriesOf(null), entriesOf('')]).toEqual([[], []]);
});
