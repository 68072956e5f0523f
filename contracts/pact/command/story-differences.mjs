import { storyLines } from './story-text.mjs';

/** @typedef {import('./story.mjs').Story} Story */

/**
 * What changed between two versions of the stories, in words; a green backend may break on whatever is said anew.
 * @param {Story[]} before
 * @param {Story[]} after
 * @returns {import('./differences.mjs').Change[]}
 */
export function storyChangesBetween(before, after) {
  const known = new Map(before.map((story) => [story.name, story]));
  const names = new Set(after.map(({ name }) => name));
  const changed = after.flatMap((story) => {
    const old = known.get(story.name);
    if (!old) return [breaking(`story ${story.name} is new: ${story.says}`)];
    const lines = new Set(storyLines(old).map(unnumbered));
    const own = linesBelow(story).filter((line) => !lines.has(unnumbered(line)));
    return own.map((line) => breaking(`story ${story.name}: ${line}`));
  });
  const gone = before.filter(({ name }) => !names.has(name));
  return [...changed, ...gone.map(({ name }) => ({ text: `story ${name} is gone`, isBreaking: false }))];
}

const breaking = (text) => ({ text, isBreaking: true });
/** What is given, and the calls; how a story is put in a sentence asks nothing. */
const linesBelow = (story) => storyLines(story).slice(1).filter(Boolean);
const unnumbered = (line) => line.replace(/^\d+\. /, '');
