import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'contracts/pact/official-verdicts.json';
/** What of ours stands between the verifier and what it judges, with all that it imports. */
const BETWEEN = ['contracts/pact/official-verifier.ts', 'contracts/pact/request-filter.mjs'];
const VERIFIER = 'node_modules/@pact-foundation/pact-cli';

/** `npm run contracts:judge` has everything judged, and keeps the verdicts. */
const JUDGES_ALL = process.env.JUDGE === 'all';

/**
 * Whether the official verifier has found this kept before, by a hash over what it judges and over all that judges: the
 * verifier's own packages and what stands between. The committed file has the hashes of all that it found kept.
 * @param name  What is judged, in words.
 * @param judged  All of it that decides, as text.
 * @param more  Files that decide too, as patterns from the root.
 */
export function officialVerdict(name: string, judged: string, more: string[] = [], root = ROOT) {
  const files = [...importedBy(BETWEEN, root), ...globSync(more, { cwd: root })];
  const hash = hashOver(judged, files, root);
  // What is found broken now was kept once.
  if (JUDGES_ALL) writeKept(root, { ...readKept(root), [name]: undefined });
  return {
    stands: !JUDGES_ALL && readKept(root)[name] === hash,
    /** Keeps that it was found kept, where everything is judged; elsewhere it only says how to. */
    keep() {
      if (!JUDGES_ALL) console.info(`Judged anew: ${name}. npm run contracts:judge keeps the verdict.`);
      else writeKept(root, { ...readKept(root), [name]: hash });
    },
  };
}

/** Files with all that they import of their own, and what that imports. */
function importedBy(files: readonly string[], root: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const path = [file, `${file}.ts`].find((one) => existsSync(join(root, one)));
    if (!path || found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) add(join(dirname(path), target));
  };
  files.forEach(add);
  return [...found];
}

function hashOver(judged: string, named: string[], root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const verifier = Object.entries(packages).filter(([name]) => name.startsWith(VERIFIER));
  const hash = createHash('sha256').update(judged).update(JSON.stringify(verifier));
  const files = [...new Set(named)].filter((path) => !path.endsWith('.test.ts'));
  for (const path of files.sort()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

function readKept(root: string): Record<string, string | undefined> {
  const file = join(root, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeKept(root: string, kept: Record<string, string | undefined>): void {
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(join(root, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
