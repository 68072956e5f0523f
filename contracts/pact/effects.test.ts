import { expect, test } from 'vitest';
import { stories } from '../stories';
import { SEEN_BY_NOBODY, showsEffectOf, writingCalls } from './effects';

test('every call that writes is in a story that looks at what it did, or it is said why none can [CALL-06]', () => {
  const unseen = writingCalls.filter((call) => !stories.some((story) => showsEffectOf(call, story)));
  expect(unseen.map(({ id }) => id).sort()).toEqual(Object.keys(SEEN_BY_NOBODY).sort());
});
