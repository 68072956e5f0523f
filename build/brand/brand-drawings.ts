import { readFileSync } from 'node:fs';
import { TINTED_ART } from '../../app/brand/brands.ts';
import type { BrandFile } from './brand-file.ts';
import { hexOf, oklchOf } from './color.ts';
import type { Tokens } from './derive-tokens.ts';
import { drawingFault } from './drawing-faults.ts';

const LARGEST_LOGO = 20_000;

/** The drawings of a brand by their paths: those of the site in its colours, and those that its icons are made from. */
export function drawingsOf({ tokens, logoSvg }: Pick<BrandFile, 'tokens'> & { logoSvg: string | undefined }) {
  const night = tokens.dark;
  const mark = logoSvg ?? markOf(night);
  const art = Object.fromEntries(
    TINTED_ART.map((path) => [
      `art/${path}`,
      path === 'logo.svg'
        ? mark
        : tinted(readFileSync(new URL(`../../public/art/${path}`, import.meta.url), 'utf8'), night),
    ]),
  );
  return {
    ...art,
    icon: tile(night, mark, { corner: 112, share: 0.6 }),
    maskable: tile(night, mark, { corner: 0, share: 0.5 }),
    touch: tile(night, mark, { corner: 0, share: 0.58 }),
    social: socialCard(night, mark, art['art/wallet-lanterns.svg'] ?? ''),
  };
}

/** What keeps a drawing from being a logo: it is shown as a picture, which nothing acts in. */
export function drawingProblems(svg: string): string[] {
  if (!/<svg[\s>]/i.test(svg)) return ['is no drawing in SVG'];
  const [, , , width, height] =
    /viewBox=["']\s*([\d.-]+)[\s,]+([\d.-]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  const fault = drawingFault(svg);
  return [
    ...(width ? [] : ['has no viewBox: it could not be drawn larger or smaller']),
    ...(ratio > 1.25 || ratio < 0.8 ? ['is no square: the name stands beside it already'] : []),
    ...(fault ? [`has what is no plain drawing: ${fault}`] : []),
    ...(svg.length > LARGEST_LOGO
      ? [`is larger than ${LARGEST_LOGO / 1000} kB, and comes with every page`]
      : []),
  ];
}

/** The flame in its lotus cup, as `app/brand/logo-mark.tsx` draws it. */
function markOf(night: Tokens): string {
  const drawn = readFileSync(new URL('../../public/art/logo.svg', import.meta.url), 'utf8');
  const colors: Record<string, string | undefined> = {
    '#FFB454': night['art-flame'],
    '#FFE7C2': night['art-flame-core'],
    '#FF7D92': night['art-flame-cup'],
  };
  return drawn.replace(/#[\dA-F]{6}/g, (color) => colors[color] ?? color);
}

/**
 * One of the site's drawings in the hues of a brand, each of its colours as light as it was: what glows is of the second
 * colour, what is lit by it of the first.
 */
function tinted(svg: string, { primary = '', accent = '' }: Tokens): string {
  const [first, second] = [oklchOf(primary), oklchOf(accent)];
  return svg.replace(/#[\dA-Fa-f]{6}\b/g, (color) => {
    const { l, c } = oklchOf(color.toLowerCase());
    const to = l > 0.82 ? second : first;
    return hexOf({ l, c: Math.min(c, to.c), h: to.h });
  });
}

/** An icon of 512: the mark over a glow, on the ground that the brand has at night. */
function tile(night: Tokens, mark: string, { corner, share }: { corner: number; share: number }): string {
  const size = 512 * share;
  const at = (512 - size) / 2;
  return svg(
    512,
    512,
    `<defs><radialGradient id="tile-glow"><stop stop-color="${night['wallet-to']}"/><stop offset="1" stop-color="${night.bg}"/></radialGradient></defs><rect width="512" height="512" rx="${corner}" fill="${night.bg}"/><rect width="512" height="512" rx="${corner}" fill="url(#tile-glow)" opacity=".9"/>${placed(mark, at, at, size, size)}`,
  );
}

/** The picture of a shared link: the mark over a river at night, between lanterns. It has no words, as none of the site's has. */
function socialCard(night: Tokens, mark: string, lanterns: string): string {
  const stars = [
    [250, 200],
    [430, 120],
    [520, 60],
    [760, 96],
    [960, 360],
    [240, 350],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff" opacity=".8"/>`);
  return svg(
    1200,
    630,
    `<defs><linearGradient id="card-sky" x2="0" y2="1"><stop stop-color="${night['bg-deep']}"/><stop offset="1" stop-color="${night['wallet-to']}"/></linearGradient><radialGradient id="card-glow"><stop stop-color="${night['art-flame']}" stop-opacity=".5"/><stop offset="1" stop-color="${night['art-flame']}" stop-opacity="0"/></radialGradient></defs><path d="M0 0H1200V630H0Z" fill="url(#card-sky)"/>${stars.join('')}<circle cx="600" cy="300" r="330" fill="url(#card-glow)"/>${placed(lanterns, 40, 0, 330, 244)}${placed(lanterns, 830, 0, 330, 244)}<path d="M0 450C200 390 420 440 600 440S1000 400 1200 450V630H0Z" fill="${night['wallet-from']}"/><path d="M0 500C240 460 420 520 640 494S1040 480 1200 500V630H0Z" fill="${night.surface}"/><path d="M0 574C240 550 460 592 680 572S1060 560 1200 576V630H0Z" fill="${night.bg}"/>${placed(mark, 430, 130, 340, 340)}`,
  );
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A drawing within another, at a place of a size; its own size does not count. */
function placed(drawing: string, x: number, y: number, width: number, height: number): string {
  const [, attributes = '', content = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/i.exec(drawing) ?? [];
  const kept = attributes.replace(/\s(?:width|height|x|y)=["'][^"']*["']/g, '');
  return `<svg${kept} overflow="visible" x="${x}" y="${y}" width="${width}" height="${height}">${content}</svg>`;
}
