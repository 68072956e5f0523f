/** Clocks that differ by less are taken as equal: `Date` counts whole seconds. Milliseconds. */
const SAME_CLOCK = 2_000;

/**
 * Notes how far this phone's clock is ahead of the site's, by an answer that no cache has kept. It stands on the
 * document, for all who ask.
 */
export function noteClockSkew({ headers }: Response): void {
  const told = Date.parse(headers.get('Date') ?? '');
  if (!told || !/no-store/.test(headers.get('Cache-Control') ?? '')) return;
  const ahead = Date.now() - told;
  document.documentElement.dataset.clockAhead = String(Math.abs(ahead) > SAME_CLOCK ? ahead : 0);
}

/** A moment of the site on this phone's clock, which may go wrong by hours; epoch milliseconds. */
export function toPhoneClock(moment: number): number {
  return typeof document === 'undefined'
    ? moment
    : moment + Number(document.documentElement.dataset.clockAhead ?? 0);
}
