import { expect, test } from 'vitest';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { ruleLines, ruleSentences } from './rule-text.mjs';

type Comments = NonNullable<Parameters<typeof ruleSentences>[0]['comments']>;
const sentenceOf = (comments: Comments) => ruleSentences({ comments })[0];

test.each<[string, NonNullable<Comments['echoes']>[0]]>([
  ['list[].kind is the kind that was asked for', { field: 'kind', rule: 'equals', at: 'list[].kind' }],
  [
    'list[].state is what group stands for: open: offered or agreed; over: ended',
    {
      field: 'group',
      rule: 'equals',
      at: 'list[].state',
      of: { open: ['offered', 'agreed'], over: ['ended'] },
    },
  ],
  [
    'list has no more entries than limit says; where there are two, it is asked once more with limit=1',
    { field: 'limit', rule: 'most', at: 'list' },
  ],
  [
    'entries fall as order says: joined: list[].joinedAt',
    { field: 'order', rule: 'order', at: '', by: { joined: 'list[].joinedAt' } },
  ],
  [
    'asked once more with cursor as next has it, list has other entries',
    { field: 'cursor', rule: 'page', at: 'list', next: 'next' },
  ],
  [
    'asked once more with type=promo, list has none of these entries',
    { field: 'type', rule: 'apart', at: 'list', than: 'promo', disjoint: true },
  ],
  [
    'asked once more with from=2001-01-01&to=2001-01-02, list has nothing',
    { field: 'to', rule: 'nothing', at: 'list', asked: { from: '2001-01-01', to: '2001-01-02' } },
  ],
])('an echo is a sentence: %s', (sentence, echo) => {
  expect(sentenceOf({ echoes: [echo] })).toBe(sentence);
});

test('so are what the states hold, and moments', () => {
  expect(sentenceOf({ holds: [{ at: 'list[].open', is: [true, 1, 'Y'] }] })).toBe(
    'one list[].open is true, 1 or "Y"',
  );
  expect(sentenceOf({ holds: [{ at: 'balance', is: 'positive' }] })).toBe('balance is more than 0');
  expect(sentenceOf({ moments: [{ at: 'list[].at', is: 'past' }] })).toBe(
    'list[].at is a moment that is past',
  );
});

test('every rule of the pact files has a sentence', () => {
  const sentences = readInteractions(pactFiles({})).flatMap(({ interaction }) => ruleSentences(interaction));
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
});

test('a sentence stands once, with its rows where the first has it not', () => {
  const row = (answer: string, ...is: string[]) => ({
    answer,
    interaction: { comments: { moments: is.map((at) => ({ at, is: 'future' })) } },
  });
  expect(ruleLines([row('success', 'a'), row('success b', 'a', 'b'), row('c', 'b'), row('d', 'b')])).toEqual([
    '  a is a moment to come',
    '  b is a moment to come (success b, and 2 more)',
  ]);
});
