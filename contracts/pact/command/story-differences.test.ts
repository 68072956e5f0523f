import { expect, test } from 'vitest';
import { readStories } from './stories-file.mjs';
import { storyChangesBetween } from './story-differences.mjs';

const story = (name: string, ...calls: object[]) =>
  ({
    name,
    says: `What ${name} says.`,
    level: 'guest',
    given: [{ who: 'a', states: [{ name: 'a game' }] }],
    steps: calls,
  }) as never;
const textsOf = (before: unknown[], after: unknown[]) =>
  storyChangesBetween(before as never, after as never).map(
    ({ text, isBreaking }: { text: string; isBreaking: boolean }) =>
      `${isBreaking ? 'breaks' : 'breaks nothing'}: ${text}`,
  );

test('a story that is new, asks more, or is gone is told, with what it asks [CALL-06]', () => {
  const read = { call: 'games.list' };
  const more = { ...read, must: [{ at: 'games[]', rule: 'notEmpty' }] };
  expect(textsOf([story('a', read)], [story('a', read)])).toEqual([]);
  expect(textsOf([], [story('a', read)])).toEqual(['breaks: story a is new: What a says.']);
  expect(textsOf([story('a', read)], [])).toEqual(['breaks nothing: story a is gone']);
  expect(textsOf([story('a', read)], [story('a', { call: 'games.hot' }, more)])).toEqual([
    'breaks: story a: 1. `games.hot`',
    'breaks: story a: 2. `games.list`: `games[]` is not empty',
  ]);
});

test('every story of the contracts is told as new to who has none [CALL-06]', () => {
  expect(textsOf([], readStories())).toHaveLength(readStories().length);
  expect(textsOf(readStories(), readStories())).toEqual([]);
});
