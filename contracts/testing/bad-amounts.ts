/** What is no amount in any call, each with what is wrong about it. */
export const NO_AMOUNTS: readonly [what: string, given: unknown][] = [
  ['a sign', '+500000'],
  ['an exponent', '5e5'],
  ['more than a double holds', '1e400'],
  ['a number too large to be exact', 1e300],
  ['spaces around', ' 500000 '],
  ['spaces between', '500 000'],
  ['narrow spaces between', '500\u202f000'],
  ['a line break after', '500000\n'],
  ['Vietnamese thousands', '500.000.000'],
  ['three decimals, as Vietnamese thousands are written', '500.000'],
  ['English thousands', '500,000'],
  ['Swiss thousands', '500’000'],
  ['Arabic digits', '٥٠٠٠٠٠'],
  ['Persian digits', '۵۰۰۰۰۰'],
  ['fullwidth digits', '５０００００'],
  ['Devanagari digits', '५०००००'],
  ['a decimal comma', '500000,50'],
  ['a point alone', '500000.'],
  ['no whole part', '.5'],
  ['a leading zero', '0500000'],
  ['hexadecimal', '0x7A120'],
  ['a currency', '500000đ'],
  ['a minus of typographers', '−500000'],
  ['half a hundredth', '500000.005'],
  ['not a number', 'NaN'],
  ['without end', 'Infinity'],
  ['nothing', ''],
  ['null', null],
  ['a truth', true],
  ['a list', [500_000]],
  ['an object', { amount: 500_000 }],
];

/** Exact decimals that move nothing, in any call. */
export const BAD_AMOUNTS: readonly [what: string, given: unknown][] = [
  ['nothing at all', 0],
  ['minus zero', -0],
  ['minus zero in words', '-0'],
  ['less than nothing', -500_000],
  ['less than nothing in words', '-500000'],
];

/** Parts of a unit: they can come in and be played with, but nobody may ask for them. */
export const PARTS: readonly [what: string, given: unknown][] = [
  ['half a đồng', 0.5],
  ['a hundredth', '0.01'],
  ['half a đồng more', 500_000.5],
  ['a hundredth more', '500000.01'],
];
