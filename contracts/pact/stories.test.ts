import { expect, test } from 'vitest';
import { stories } from '../stories';
import { storiesFile, storiesPage, storyProblems } from './stories';
import { readStoryFiles } from './stories-files';

test('stories take their values from states and answers that have them [CALL-06]', () => {
  expect(storyProblems(stories)).toEqual([]);
});

test('a story is one sentence and a dozen calls at most [CALL-06]', () => {
  const long = stories.filter(
    ({ says, steps }) => steps.length > 12 || says.length > 130 || !/^[^.]+\.$/.test(says),
  );
  expect(long.map(({ name }) => name)).toEqual([]);
});

test('the stories of the command and of the page are those of the contracts [CALL-06]', () => {
  const written = { file: storiesFile(stories), page: storiesPage(stories) };
  expect(readStoryFiles(), 'Run npm run contracts:write and review the difference').toEqual(written);
});
