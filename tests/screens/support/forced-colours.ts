import { cdp } from 'vitest/browser';

/** Looks at the page in the system's own few colours, as people with weak eyes choose them. */
export async function inForcedColours(look: () => Promise<void> | void): Promise<void> {
  const set = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await set('active');
  try {
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('colours are not forced');
    await look();
  } finally {
    await set('none');
  }
}

/** What one tells by its ground alone: a filled box, or what stands before or after one. */
export type Filled = { element: Element; pseudo: '' | '::before' | '::after' };

type Rgb = readonly [number, number, number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
/** A colour of any notation; undefined for one that is seen through. */
function rgbOf(colour: string): Rgb | undefined {
  if (!canvas) throw new Error('no canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return alpha > 200 ? [red, green, blue] : undefined;
}

function brightness(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The ground that an element stands on; undefined where that is a picture. */
function groundOf(element: Element | null): Rgb | undefined {
  for (let around = element; around; around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') return undefined;
    const colour = rgbOf(backgroundColor);
    if (colour) return colour;
  }
  return [255, 255, 255];
}

/** Everything on view that stands out by its ground, three times as bright or dark as what is around it (WCAG 1.4.11). */
export function filled(): Filled[] {
  const found: Filled[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (
      element.closest('svg, picture, img, [data-rich]') ||
      element.querySelector(':scope > :is(picture, img, video)') ||
      getComputedStyle(element).clipPath !== 'none' ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    for (const pseudo of ['', '::before', '::after'] as const) {
      const { backgroundColor, content } = getComputedStyle(element, pseudo || null);
      if (pseudo && (content === 'none' || content === 'normal')) continue;
      const own = rgbOf(backgroundColor);
      const { width, height } = element.getBoundingClientRect();
      if (!own || width < 2 || height < 2) continue;
      const around = groundOf(pseudo ? element : element.parentElement);
      if (around && contrast(own, around) >= 3) found.push({ element, pseudo });
    }
  }
  return found;
}

const hasLine = (style: CSSStyleDeclaration) =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
  ) ||
  (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);

/** Those of what was filled that one no longer tells from what is around it. */
export function lost(things: readonly Filled[]): string[] {
  return things.flatMap(({ element, pseudo }) => {
    const style = getComputedStyle(element, pseudo || null);
    const own = rgbOf(style.backgroundColor);
    const around = groundOf(pseudo ? element : element.parentElement);
    const isSeen = hasLine(style) || (own && around && contrast(own, around) >= 3);
    return isSeen ? [] : [`${element.outerHTML.slice(0, 120)}${pseudo}`];
  });
}

const CHOSEN =
  '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], label:has(input[type="radio"]:checked)';

/** What is chosen, pressed or where one is, and has no line that says so. */
export function unmarked(): string[] {
  return [...document.querySelectorAll(CHOSEN)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width < 2)
      return [];
    const parts = [element, ...element.querySelectorAll('*')];
    return parts.some((part) => hasLine(getComputedStyle(part))) ? [] : [element.outerHTML.slice(0, 120)];
  });
}
