import { blankCanvas, type Canvas, drawStroke } from './captcha-canvas';
import { glyphOf, type Point, type Stroke } from './captcha-glyphs';

export const HEIGHT = 66;
/** Room for so many digits, in points. */
export const widthFor = (digits: number): number => 40 + 35 * digits;
const NOISE = 0.09;

type Between = (low: number, high: number) => number;
type Move = (point: Point) => Point;

/**
 * Draws digits for people: each written, leant, stretched and shaded in its own way, hung over its neighbour, and all of
 * it bent as on a wave; two lines of the digits' own kind run through, others cut them, and there is grain all over. A
 * program that has learned from enough of them reads them all the same (070). `random` answers numbers from 0 up to 1.
 */
export function drawCaptcha(digits: string, random: () => number): Canvas {
  const between: Between = (low, high) => low + (high - low) * random();
  const canvas = blankCanvas(widthFor(digits.length), HEIGHT);
  shadePaper(canvas, between);
  const wave = waveOf(between);
  const pitch = between(32, 37);
  const left = (canvas.width - pitch * (digits.length - 1)) / 2 + between(-8, 8);
  for (const stroke of lines(2, canvas, between)) draw(canvas, stroke.map(wave), between, between(2.4, 3.6));
  [...digits].forEach((digit, place) => {
    const set = placed(between, left + place * pitch + between(-4, 4));
    const shade = between(0.75, 1);
    const wide = between(3.4, 5);
    for (const stroke of glyphOf(Number(digit), random)) {
      draw(canvas, stroke.map(set).map(wave), between, wide, shade);
    }
  });
  for (const stroke of lines(1, canvas, between)) draw(canvas, stroke.map(wave), between, between(1.6, 2.8));
  for (const stroke of lines(3, canvas, between))
    draw(canvas, stroke.map(wave), between, between(1, 1.6), between(0, 0.2));
  canvas.ink.forEach((ink, at) => {
    canvas.ink[at] = ink + between(-NOISE, NOISE);
  });
  return canvas;
}

/** A stroke whose width changes along its way. */
function draw(
  canvas: Canvas,
  stroke: Stroke,
  between: Between,
  wide: number,
  shade = between(0.6, 0.95),
): void {
  const [swell, phase] = [between(0.1, 0.3), between(0, 6)];
  drawStroke(canvas, stroke, shade, (part) => wide * (1 + swell * Math.sin(phase + part * 5)));
}

/** Paper that is darker in places, so that no one shade parts it from ink. */
function shadePaper({ ink, width }: Canvas, between: Between): void {
  const [a, b, c, d] = [between(0.02, 0.06), between(0.05, 0.14), between(0, 6), between(0.1, 0.2)];
  ink.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    ink[at] = d + 0.1 * Math.sin(c + x * a + Math.sin(y * b)) + 0.04 * Math.sin(y * a * 3 + c);
  });
}

/** Moves a point of a digit's box to its place, turned, leant and stretched. */
function placed(between: Between, x0: number): Move {
  const angle = between(-0.35, 0.35);
  const [lean, wide, high] = [between(-0.3, 0.3), between(2.3, 3.1), between(2.2, 2.8)];
  const y0 = HEIGHT / 2 + between(-6, 6);
  return ([x, y]) => {
    const [dy, jx, jy] = [(y - 8) * high, between(-0.5, 0.5), between(-0.5, 0.5)];
    const dx = (x - 5) * wide - dy * lean;
    return [
      x0 + dx * Math.cos(angle) - dy * Math.sin(angle) + jx,
      y0 + dx * Math.sin(angle) + dy * Math.cos(angle) + jy,
    ];
  };
}

/** The wave that bends the whole picture. */
function waveOf(between: Between): Move {
  const [tall, long, at] = [between(2, 4), between(18, 30), between(0, 6)];
  const [wide, high, from] = [between(1, 2.5), between(10, 18), between(0, 6)];
  return ([x, y]) => [x + wide * Math.sin(y / high + from), y + tall * Math.sin(x / long + at)];
}

/** Bent lines from one side to the other, as many for four digits, and more in wider pictures. */
function lines(forFour: number, { width }: Canvas, between: Between): Stroke[] {
  return Array.from({ length: Math.round((forFour * width) / widthFor(4)) }, () => {
    const [from, to, bow] = [between(8, HEIGHT - 8), between(8, HEIGHT - 8), between(-26, 26)];
    return Array.from({ length: 31 }, (_, index): Point => {
      const part = index / 30;
      return [part * (width + 8) - 4, from + (to - from) * part + bow * Math.sin(part * Math.PI)];
    });
  });
}
