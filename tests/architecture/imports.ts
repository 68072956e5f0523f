import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT, read } from './source-files';

export type Import = {
  from: string;
  /** Path from the root for a file of this repository, else the package's name. */
  to: string;
  local: boolean;
};

const STATEMENTS = [
  /\b(?:import|export)\s[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
];
/** Where imports begin that would climb far (tsconfig.json). */
export const ROOT_ALIAS = '@/';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** What a file imports, types included. */
export function importsOf(path: string): Import[] {
  const text = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
  const targets = STATEMENTS.flatMap((statement) =>
    [...text.matchAll(statement)].map((match) => match[1] as string),
  );
  const found = targets.map((target) => ({
    from: path,
    to: isLocal(target) ? resolve(path, target) : packageOf(target),
    local: isLocal(target),
  }));
  return [...new Map(found.map((one) => [one.to, one])).values()];
}

/** The imports that stand in a circle: those of a file from which other imports lead back. */
export function circular(imports: readonly Import[]): Import[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const leadsTo = (file: string, goal: string, seen = new Set<string>()): boolean =>
    file === goal ||
    (targets.get(file) ?? []).some((next) => !seen.has(next) && leadsTo(next, goal, seen.add(next)));
  return imports.filter(({ from, to }) => leadsTo(to, from));
}

const isLocal = (target: string) => target.startsWith('.') || target.startsWith(ROOT_ALIAS);

/** The file that an import of this repository means; the bare path when it is made at build time. */
function resolve(from: string, target: string): string {
  const path = target.replace(/\?.*$/, '');
  const bare = path.startsWith(ROOT_ALIAS)
    ? path.slice(ROOT_ALIAS.length)
    : posix.join(posix.dirname(from), path);
  const found = ENDINGS.map((ending) => `${bare}${ending}`).find(isFile);
  return found ?? bare;
}

function isFile(path: string): boolean {
  const full = join(ROOT, path);
  return existsSync(full) && statSync(full).isFile();
}

function packageOf(target: string): string {
  if (/^(?:node|cloudflare|virtual):/.test(target)) return target;
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
