import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_FILE, readBrands } from '../brand/read-brands.ts';
import { didYouMean, named, namesIn, operatorFolder } from './folder.ts';
import { messageLines } from './messages.ts';

/** What may stand in the operator's folder; of other things it is said that nothing reads them. */
const KNOWN = ['brands', 'messages', 'settings.toml'];
/** Settings of a stage beside the site. */
const STAGE = /^settings\.[a-z][a-z\d-]*\.toml$/;
/** Of a folder that is the operator's own nobody asks what else is kept in it. */
const OTHERS = /^\.|^README|\.md$|^LICEN[CS]E/i;

/** Names of the operator's brands, whether they can be used or not. */
export function namesOfBrands(folder = operatorFolder()): string[] {
  const place = folder && join(folder, 'brands');
  return place ? namesIn(place).filter((id) => existsSync(join(place, id, BRAND_FILE))) : [];
}

/** What is wrong with brands and texts of the operator's folder, and what there is to know of them, in lines. */
export async function operatorLines(
  folder = operatorFolder(),
): Promise<{ problems: string[]; notes: string[] }> {
  if (!folder) return { problems: [], notes: [] };
  const { problems, notes } = await readBrands(folder);
  const unread = namesIn(folder)
    .filter((name) => !KNOWN.includes(name) && !STAGE.test(name) && !OTHERS.test(name))
    .map((name) => `${named(join(folder, name))}: nothing reads it${didYouMean(name, KNOWN)}`);
  // Settings that somebody wrote and nobody reads are worse than a file too many.
  const [mistyped, others] = [true, false].map((isNear) =>
    unread.filter((line) => line.endsWith('?') === isNear),
  ) as [string[], string[]];
  const misplaced = namesIn(join(folder, 'brands'))
    .filter((name) => !OTHERS.test(name) && !statSync(join(folder, 'brands', name)).isDirectory())
    .map((name) => `${named(join(folder, 'brands', name))}: a brand is a folder`);
  return {
    problems: [...problems, ...messageLines(folder), ...mistyped],
    notes: [...notes, ...others, ...misplaced],
  };
}
