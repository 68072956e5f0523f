import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DELIVERED_BRANDS } from '../../app/brand/brands.ts';
import { named, namesIn, operatorFolder } from '../operator/folder.ts';
import { drawingProblems, drawingsOf } from './brand-drawings.ts';
import { type BrandFile, readBrandFile } from './brand-file.ts';

export const BRAND_FILE = 'brand.tokens.json';

export type OperatorBrand = BrandFile & {
  id: string;
  /** Names what is made of it: another wherever that is. */
  edition: string;
  /** The operator's own drawing of the logo. */
  logoSvg: string | undefined;
};
export type Brands = { brands: OperatorBrand[]; problems: string[]; notes: string[] };

/** The brands of the operator's folder, and what is wrong with each, a line with its file for each. */
export async function readBrands(folder = operatorFolder()): Promise<Brands> {
  const place = folder && join(folder, 'brands');
  const found: Brands = { brands: [], problems: [], notes: [] };
  for (const id of place ? namesIn(place) : []) {
    if (!place || !statSync(join(place, id)).isDirectory()) continue;
    const file = join(place, id, BRAND_FILE);
    const lines = (texts: readonly string[]) => texts.map((text) => `${named(file)}: ${text}`);
    const wrongName = nameProblem(id);
    if (wrongName || !existsSync(file)) {
      found.problems.push(...lines([wrongName ?? 'there is no such file; npm run brand -- new makes one']));
      continue;
    }
    const { brand, problems, notes } = await readBrandFile(named(file), readFileSync(file, 'utf8'));
    const logo = brand?.logo && join(place, id, brand.logo);
    const logoSvg = logo && existsSync(logo) ? readFileSync(logo, 'utf8') : undefined;
    if (logo && logoSvg === undefined) problems.push(`there is no ${brand.logo} beside it`);
    if (logoSvg !== undefined)
      problems.push(...drawingProblems(logoSvg).map((problem) => `${brand?.logo} ${problem}`));
    found.problems.push(...lines(problems));
    found.notes.push(...lines(notes));
    if (brand && problems.length === 0)
      found.brands.push({ ...brand, id, logoSvg, edition: editionOf(brand, logoSvg) });
  }
  return found;
}

/** What is wrong with the name of a brand; undefined where it can be one. */
export function nameProblem(id: string): string | undefined {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) return `"${id}" is no name of a brand, such as sao-mai`;
  if (id in DELIVERED_BRANDS) return `"${id}" is a brand of the product: give yours another name`;
  return;
}

function editionOf(brand: BrandFile, logo: string | undefined): string {
  const drawings = drawingsOf({ ...brand, logoSvg: logo });
  return createHash('sha256')
    .update(JSON.stringify([brand.tokens, logo, drawings]))
    .digest('hex')
    .slice(0, 8);
}
