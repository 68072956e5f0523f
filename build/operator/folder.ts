import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';

/** What is the operator's own: version control does not know it, and no update of the product touches it. */
export const OPERATOR = 'operator';
/** Set where the product is to be as it is shipped, whatever an operator has in the folder: tests are. */
export const SHIPPED = 'SHIPPED';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The operator's folder, by its whole path; undefined where there is none, or it is not to be read. */
export function operatorFolder(env: Record<string, string | undefined> = process.env): string | undefined {
  const folder = `${root}${OPERATOR}`;
  return !env[SHIPPED] && existsSync(folder) ? folder : undefined;
}

/** A file as it is named to people: from the root. */
export const named = (path: string) => (path.startsWith(root) ? path.slice(root.length) : path);

/** Names in a folder, in their order; none where there is none. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The end of a line about a word that is not known: what it was probably meant to be. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? `; did you mean ${meant}?` : '';
}
