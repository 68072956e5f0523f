// Names classes by numbers: 2.5 kB of scripts, with the numbers of files (first-load.ts), and 0.5 kB of styles (2026-11-23).
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const NAMES = /(?<=\.|@keyframes )[a-z_][\w-]*/gi;
/** Built apart (build/parts.config.ts): no class of the site has another name for it. */
const APART = /^app\/parts\//;

/**
 * Names the classes of CSS modules by numbers: they stand in every page, its styles and its scripts, and numbers
 * compress where hashes do not. Server and browser are built apart and come to the same ones, since these go by the
 * styles alone. The underscore keeps them apart from what ad blockers hide.
 */
export function classNames(): (name: string, file: string) => string {
  const numbers = new Map<string, number>();
  const files = globSync('app/**/*.module.css').filter((file) => !APART.test(file));
  for (const file of files.sort())
    for (const name of readFileSync(file, 'utf8').match(NAMES) ?? []) {
      const key = `${file} ${name}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  return (name, file) => {
    const number = numbers.get(`${relative('.', file.split('?')[0] ?? file)} ${name}`);
    if (number === undefined) throw new Error(`${file}: build/class-names.ts does not find ${name}`);
    return `_${number.toString(36)}`;
  };
}
