import { readFileSync } from 'node:fs';
import { currentBuild } from '@/scripts/lib/builds.mjs';

type Manifest = Record<string, { file: string }>;

const manifest = (): Manifest => JSON.parse(readFileSync(currentBuild().manifest, 'utf8'));

/** Address of the file that a module of the site was built into; files are named by their content alone. */
export function builtFile(source: string): string {
  const found = manifest()[source];
  if (!found) throw new Error(`no file of its own was built from ${source}`);
  return `/${found.file}`;
}

/** The locale whose messages a file holds, or none. */
export function localeOfFile(path: string): string | undefined {
  const [source = ''] = Object.entries(manifest()).find(([, { file }]) => `/${file}` === path) ?? [];
  return /^virtual:messages\/[\w-]+\/([a-z-]+)$/.exec(source)?.[1];
}
