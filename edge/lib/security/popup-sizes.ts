/** Pixels to a rem of the design, which is 750 pixels wide (SHELL-18, CONST-67). */
const PIXELS = 100;
/** No text is smaller, whatever the popup says. */
const TEXT_FLOOR = '12px';

const sides = (name: string) => ['', '-top', '-right', '-bottom', '-left'].map((side) => name + side);
/** What may be set, and the most pixels each may be. */
const MOST = new Map<string, number>([
  ...['width', 'height', 'max-width', 'max-height', 'min-height'].map((name) => [name, 2000] as const),
  ...[...sides('margin'), ...sides('padding')].map((name) => [name, 200] as const),
  ['font-size', 200],
  ['line-height', 300],
  ['border-radius', 200],
]);
const FOUR = new Set(['margin', 'padding']);

/**
 * The sizes of a style as declarations in rem, as in `width:6rem;margin:0 0.2rem`; everything that is not a size of
 * the list, not in plain pixels or a percentage of a width, negative or too large is left out. What it answers
 * consists of listed names, digits and units alone.
 */
export function popupSizes(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.toLowerCase().split(':'))
    .map(([name = '', value = '', ...rest]) =>
      rest.length > 0 ? '' : declarationOf(name.trim(), value.trim()),
    )
    .filter((declaration) => declaration !== '')
    .join(';');
}

/** A size attribute such as `width="600"` as a declaration; '' when it is no plain number of pixels. */
export function popupSize(name: 'width' | 'height', pixels: unknown): string {
  const plain = String(pixels ?? '');
  return /^\d+$/.test(plain) ? declarationOf(name, `${plain}px`) : '';
}

function declarationOf(name: string, value: string): string {
  const most = MOST.get(name);
  if (most === undefined || value === '') return '';
  const parts = value.split(/\s+/);
  if (parts.length > (FOUR.has(name) ? 4 : 1)) return '';
  const sizes = parts.map((part) => sizeOf(name, part, most));
  if (sizes.includes(null)) return '';
  const written = sizes.join(' ');
  return `${name}:${name === 'font-size' ? `max(${TEXT_FLOOR},${written})` : written}`;
}

function sizeOf(name: string, part: string, most: number): string | null {
  if (part === '0') return '0';
  if (/^(?:100|\d{1,2})%$/.test(part) && name.endsWith('width')) return part;
  const pixels = /^(\d{1,4}(?:\.\d{1,3})?)px$/.exec(part)?.[1];
  if (pixels === undefined || Number(pixels) > most) return null;
  return `${Number((Number(pixels) / PIXELS).toFixed(4))}rem`;
}
