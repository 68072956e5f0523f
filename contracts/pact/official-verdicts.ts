import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'contracts/pact/official-verdicts.json';
/** What of ours stands between the verifier and what it judges. */
const BETWEEN = [
  'contracts/pact/{official-verifier.ts,request-filter.mjs,signatures.mjs}',
  'contracts/pact/command/*.mjs',
];
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
  const hash = hashOver(judged, [...BETWEEN, ...more], root);
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

function hashOver(judged: string, patterns: string[], root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const verifier = Object.entries(packages).filter(([name]) => name.startsWith(VERIFIER));
  const hash = createHash('sha256').update(judged).update(JSON.stringify(verifier));
  const files = globSync(patterns, { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
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
