import { expect, test } from 'vitest';
import { getGameTypes } from '../games/game-types';
import { inEnglishWords } from './english';
import { interactionsOf } from './interactions';

test('the answer to a request in English has English words, and the other one its own [CALL-07]', () => {
  const bodies = interactionsOf(getGameTypes).map(({ description, response }) => [
    description,
    JSON.stringify(response.body),
  ]);
  expect(bodies.find(([name]) => name?.includes('in English'))?.[1]).toContain('Feature buy');
  expect(bodies.find(([name]) => name === 'games.types: success')?.[1]).toContain('Mua tính năng');
});

test('words without English are named', () => {
  const output = { list: [{ classifies: [{ name: 'Lạ' }] }] };
  expect(() => inEnglishWords(getGameTypes, output)).toThrow('no English for "Lạ" of games.types');
});
