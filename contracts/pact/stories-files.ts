import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STORIES = fileURLToPath(new URL('stories.json', import.meta.url));
const PAGE = fileURLToPath(new URL('../STORIES.md', import.meta.url));

/** The stories as they are committed: for the command, and to read. */
export function readStoryFiles(): { file: string; page: string } {
  return { file: readFileSync(STORIES, 'utf8'), page: readFileSync(PAGE, 'utf8') };
}

/** Replaces them. */
export function writeStoryFiles({ file, page }: { file: string; page: string }): void {
  writeFileSync(STORIES, file);
  writeFileSync(PAGE, page);
}
