import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the stories of the contracts are. */
export const STORIES_FILE = fileURLToPath(new URL('../stories.json', import.meta.url));

/**
 * All stories, as the contracts have them.
 * @returns {import('./story.mjs').Story[]}
 */
export function readStories() {
  return JSON.parse(readFileSync(STORIES_FILE, 'utf8'));
}
