import { expect, it } from 'vitest';
import { isFlagOn, readFlags, SITE_FLAGS } from './flags';

it('is on as backends write it: true, 1, the texts of both, and Y; anything else is off [FLAG-22]', () => {
  expect([true, 1, '1', 'Y', 'true'].filter((written) => !isFlagOn(written))).toEqual([]);
  const off = [false, 0, '0', 'N', 'false', '', null, undefined, 2, 'yes', {}];
  expect(off.filter(isFlagOn)).toEqual([]);
});

it('is off where the status answer does not name it, and there are no others [FLAG-21 FLAG-22]', () => {
  const flags = readFlags({ PTSYS3: 'Y', REFERRAL3: 'N', NOSUCH3: 'Y' });
  expect(Object.keys(flags)).toEqual([...SITE_FLAGS]);
  expect(SITE_FLAGS.filter((name) => flags[name])).toEqual(['PTSYS3']);
});
