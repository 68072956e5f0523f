import { ColorSpace, getLuminance, inGamut, OKLCH, sRGB, to, toGamut, XYZ_D65 } from 'colorjs.io/fn';

for (const space of [sRGB, OKLCH, XYZ_D65]) ColorSpace.register(space);

/** Lightness 0 to 1, chroma, and hue in degrees, as in CSS `oklch()`. */
export type Oklch = { l: number; c: number; h: number };
export type Direction = 'lighter' | 'darker';

/** How fine the steps of lightness are. */
const STEP = 0.004;
/** Chroma below which nobody sees a hue. */
const GREY = 0.003;

/** The six hexadecimal digits of a colour; where a screen of sRGB cannot show it, of the nearest with its hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const color = { space: OKLCH, coords: [l, c, h] as [number, number, number], alpha: 1 };
  const shown = to(inGamut(color, sRGB) ? color : toGamut(color, { space: sRGB }), sRGB);
  const digits = shown.coords.map((part) =>
    Math.round(Math.min(1, Math.max(0, part ?? 0)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A colour of six hexadecimal digits by lightness, chroma and hue; a grey has the hue 0. */
export function oklchOf(hex: string): Oklch {
  const [l, c, h] = to(readHex(hex), OKLCH).coords;
  const isGrey = (c ?? 0) < GREY;
  return { l: l ?? 0, c: isGrey ? 0 : (c ?? 0), h: isGrey ? 0 : (h ?? 0) };
}

/** Contrast ratio of WCAG 2 between two colours of six hexadecimal digits, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The colour nearest in lightness for which something holds: hue stays, and chroma as far as a screen shows it. With
 * `direction` it is looked for one way alone. Undefined where it holds for none.
 */
export function nearestColor(
  from: Oklch,
  holds: (hex: string) => boolean,
  direction?: Direction,
): string | undefined {
  for (let away = 0; away <= 1; away += STEP) {
    const steps = [
      ...(direction === 'darker' ? [] : [from.l + away]),
      ...(direction === 'lighter' ? [] : [from.l - away]),
    ];
    for (const l of steps) {
      const hex = hexOf({ ...from, l: Math.min(1, Math.max(0, l)) });
      if (holds(hex)) return hex;
    }
  }
  return undefined;
}

const luminances = new Map<string, number>();

function luminanceOf(hex: string): number {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  const luminance = Math.max(0, getLuminance(readHex(hex)));
  luminances.set(hex, luminance);
  return luminance;
}

function readHex(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return { space: sRGB, coords: [red, green, blue] as [number, number, number], alpha: 1 };
}
