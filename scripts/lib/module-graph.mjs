import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { root } from './paths.mjs';

const STATEMENTS = [
  /\b(?:import|export)\s(?!type\b)[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bvi\.mock\(\s*['"]([^'"]+)['"]/g,
  /@import\s*['"]([^'"]+)['"]/g,
  /\bcomposes:[^;]*\bfrom\s*['"]([^'"]+)['"]/g,
];
const LATER = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const PROGRAM = /\.(?:[jt]sx?|mjs|css)$/;
const TEXT = /\.(?:[jt]sx?|mjs|css|jsonc?|md|sql|toml|html|svg)$|^\.ci\//;
/** A module that reads files names them: whole paths, folders, or patterns. */
const READS = /from 'node:fs'/;
const NAMED =
  /(['"`])((?:\.{1,2}\/|[\w{}@.,-]+\/)[\w{}@.,*/-]*|app|edge|gateway|demo|contracts|messages|public)\1/g;

/**
 * @typedef {{ now: Map<string, Set<string>>, later: Map<string, Set<string>> }} Graph
 * What each file needs: by its imports and by the files that it names and reads (`now`), and what it imports when it is
 * wanted (`later`). Paths from the root; types alone are left out.
 */

/**
 * Every file of a checkout that version control knows or would take, with its text, or a hash of what is none; without git
 * no file.
 */
export function textsOf(checkout = root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 1e8 });
  const files = (stdout ?? '').split('\0').filter((path) => path && existsSync(join(checkout, path)));
  return new Map(
    files.map((path) => {
      const bytes = readFileSync(join(checkout, path));
      return [path, TEXT.test(path) ? bytes.toString() : createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

/**
 * @param {Map<string, string>} texts every file by its path
 * @returns {Graph}
 */
export function graphOf(texts) {
  const paths = [...texts.keys()];
  const now = new Map();
  const later = new Map();
  const found = (from, target) => {
    const path = target.replace(/\?.*$/, '');
    if (!/^(?:\.|@\/)/.test(path)) return [];
    // `@/` is the root (tsconfig.json).
    const bare = path.startsWith('@/') ? path.slice(2) : posix.join(posix.dirname(from), path);
    const file = ENDINGS.map((ending) => bare + ending).find((path) => texts.has(path));
    return file ? [file] : [];
  };
  const reads = memoized((named) => {
    const place = named.replace(/\/$/, '');
    if (texts.has(place)) return [place];
    if (/[*{]/.test(place)) return paths.filter((path) => matchesGlob(path, place));
    return paths.filter((path) => path.startsWith(`${place}/`));
  });
  for (const [path, whole] of texts) {
    if (!PROGRAM.test(path)) continue;
    const text = whole.replace(/\/\*[\s\S]*?\*\//g, '');
    const targets = (statement) => [...text.matchAll(statement)].flatMap((match) => found(path, match[1]));
    const named = READS.test(text) ? [...text.matchAll(NAMED)].map((match) => match[2]) : [];
    const read = named.flatMap((one) =>
      reads(one.startsWith('.') ? posix.join(posix.dirname(path), one) : one),
    );
    now.set(path, new Set([...STATEMENTS.flatMap(targets), ...read]));
    later.set(path, new Set(targets(LATER)));
  }
  return { now, later };
}

/**
 * All that some files need, themselves too; with `later` also what is loaded when it is wanted. It goes no further than
 * what `stop` names.
 * @param {Graph} graph
 * @param {Iterable<string>} from
 */
export function neededBy(graph, from, { later = true, stop = () => false } = {}) {
  const needed = new Set(from);
  for (const path of needed) {
    if (stop(path)) continue;
    for (const next of graph.now.get(path) ?? []) needed.add(next);
    if (later) for (const next of graph.later.get(path) ?? []) needed.add(next);
  }
  return needed;
}

function memoized(make) {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
}
