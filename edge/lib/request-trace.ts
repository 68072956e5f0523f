import type { ErrorCode } from '../../contracts/errors';

/** How an answer for everybody was come by: kept here, at the location, kept and renewed behind it, or asked for. */
export type CacheState = 'hit' | 'location' | 'stale' | 'miss';
const FROM_BEST: readonly CacheState[] = ['hit', 'location', 'stale', 'miss'];
/** Where a whole page was kept. */
export type KeptPage = 'page' | 'page.location';

/** What the one log line of a request says of how it was answered; written to on the way (ERR-60). */
export class RequestTrace {
  /** Id of the operation or name of the server function that was called; null for pages and files. */
  call: string | null = null;
  /** What a refusal said, also where the status is 200. */
  code: ErrorCode | null = null;
  /** The least of what the answer is made of, or where the whole page came from; null where nothing is shared. */
  cache: CacheState | KeptPage | null = null;
  #open = 0;
  #since = 0;
  #waited = 0;

  /** Counts as upstream what is waited for; work that runs beside other work counts once. */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    if (this.#open === 0) this.#since = performance.now();
    this.#open += 1;
    try {
      return await work;
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#waited += performance.now() - this.#since;
    }
  }

  /** Takes down how a shared answer was come by. */
  came(state: CacheState): void {
    const known = FROM_BEST.indexOf(this.cache as CacheState);
    if (FROM_BEST.indexOf(state) > known) this.cache = state;
  }

  /** Whole milliseconds in which the request has waited for the gateway and for the platform's cache, so far. */
  get upstreamMs(): number {
    const waiting = this.#open > 0 ? performance.now() - this.#since : 0;
    return Math.round(this.#waited + waiting);
  }
}
