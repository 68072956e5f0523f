import type { Point, Stroke } from './captcha-glyphs';

/** A picture in shades: how much ink is on each point, from 0 up to 1. */
export type Canvas = { width: number; height: number; ink: Float32Array };

export const blankCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  ink: new Float32Array(width * height),
});

/** Draws a stroke in a shade: `wide` is told for each part of its length, from 0 to 1. Edges are smooth. */
export function drawStroke(
  canvas: Canvas,
  stroke: Stroke,
  shade: number,
  wide: (part: number) => number,
): void {
  const cover = new Map<number, number>();
  for (let index = 1; index < stroke.length; index += 1) {
    const half = wide(index / stroke.length) / 2;
    coverLine(canvas, stroke[index - 1] as Point, stroke[index] as Point, half, cover);
  }
  for (const [at, covered] of cover) {
    const before = canvas.ink[at] ?? 0;
    canvas.ink[at] = before + (shade - before) * covered;
  }
}

function coverLine(
  { width, height }: Canvas,
  from: Point,
  to: Point,
  half: number,
  cover: Map<number, number>,
): void {
  const reach = half + 1;
  const [left, right] = span(from[0], to[0], reach, width);
  const [top, bottom] = span(from[1], to[1], reach, height);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const covered = Math.min(1, half + 0.5 - distance([x, y], from, to));
      const at = y * width + x;
      if (covered > (cover.get(at) ?? 0)) cover.set(at, covered);
    }
  }
}

const span = (a: number, b: number, reach: number, end: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(a, b) - reach)),
  Math.min(end - 1, Math.ceil(Math.max(a, b) + reach)),
];

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const [across, down] = [x - ax - part * dx, y - ay - part * dy];
  return Math.sqrt(across * across + down * down);
}
