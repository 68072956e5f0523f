import { expect, test } from 'vitest';
import { fieldsOf } from '../shape';
import { allOperations } from './all-operations';
import { type CallDocs, fieldDocsFile, readFieldDocs } from './field-docs';

const docs: Record<string, CallDocs> = JSON.parse(fieldDocsFile(allOperations));

test('what the contracts say of calls and fields is handed to the backend teams as it is [CALL-07]', () => {
  expect(readFieldDocs(), 'Run npm run contracts:write').toBe(fieldDocsFile(allOperations));
  expect(docs['mall.items']?.answer).toMatchObject({ 'items[].limited': 'False where they never run out.' });
  expect(docs['games.list']).toMatchObject({
    fixed: ['clientType'],
    request: { gameClassify: 'Kind of game inside a type, such as `FeatureBuy`.' },
  });
  expect(docs['record.list']?.means).toBeTruthy();
});

test('only fields that the call has are described, and no number of a requirement is told', () => {
  for (const { id, output } of allOperations) {
    const known = fieldsOf(output).map(({ path }) => path);
    for (const place of Object.keys(docs[id]?.answer ?? {}))
      expect(
        known.some((path) => path.startsWith(place)),
        `${id} ${place}`,
      ).toBe(true);
  }
  expect(fieldDocsFile(allOperations)).not.toMatch(/[A-Z]{3,}-\d\d/);
});
