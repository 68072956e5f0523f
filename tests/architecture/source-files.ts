import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Sources that are generated before anything is compiled. */
export const GENERATED = ['app/paraglide', 'app/routeTree.gen.ts'];

/** Folders and files that are made, not written. */
const MADE = [
  'node_modules',
  'dist',
  '.git',
  '.wrangler',
  '.tanstack',
  '.ready',
  ...GENERATED,
  'test-results',
  'playwright-report',
  'contracts-verify.xml',
  'contracts-verify.txt',
];

/** Every written file of the repository below a folder, as paths from the root. */
export function filesBelow(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (MADE.includes(path) || MADE.includes(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Program text: TypeScript and modules, without tests. */
export function sourcesBelow(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isTest(path));
}

/** Every test, beside the code and below tests. */
export function allTests(): string[] {
  return filesBelow().filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
}

export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
