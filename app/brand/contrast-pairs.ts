/** Contrast of WCAG 2 that a text needs. */
const TEXT = 4.5;
/** Borders, rings and dots: not text, but they have to be seen. */
const SHAPE = 3;

const GROUNDS = ['bg', 'surface', 'surface-2', 'surface-3'];
const STATES = ['positive', 'negative', 'warning', 'info'];

/** A colour, the grounds it stands on, and the contrast it needs there (docs/brand.md). */
export const CONTRAST_PAIRS: readonly (readonly [
  colour: string,
  grounds: readonly string[],
  least: number,
])[] = [
  ['text', GROUNDS, TEXT],
  ['text-2', GROUNDS, TEXT],
  ['text-3', GROUNDS, TEXT],
  ['bg', ['text'], TEXT],
  ['primary', ['bg', 'surface'], TEXT],
  ['on-primary', ['primary', 'primary-press'], TEXT],
  ['on-primary-soft', ['bg', 'surface', 'primary-soft'], TEXT],
  ['accent', ['bg', 'surface'], TEXT],
  ['on-accent', ['accent'], TEXT],
  ...STATES.map((state) => [state, ['bg', 'surface', 'surface-2', `${state}-soft`], TEXT] as const),
  ['on-wallet', ['wallet-from', 'wallet-to'], TEXT],
  ['on-wallet-main', ['wallet-main'], TEXT],
  ['on-avatar', ['avatar-from', 'avatar-to', ...[1, 2, 3, 4, 5].map((one) => `avatar-${one}`)], TEXT],
  ['line-strong', GROUNDS, SHAPE],
  ['focus', ['bg'], SHAPE],
  ['captcha-icon', ['captcha'], SHAPE],
];
