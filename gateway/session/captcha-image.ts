type Point = readonly [number, number];
type Stroke = { curved: boolean; points: readonly Point[] };

/** Digits as pen strokes in a box of 10 by 16, as `x,y` points; `~` begins a bent stroke. */
const DIGITS: readonly (readonly Stroke[])[] = [
  ['~5,0 1,2 0,8 1,14 5,16 9,14 10,8 9,2 5,0'],
  ['2,4 6,0 6,16', '2,16 10,16'],
  ['~0,4 2,0 8,0 10,5 6,10 0,16', '0,16 10,16'],
  ['~0,2 4,0 9,1 9,7 4,8', '~4,8 10,8 10,15 5,16 0,14'],
  ['7,16 7,0 0,11 10,11'],
  ['9,0 1,0 1,7', '~1,7 6,5 10,9 9,15 4,16 0,14'],
  ['~8,0 3,3 0,9 1,15 5,16 10,14 9,9 5,8 1,11'],
  ['0,0 10,0 4,16'],
  ['~5,7 1,6 1,1 5,0 9,1 9,6 5,7', '~5,7 0,9 0,15 5,16 10,15 10,9 5,7'],
  ['~9,5 5,8 1,7 1,1 5,0 9,1 9,7 7,13 3,16'],
].map((strokes) => strokes.map(strokeOf));

function strokeOf(text: string): Stroke {
  const points = text
    .replace('~', '')
    .split(' ')
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number);
      return [x ?? 0, y ?? 0];
    });
  return { curved: text.startsWith('~'), points };
}

const INKS = ['#1f2a44', '#5a2133', '#18483f', '#4a3312'];
const WIDTH = 120;
const HEIGHT = 44;

/**
 * Draws digits as an SVG of 120 by 44: bent strokes among noise, in shuffled order, and no text, so that the markup
 * does not hold the answer. `random` answers numbers from 0 up to 1.
 */
export function drawCaptcha(digits: string, random: () => number): string {
  const between = (low: number, high: number) => low + (high - low) * random();
  const paths: string[] = [];
  [...digits].forEach((digit, place) => {
    const bend = bender(between, 14 + place * 25, 12);
    const ink = INKS[Math.floor(random() * INKS.length)];
    for (const stroke of DIGITS[Number(digit)] ?? []) {
      paths.push(path(pathOf({ ...stroke, points: stroke.points.map(bend) }), between(2.4, 3.2), ink));
    }
  });
  for (let line = 0; line < 6; line += 1) {
    const x = between(0, WIDTH);
    const ends = [
      x,
      between(0, HEIGHT),
      between(0, WIDTH),
      between(0, HEIGHT),
      WIDTH - x,
      between(0, HEIGHT),
    ];
    const [x1, y1, x2, y2, x3, y3] = ends.map(round);
    paths.push(path(`M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`, between(0.8, 1.4), INKS[line % INKS.length]));
  }
  shuffle(paths, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4ecdd"/>${paths.join('')}</svg>`;
}

/** Moves a point of a digit's box to its place on the picture, turned and shaken. */
function bender(between: (low: number, high: number) => number, left: number, top: number) {
  const angle = between(-0.3, 0.3);
  const scale = between(1.2, 1.5);
  const [x0, y0] = [left + 6 + between(-3, 3), top + 10 + between(-4, 4)];
  return ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + between(-0.5, 0.5)) * scale, (y - 8 + between(-0.5, 0.5)) * scale];
    return [
      x0 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y0 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
  };
}

/** SVG path through the points: straight, or with every inner point as the handle of a curve. */
function pathOf({ curved, points }: Stroke): string {
  const at = (point: Point | undefined) => `${round(point?.[0] ?? 0)} ${round(point?.[1] ?? 0)}`;
  const start = `M${at(points[0])}`;
  if (!curved)
    return (
      start +
      points
        .slice(1)
        .map((point) => `L${at(point)}`)
        .join('')
    );
  let d = start;
  for (let i = 1; i < points.length - 1; i += 1) {
    const [here, next] = [points[i] as Point, points[i + 1] as Point];
    const last = i === points.length - 2;
    const end: Point = last ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    d += `Q${at(here)} ${at(end)}`;
  }
  return d;
}

function path(d: string, width: number, ink: string | undefined): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
