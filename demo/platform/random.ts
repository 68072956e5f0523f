/** An integer from 0 up to, and without, `below`; every one as likely as the others. */
export type Random = (below: number) => number;

const ALL = 2 ** 32;

/** Integers out of 32 random bits; draws that would favour small numbers are thrown away. */
export function randomOf(fill: (bits: Uint32Array<ArrayBuffer>) => unknown): Random {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > ALL) throw new RangeError('1 to 2^32');
    const fair = ALL - (ALL % below);
    const bits = new Uint32Array(1);
    for (;;) {
      fill(bits);
      const [drawn = 0] = bits;
      if (drawn < fair) return drawn % below;
    }
  };
}

/** The platform's cryptographic source: every outcome comes from it. */
export const secureRandom: Random = randomOf((bits) => crypto.getRandomValues(bits));
