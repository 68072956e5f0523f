import { brandCss } from './brand-css.ts';
import { drawingsOf } from './brand-drawings.ts';
import type { OperatorBrand } from './read-brands.ts';

/** Icons that the pages and the manifest name, each by the drawing that it is made from and its size. */
const ICONS = [
  { file: 'icon-192.png', from: 'icon', width: 192 },
  { file: 'icon-512.png', from: 'icon', width: 512 },
  { file: 'maskable-192.png', from: 'maskable', width: 192 },
  { file: 'maskable-512.png', from: 'maskable', width: 512 },
  { file: 'apple-touch-icon.png', from: 'touch', width: 180 },
  { file: 'social.png', from: 'social', width: 1200 },
] as const;

/** The files of an operator's brand below `/assets/brand/<brand>/<edition>/`: styles, drawings and icons. */
export async function brandFiles(brand: OperatorBrand): Promise<Map<string, string | Buffer>> {
  const { default: sharp } = await import('sharp');
  const drawings = drawingsOf(brand);
  const art = Object.entries(drawings).filter(([path]) => path.startsWith('art/'));
  const icons = await Promise.all(
    ICONS.map(async ({ file, from, width }): Promise<[string, Buffer]> => {
      const drawing = sharp(Buffer.from(drawings[from]));
      return [file, await drawing.resize(width).png({ compressionLevel: 9 }).toBuffer()];
    }),
  );
  return new Map<string, string | Buffer>([['brand.css', brandCss(brand)], ...art, ...icons]);
}
