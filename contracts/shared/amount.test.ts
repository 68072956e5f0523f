import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount, sentAmount, shownAmount } from './amount';
import { cutMinorUnitsOf, decimalNumberOf, decimalOf, type MinorUnits, minorUnitsOf } from './minor-units';

const LARGEST_AS_NUMBER = 2 ** 46 * 100;

/** Amounts in minor units: small, large, up to the given one, of both signs; the same in every run. */
function amountsUpTo(most: number, count = 20_000): MinorUnits[] {
  let state = 22_09;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  return Array.from({ length: count }, () => {
    const size = Math.floor(most ** random());
    return (random() < 0.5 ? size : 0 - size) as MinorUnits;
  });
}

describe('an amount', () => {
  it.each([
    [1250000.5, 125000050],
    ['1250000.50', 125000050],
    ['1250000.5', 125000050],
    [1250000, 125000000],
    [0.29, 29],
    [1.1, 110],
    [-45.1, -4510],
    ['-0.00', 0],
    [-0, 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as the minor units %d [MONEY-22]', (given, minor) => {
    expect(minorUnitsOf(given)).toBe(minor);
    expect(v.parse(amount, given)).toBe(minor);
  });

  it.each([
    0.001,
    '1.005',
    '1.000',
    0.1 + 0.2,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '1e3',
    1e-7,
    2 ** 46 + 1,
    '90071992547409.92',
    '',
    ' ',
    '1 000',
    '1,5',
    '01',
    '+1',
    '.5',
    '5.',
    '--1',
    '0x10',
    'NaN',
  ])('refuses %j, which is no exact decimal of at most two places [MONEY-22]', (given) => {
    expect(minorUnitsOf(given)).toBeUndefined();
    expect(v.is(amount, given)).toBe(false);
    expect(v.is(sentAmount, given)).toBe(false);
  });

  it('goes there and back as text and as a JSON number without a hundredth lost [MONEY-22]', () => {
    for (const minor of amountsUpTo(Number.MAX_SAFE_INTEGER)) {
      const text = decimalOf(minor);
      expect(text).toMatch(/^-?(?:0|[1-9]\d*)\.\d\d$/);
      if (minorUnitsOf(text) !== minor) throw new Error(`${minor} came back from ${text}`);
    }
    for (const minor of amountsUpTo(LARGEST_AS_NUMBER)) {
      const sent = JSON.parse(JSON.stringify({ n: decimalNumberOf(minor) })).n;
      if (minorUnitsOf(sent) !== minor) throw new Error(`${minor} came back from ${sent}`);
    }
  });

  it('adds up exactly, where the sum of the decimals as numbers does not [MONEY-22]', () => {
    const tenths = Array.from({ length: 1_000 }, () => 0.1);
    const sum = tenths.reduce((total, tenth) => total + (minorUnitsOf(tenth) ?? 0), 0);
    expect(decimalOf(sum)).toBe('100.00');
    expect(tenths.reduce((total, tenth) => total + tenth, 0)).not.toBe(100);

    const many = amountsUpTo(1e9, 2_000);
    const exact = many.reduce((total, minor) => total + BigInt(decimalOf(minor).replace('.', '')), 0n);
    const read = many.reduce(
      (total, minor) => total + (minorUnitsOf(decimalNumberOf(minor)) ?? Number.NaN),
      0,
    );
    expect(BigInt(read)).toBe(exact);
  });

  it('is no JSON number when it is too large to be exact, or no whole number of minor units [MONEY-22]', () => {
    expect(decimalNumberOf(LARGEST_AS_NUMBER)).toBe(2 ** 46);
    for (const wrong of [LARGEST_AS_NUMBER + 1, 0.5, Number.NaN, 2 ** 53])
      expect(() => decimalNumberOf(wrong)).toThrow(RangeError);
  });

  it('has no text either when it is no whole number of minor units, or no exact one [MONEY-22]', () => {
    for (const wrong of [0.5, Number.NaN, 2 ** 53, 1e21]) expect(() => decimalOf(wrong)).toThrow(RangeError);
  });

  it('travels in a request as it was given [MONEY-22]', () => {
    for (const given of [1250000.5, '1250000.50', 3]) expect(v.parse(sentAmount, given)).toBe(given);
  });
});

describe('an amount that is only shown', () => {
  it.each([
    [999.999, 99999],
    ['999.999', 99999],
    [-999.999, -99999],
    [-0.001, 0],
    [1e-7, 0],
    ['1e-7', 0],
    ['-2.5e-12', 0],
    [0.1 + 0.2, 30],
    [' 48250000.5 ', 4825000050],
  ])(
    'reads %j as %d: what is smaller than a hundredth is cut, never rounded up [WALLET-04]',
    (given, minor) => {
      expect(cutMinorUnitsOf(given)).toBe(minor);
      expect(v.parse(shownAmount, given)).toBe(minor);
    },
  );

  it.each(['', 'nhiều', '1e3', '5e-1', Number.NaN, 1e21, '90071992547409.92'])(
    'refuses %j [WALLET-04]',
    (given) => {
      expect(v.is(shownAmount, given)).toBe(false);
    },
  );

  it('is the exact one wherever there is one, and never further from zero [WALLET-04]', () => {
    for (const minor of amountsUpTo(LARGEST_AS_NUMBER)) {
      const text = decimalOf(minor);
      expect(cutMinorUnitsOf(text)).toBe(minor);
      expect(cutMinorUnitsOf(`${text}999`)).toBe(minor);
    }
  });
});
