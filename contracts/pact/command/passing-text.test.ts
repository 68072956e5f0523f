import { expect, test } from 'vitest';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { passingText } from './passing-text.mjs';
import { promisesOf } from './promises.mjs';

test.each([
  ['text like ^(?:0|1|Y|N|true|false)$ or null', 'a switch or null'],
  ['text like ^(?:0|1|true)$ or null', '0, 1 or true (as text or number or boolean) or null'],
  ['a text and text like ^(?:|NEW|HOT)$', 'a text: "", NEW or HOT'],
  ['a whole number and text like ^[0-9]{1,15}$', 'a whole number: 15 digits at most'],
  ['text like ^(?:oidc\\.line|phone)$', 'oidc.line or phone'],
  ['text like ^[A-Z]{2}$', 'like ^[A-Z]{2}$'],
  ['a number or a text', 'a number or a text'],
])('%s is %s', (passing, words) => {
  expect(passingText(passing)).toBe(words);
});

test('no pattern of a pact file is said that is longer than a line has room for [CALL-07]', () => {
  const { calls } = promisesOf(readInteractions(pactFiles({})).map(({ interaction }) => interaction));
  const promised = [...calls.values()].flatMap(({ answers, refusals }) => [
    ...answers.values(),
    ...refusals.values(),
  ]);
  const said = new Set(promised.flatMap((fields) => [...fields.values()].map(passingText)));
  const patterns = [...said].map((text) => /like (\^\S+)/.exec(text)?.[1] ?? '');
  expect(patterns.some((pattern) => pattern.length > 0)).toBe(true);
  expect(patterns.filter(({ length }) => length > 50)).toEqual([]);
});
