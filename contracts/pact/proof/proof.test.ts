import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDLESS, ONE_TEST } from '../../../scripts/lib/limits.mjs';
import { mismatchesOf } from '../command/match-answer.mjs';
import { type ReferenceGateway, startReferenceGateway } from '../reference-gateway';
import { type Asked, askEach, interactionsByDomain } from './answers';
import { harmlessTo } from './harmless';
import { liesAbout } from './lies';
import {
  changeHarmlessly,
  misreadSealed,
  refuseParts,
  type Trial,
  tableOf,
  tellLies,
  wrongOnes,
} from './prove';
import { judge } from './referee';

/** `npm run contracts:prove` tries everything; else one of so many values, fields and cases of each kind. */
const WHOLE = process.env.PROVE === 'all';
const VALUES = WHOLE ? 1 : 12;
const FIELDS = WHOLE ? 1 : 5;
const CASES = WHOLE ? 25 : 3;

let gateway: ReferenceGateway;
/** What all tests below look at: each domain's test adds its answers, so that none has to wait for all of them. */
const asked: Asked[] = [];

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(() => gateway?.close());

function expectRight(trials: readonly Trial[]): void {
  if (WHOLE) console.info(tableOf(trials));
  expect(trials.length).toBeGreaterThan(0);
  expect(wrongOnes(trials)).toEqual([]);
}

/** So many are asked at once by a test, which is soon done on a busy machine too. */
const PART = 40;
const parts = interactionsByDomain().flatMap(([domain, known]) =>
  Array.from(
    { length: Math.ceil(known.length / PART) },
    (_, part) => [domain, part + 1, known.slice(part * PART, (part + 1) * PART)] as const,
  ),
);

test.each(parts)(
  'every answer of the reference gateway to %s.* (part %i) keeps the contract while it is left alone [CALL-06]',
  async (_domain, _part, known) => {
    const answers = await askEach(gateway.url, known);
    asked.push(...answers);
    const failed = answers.flatMap(({ pact, answer }) =>
      mismatchesOf(pact.response, answer).map(
        ({ path, problem }) => `${pact.description}: ${path} ${problem}`,
      ),
    );
    expect(failed).toEqual([]);
  },
);

test('every lie about what the site reads is noticed, in the second entries of lists as in the first [CALL-01 CALL-06]', () => {
  expectRight(tellLies(asked));
});

test('no change that the site copes with is noticed, and the site reads on [CALL-06]', async () => {
  expectRight(await changeHarmlessly(asked, VALUES));
});

test('a gateway that refuses any value that the pact files send is noticed [CALL-06]', () => {
  expectRight(refuseParts(asked));
});

test('a gateway that reads a sealed field under another name is noticed [CALL-06 LOGIN-74]', async () => {
  expectRight(await misreadSealed(asked, gateway.url, FIELDS));
});

test(
  'the official verifier judges lies and harmless changes of each kind alike [CALL-06]',
  async () => {
    const kinds = new Map<string, ReturnType<typeof liesAbout>>();
    for (const one of asked) {
      for (const tried of [...liesAbout(one), ...harmlessTo(one, VALUES)]) {
        kinds.set(tried.kind, [...(kinds.get(tried.kind) ?? []), tried]);
      }
    }
    // The official verifier reads no byte-order mark; the site does.
    kinds.delete('a byte-order mark');
    const cases = [...kinds.values()].flatMap((all) => spread(all, CASES));
    const verdicts = await judge(cases);
    const differing = cases.filter(
      ({ of, answer }, number) => verdicts[number] !== (mismatchesOf(of.pact.response, answer).length === 0),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(kinds.size).toBeGreaterThan(25);
  },
  WHOLE ? ENDLESS : ONE_TEST,
);

/** So many of a list, far from each other. */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
}
