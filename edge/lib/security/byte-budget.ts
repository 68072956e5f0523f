/** Bytes that somebody holds of a budget, until they are given back. */
export type Held = {
  /** Holds so many bytes from now on, more or fewer than before. @returns false where there is no room for more */
  resize(bytes: number): boolean;
  /** Gives all of it back; once, however often it is called. */
  release(): void;
};

/**
 * Whom bytes are held for, and how full the budget may be with theirs; all of it unless told. `among` are whom the holder
 * is one of, such as a network, and the share that all of them have together.
 */
export type Holder = { name: string; upTo?: number; among?: { name: string; share: number } };

/** How long a turn may take to come, in milliseconds, and behind how many others. */
export type QueueLimits = { withinMs: number; behind: number; ownBehind: number };

/**
 * Bytes that one isolate holds at once of one kind, and of them at most a share for each holder, so that no one of them
 * shuts the others out. Whoever may wait does so in a short queue, in which the first that fits is the next.
 */
export class ByteBudget {
  readonly #most: number;
  readonly #share: number;
  readonly #ofHolder = new Map<string, number>();
  readonly #queue = new Map<() => void, string>();
  #held = 0;

  /** @param share bytes of one holder */
  constructor(most: number, share: number) {
    this.#most = most;
    this.#share = share;
  }

  /** Holds bytes for somebody. @returns null where there is no room */
  take(holder: Holder, bytes: number): Held | null {
    let own = 0;
    const resize = (next: number) => {
      if (next > own && !this.#fits(holder, next - own)) return false;
      this.#change(holder, next - own);
      const isLess = next < own;
      own = next;
      if (isLess) this.#callNext();
      return true;
    };
    return resize(bytes) ? { resize, release: () => void resize(0) } : null;
  }

  /**
   * The same, in its turn: waits until there is room, for so many milliseconds at the most.
   * @returns null where the wait was for nothing, or so many wait already, of all or of this holder
   */
  async acquire(
    holder: Holder,
    bytes: number,
    { withinMs, behind, ownBehind }: QueueLimits,
  ): Promise<Held | null> {
    const atOnce = this.take(holder, bytes);
    const own = [...this.#queue.values()].filter((name) => name === holder.name).length;
    if (atOnce || this.#queue.size >= behind || own >= ownBehind) return atOnce;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const queued = new Promise<Held | null>((resolve) => {
      const tryAgain = () => {
        const held = this.take(holder, bytes);
        if (held) leave(held);
      };
      const leave = (held: Held | null) => {
        this.#queue.delete(tryAgain);
        resolve(held);
      };
      timer = setTimeout(() => leave(null), withinMs);
      this.#queue.set(tryAgain, holder.name);
    });
    const held = await queued;
    // Here, and not where the turn comes: a timer is its own request's.
    clearTimeout(timer);
    return held;
  }

  #fits({ name, upTo = this.#most, among }: Holder, more: number): boolean {
    if (this.#held + more > upTo) return false;
    if (among && this.#of(among.name) + more > among.share) return false;
    return this.#of(name) + more <= this.#share;
  }

  #of(name: string): number {
    return this.#ofHolder.get(name) ?? 0;
  }

  #change({ name, among }: Holder, more: number): void {
    this.#held += more;
    for (const one of among ? [name, among.name] : [name]) {
      const held = this.#of(one) + more;
      if (held > 0) this.#ofHolder.set(one, held);
      else this.#ofHolder.delete(one);
    }
  }

  #callNext(): void {
    for (const tryAgain of this.#queue.keys()) tryAgain();
  }
}
