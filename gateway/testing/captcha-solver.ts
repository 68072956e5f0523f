import type { Canvas } from '../session/captcha-canvas';

/** A digit cut out and brought to one size: ink on each of its points, from 0 to 1. */
type Patch = Float32Array;
type Labelled = { digit: string; patch: Patch };
/** How a picture is cut into digits, left to right. */
type Cut = (picture: Canvas) => Canvas[];

const SIDE = 16;

/**
 * An honest attempt at reading captchas without a person: brings ink apart from paper by Otsu's threshold of the
 * flattened picture, takes thin lines away, cuts it into digits, and names each after the nearest of the labelled
 * samples. Learns from captchas whose digits are known.
 */
export function trainSolver(samples: readonly { picture: Canvas; digits: string }[], cut: Cut) {
  const known = samples.flatMap(({ picture, digits }) =>
    cut(cleaned(picture)).map(
      (part, place): Labelled => ({ digit: digits[place] ?? '', patch: patchOf(part) }),
    ),
  );
  return (picture: Canvas): string =>
    cut(cleaned(picture))
      .map((part) => nearest(patchOf(part), known))
      .join('');
}

/** The largest pieces, as many as there are digits, of ink that hangs together; a piece too wide for one digit is cut evenly. */
export const byComponents =
  (digits: number): Cut =>
  (picture) => {
    const pieces = components(picture)
      .filter(({ size }) => size >= 25)
      .sort((a, b) => b.size - a.size)
      .slice(0, digits)
      .sort((a, b) => a.left - b.left);
    const all = pieces.reduce((sum, { left, right }) => sum + right - left + 1, 0);
    const shares = pieces.map(({ left, right }) =>
      Math.max(1, Math.round(((right - left + 1) / all) * digits)),
    );
    // Rounding may have told one too many or too few: the widest piece takes the difference.
    const widest = shares.indexOf(Math.max(...shares));
    shares[widest] = Math.max(1, (shares[widest] ?? 0) + digits - sum(shares));
    return pieces.flatMap(({ left, right }, index) => {
      const count = shares[index] ?? 1;
      const wide = (right - left + 1) / count;
      return Array.from({ length: count }, (_, part) =>
        strip(picture, left + part * wide, left + (part + 1) * wide),
      );
    });
  };

/** Where columns hold the least ink, near where one of the digits would end. */
export const byProjection =
  (digits: number): Cut =>
  (picture) => {
    const columns = Array.from({ length: picture.width }, (_, x) => columnInk(picture, x));
    const total = sum(columns);
    const left = columns.findIndex((_, x) => sum(columns.slice(0, x)) > total * 0.04);
    const right = columns.findIndex((_, x) => sum(columns.slice(0, x)) > total * 0.96);
    const pitch = (right - left) / digits;
    const ends = Array.from({ length: digits - 1 }, (_, index) => index + 1).map((place) => {
      const middle = Math.round(left + place * pitch);
      const near = Array.from({ length: 13 }, (_, index) => middle - 6 + index);
      return near.reduce((best, x) => ((columns[x] ?? 99) < (columns[best] ?? 99) ? x : best), middle);
    });
    const edges = [left, ...ends, right];
    return ends.concat(right).map((end, index) => strip(picture, edges[index] ?? 0, end));
  };

/** Pictures that were cleaned before: each way of cutting looks at the same ones. */
const seen = new WeakMap<Canvas, Canvas>();

/** Ink without paper's shade, grain and thin lines: 1 for ink, 0 for none. */
function cleaned(picture: Canvas): Canvas {
  const known = seen.get(picture) ?? clean(picture);
  seen.set(picture, known);
  return known;
}

function clean(picture: Canvas): Canvas {
  const flat = { ...picture, ink: picture.ink.map((ink, at) => ink - around(picture, at, 14)) };
  const smooth = { ...picture, ink: flat.ink.map((_, at) => around(flat, at, 1)) };
  const level = otsu(smooth.ink);
  const dark = { ...picture, ink: smooth.ink.map((ink) => Number(ink > level)) };
  // An opening: what is no wider than two points goes.
  const thin = { ...picture, ink: dark.ink.map((_, at) => Number(around(dark, at, 1) > 0.99)) };
  return { ...picture, ink: dark.ink.map((_, at) => Number(around(thin, at, 1) > 0)) };
}

