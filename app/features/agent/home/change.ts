/** How a figure moved against the period before; `none` where nothing can be said of it in percent. */
export type Change = { kind: 'up' | 'down' | 'same' | 'none' /** Tenths of a percent. */; tenths: number };

/**
 * The change from one whole number to another, cut to tenths of a percent. Where there was nothing before, or either is
 * below zero, no percentage says anything.
 */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same', tenths: 0 };
  if (before <= 0 || now < 0) return { kind: 'none', tenths: 0 };
  const difference = BigInt(now) - BigInt(before);
  const tenths = Number((difference * 1000n) / BigInt(before));
  return { kind: difference > 0n ? 'up' : 'down', tenths: Math.abs(tenths) };
}
