import type { Draw } from './draws';

/** Where a draw stands: bets are taken, no more of them, or it is being drawn and its result has not come yet. */
export type DrawState = 'open' | 'closed' | 'drawing';

const SECOND = 1_000;
const DAY = 86_400;
/** A result that is late is asked for after 5 s, 10 s, 20 s and so on, a minute at most. */
const LATE_STEP = 5 * SECOND;
const LATE_MOST = 60 * SECOND;
/** Between two answers at most. */
const MOST = 300 * SECOND;

export function stateOf(
  { closeTime, drawTime }: Pick<Draw, 'closeTime' | 'drawTime'>,
  now: number,
): DrawState {
  if (now >= drawTime) return 'drawing';
  return now >= closeTime ? 'closed' : 'open';
}

/** The time until a moment: whole days, and `h:mm:ss` or `mm:ss` of the rest, rounded up as a clock that ends at zero. */
export function timeLeft(until: number, now: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  const days = Math.floor(seconds / DAY);
  const rest = seconds % DAY;
  const hours = Math.floor(rest / 3600);
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = `${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`;
  return { days, clock: days > 0 || hours > 0 ? `${days > 0 ? two(hours) : hours}:${minutes}` : minutes };
}

/**
 * When the draws are asked for next: once at the first draw to come, a little later than it is held; step by step more
 * slowly while something is late; and after five minutes in any case, for what an answer did not foretell. `late`
 * counts the answers in a row that lacked a result; `delay` is this phone's own, so that thousands do not ask in the
 * same instant (GAME-88).
 */
export function nextAsk(drawTimes: readonly number[], askedAt: number, delay: number, late: number): number {
  const coming = drawTimes.filter((time) => time > askedAt);
  const again = askedAt + (late > 0 ? Math.min(LATE_MOST, LATE_STEP * 2 ** (late - 1)) : MOST);
  return Math.min(...coming, again) + delay;
}

type Draws = ReadonlyMap<string, Draw>;
/** By lottery, the number of the last result it had when a draw of it went by. */
export type LateResults = ReadonlyMap<string, string | undefined>;

/** The lotteries whose draw went by between two answers and whose result is still the one before (GAME-88). */
export function lateResults(late: LateResults, before: Draws, now: Draws): LateResults {
  const found = new Map<string, string | undefined>();
  for (const [code, { numero, result }] of now) {
    const was = before.get(code);
    const waitsFor = late.has(code) ? late.get(code) : was?.result?.numero;
    const waits = late.has(code) || (was !== undefined && was.numero !== numero);
    if (waits && waitsFor === result?.numero) found.set(code, waitsFor);
  }
  return found;
}