/** Mean ink of the square around a point. */
function around({ width, height, ink }: Canvas, at: number, reach: number): number {
  const [x0, y0] = [at % width, Math.floor(at / width)];
  let [total, count] = [0, 0];
  const step = reach > 4 ? 3 : 1;
  for (let y = Math.max(0, y0 - reach); y <= Math.min(height - 1, y0 + reach); y += step) {
    for (let x = Math.max(0, x0 - reach); x <= Math.min(width - 1, x0 + reach); x += step) {
      total += ink[y * width + x] ?? 0;
      count += 1;
    }
  }
  return total / count;
}

/** The level that parts two kinds of values best. */
function otsu(values: Float32Array): number {
  const sorted = Float32Array.from(values).sort();
  const all = sum(sorted);
  let [best, level, below] = [0, 0, 0];
  sorted.forEach((value, index) => {
    below += value;
    const [few, many] = [index + 1, sorted.length - index - 1];
    const apart = few * many * (below / few - (all - below) / Math.max(1, many)) ** 2;
    if (apart > best) [best, level] = [apart, value];
  });
  return level;
}

function components({ width, height, ink }: Canvas): { left: number; right: number; size: number }[] {
  const seen = new Uint8Array(ink.length);
  const found = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (seen[start] || !ink[start]) continue;
    const piece = { left: width, right: 0, size: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      piece.size += 1;
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= width * height || seen[next] || !ink[next]) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    found.push(piece);
  }
  return found;
}

function strip({ width, height, ink }: Canvas, from: number, to: number): Canvas {
  const [left, right] = [Math.max(0, Math.floor(from)), Math.min(width, Math.ceil(to))];
  const wide = Math.max(1, right - left);
  const part = new Float32Array(wide * height);
  for (let at = 0; at < part.length; at += 1) {
    part[at] = ink[Math.floor(at / wide) * width + left + (at % wide)] ?? 0;
  }
  return { width: wide, height, ink: part };
}

/** A part brought to a square about where its ink is, as tall and wide as that spreads. */
function patchOf({ width, ink }: Canvas): Patch {
  let [all, mx, my, sx, sy] = [1e-6, 0, 0, 0, 0];
  ink.forEach((one, at) => {
    all += one;
    mx += one * (at % width);
    my += one * Math.floor(at / width);
  });
  [mx, my] = [mx / all, my / all];
  ink.forEach((one, at) => {
    sx += one * ((at % width) - mx) ** 2;
    sy += one * (Math.floor(at / width) - my) ** 2;
  });
  const [wide, high] = [4.4 * Math.sqrt(sx / all) + 1, 4.4 * Math.sqrt(sy / all) + 1];
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = Math.round(mx + (((at % SIDE) + 0.5) / SIDE - 0.5) * wide);
    const y = Math.round(my + ((Math.floor(at / SIDE) + 0.5) / SIDE - 0.5) * high);
    return x < 0 || x >= width ? 0 : (ink[y * width + x] ?? 0);
  });
}

/** The digit that most of the five nearest samples are. */
function nearest(patch: Patch, known: readonly Labelled[]): string {
  const near = known
    .map(({ digit, patch: other }) => ({
      digit,
      apart: distance(patch, other),
    }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 5);
  const votes = (digit: string) => near.filter((one) => one.digit === digit).length;
  return near.reduce((best, { digit }) => (votes(digit) > votes(best) ? digit : best), near[0]?.digit ?? '');
}

function distance(patch: Patch, other: Patch): number {
  let apart = 0;
  for (let at = 0; at < patch.length; at += 1) apart += Math.abs((other[at] ?? 0) - (patch[at] ?? 0));
  return apart;
}

function columnInk({ width, height, ink }: Canvas, x: number): number {
  return sum(Array.from({ length: height }, (_, y) => ink[y * width + x] ?? 0));
}

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index] ?? 0;
  return total;
}
