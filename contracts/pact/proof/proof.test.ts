import { afterAll, beforeAll, expect, test } from 'vitest';
import { mismatchesOf } from '../command/match-answer.mjs';
import { type ReferenceGateway, startReferenceGateway } from '../reference-gateway';
import { type Asked, askAll } from './answers';
import { changeHarmlessly, misreadSealed, refuseParts, tableOf, tellLies, wrongOnes } from './prove';

let gateway: ReferenceGateway;
let asked: Asked[];

beforeAll(async () => {
  gateway = await startReferenceGateway();
  asked = await askAll(gateway.url);
});
afterAll(() => gateway?.close());

test('every answer of the reference gateway keeps the contract while it is left alone [CALL-06]', () => {
  const failed = asked.flatMap(({ pact, answer }) =>
    mismatchesOf(pact.response, answer).map(({ path, problem }) => `${pact.description}: ${path} ${problem}`),
  );
  expect(failed).toEqual([]);
});

test('every lie about what the site reads is noticed, in the second entries of lists as in the first [CALL-01 CALL-06]', () => {
  const trials = tellLies(asked);
  console.info(tableOf(trials));
  expect(wrongOnes(trials)).toEqual([]);
});

test('no change that the site copes with is noticed [CALL-06]', async () => {
  const trials = await changeHarmlessly(asked);
  console.info(tableOf(trials));
  expect(wrongOnes(trials)).toEqual([]);
});

test('a gateway that refuses any value that the pact files send is noticed [CALL-06]', () => {
  const trials = refuseParts(asked);
  console.info(tableOf(trials));
  expect(wrongOnes(trials)).toEqual([]);
});

test('a gateway that reads a sealed field under another name is noticed [CALL-06 LOGIN-74]', async () => {
  const trials = await misreadSealed(asked, gateway.url);
  console.info(tableOf(trials));
  expect(wrongOnes(trials)).toEqual([]);
});
