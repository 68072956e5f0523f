import type { PointerEvent } from 'react';

/** Steps between the lines of a plot. */
const STEPS = 3;
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** What a plot's lines stand for, the lowest first: whole numbers at even distances around all values and zero. */
export type Scale = { low: number; high: number; lines: readonly number[] };

/** The scale of whole numbers: from zero up, and below it where a value is. */
export function scaleOf(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  for (let step = niceStep((most - least) / STEPS); ; step = niceStep(step + 1)) {
    const low = Math.floor(least / step) * step;
    if (low + STEPS * step < most) continue;
    const lines = Array.from({ length: STEPS + 1 }, (_, line) => low + line * step);
    return { low, high: low + STEPS * step, lines };
  }
}

/** The next round number that is no smaller, and at least 1. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const nice = NICE.find((factor) => factor * power >= least && Number.isInteger(factor * power));
  return Math.max(1, (nice ?? 10) * power);
}

/** How far down the plot a value is, from 0 at the top to 1. */
export const heightOf = (value: number, { low, high }: Scale): number => (high - value) / (high - low);

/** How far along the plot a day is, from 0 to 1: each has a place of the same width, and its point in the middle. */
export const placeOf = (day: number, days: number): number => (day + 0.5) / days;

/** The day whose place is so far along the plot. */
export const dayAt = (along: number, days: number): number =>
  Math.min(days - 1, Math.max(0, Math.floor(along * days)));

/** Days that are named below a plot: all of a week, else some at even distances, the last one among them. */
export function namedDays(days: number, most: number): number[] {
  const apart = Math.ceil(days / most);
  return Array.from({ length: Math.ceil(days / apart) }, (_, turn) => days - 1 - turn * apart).reverse();
}

/** How far along an element a pointer is, from 0 to 1; plots run from left to right in every language. */
export function alongOf({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? (clientX - left) / width : 0;
}
