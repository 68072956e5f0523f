import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDLESS, ONE_TEST } from '../../../scripts/lib/limits.mjs';
import { allOperations } from '../all-operations';
import { mismatchesOf } from '../command/match-response.mjs';
import { interactionsOf } from '../interactions';
import { officialVerdict } from '../official-verdicts';
import { COMMITTED, readPacts } from '../pact-files';
import { type ReferenceGateway, startReferenceGateway } from '../reference-gateway';
import { runVerify } from '../run-verify';
import { compatibleChangesOf } from './compatible-changes';
import { tellLies } from './lies';
import { mutationsOf } from './mutations';
import {
  breakStates,
  ignoreValues,
  misreadSealed,
  refuseParts,
  type Trial,
  tableOf,
  takeForged,
  tryCompatibleChanges,
  tryMutations,
  wrongOnes,
} from './prove';
import { judge } from './referee';
import { type Asked, askedOver, interactionsByDomain } from './responses';
import { startWire } from './wire';

/** `npm run contracts:prove` tries everything; else one of so many values, fields and cases of each kind. */
const WHOLE = process.env.PROVE === 'all';
const VALUES = WHOLE ? 1 : 12;
const FIELDS = WHOLE ? 1 : 5;
const LIES = WHOLE ? 1 : 14;
const CASES = WHOLE ? 25 : 3;

const dir = mkdtempSync(join(tmpdir(), 'proof-'));
const junit = join(dir, 'report.xml');
let gateway: ReferenceGateway;
/** What all tests below look at: each domain's test adds its answers, so that none has to wait for all of them. */
const asked: Asked[] = [];

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await gateway?.close();
});

function expectRight(trials: readonly Trial[]): void {
  if (WHOLE) console.info(tableOf(trials));
  expect(trials.length).toBeGreaterThan(0);
  expect(wrongOnes(trials)).toEqual([]);
}

test.each(interactionsByDomain())(
  'the command verifies every interaction of %s.* against the built reference gateway, with a table and a JUnit report [CALL-06 CALL-07]',
  async (domain, known) => {
    const wire = await startWire(gateway.url);
    const { code, output } = await runVerify(
      '--url',
      wire.url,
      '--call',
      `${domain}.`,
      '--no-stories',
      '--junit',
      junit,
      '--verbose',
    );
    wire.close();
    expect(code, output).toBe(0);
    asked.push(...askedOver(wire.crossed, known));
    const report = readFileSync(junit, 'utf8');
    for (const operation of new Set(known.map((one) => one.operation))) {
      const { length } = interactionsOf(operation);
      const call = `${operation.method} ${operation.path} `;
      const rows = output.split('\n').filter((line) => line.startsWith('ok ') && line.includes(call));
      expect(rows.length, call).toBe(length);
      expect(report).toContain(`classname="${operation.method} ${operation.path}"`);
    }
    expect(report.match(/<testcase /g)).toHaveLength(known.length);
    expect(report).not.toContain('<failure');
  },
);

test('what crossed while the command verified is every interaction of every call, and keeps its contract [CALL-06]', () => {
  const all = allOperations.flatMap(interactionsOf).map(({ description }) => description);
  expect(asked.map(({ pact }) => pact.description).sort()).toEqual(all.sort());
  const failed = asked.flatMap(({ pact, answer }) =>
    mismatchesOf(pact.response, answer).map(({ path, problem }) => `${pact.description}: ${path} ${problem}`),
  );
  expect(failed).toEqual([]);
});

test('every lie about what the site reads is noticed, in the second entries of lists as in the first [CALL-01 CALL-06]', () => {
  expectRight(tryMutations(asked));
});

test('an answer that belies what its state says is noticed, and every call that a state speaks of is tried [CALL-01 CALL-06]', () => {
  const trials = breakStates(asked);
  const spoken = allOperations.filter(({ example }) => example.holds).map(({ id }) => id);
  expect(new Set(trials.map(({ name }) => name.split(':')[0]))).toEqual(new Set(spoken));
  expectRight(trials);
});

test('no change that the site copes with is noticed, and the site reads on [CALL-06]', async () => {
  expectRight(await tryCompatibleChanges(asked, VALUES));
});

test('a gateway that refuses any value that the pact files send is noticed [CALL-06]', () => {
  expectRight(refuseParts(asked));
});

test('a gateway that takes a call whose signature or seal is forged is noticed, at every call that has one [CALL-06 LOGIN-74]', () => {
  const trials = takeForged(asked);
  const calls = allOperations.filter(({ caller, encrypted }) => caller || encrypted).map(({ id }) => id);
  expect([...new Set(trials.map(({ name }) => name.split(',')[0]))].sort()).toEqual(calls.sort());
  expectRight(trials);
});

test(
  'a gateway that ignores a value of the query is noticed: filters, searches, days, orders, pages, limits, languages [CALL-06]',
  async () => {
    expectRight(await ignoreValues(asked, gateway.url, FIELDS));
  },
  WHOLE ? ENDLESS : ONE_TEST,
);

test(
  'a gateway that does nothing, or what nobody asked for, is noticed by a story [CALL-06 MONEY-21 SESS-46]',
  async () => {
    expectRight(await tellLies(gateway.url, LIES));
  },
  WHOLE ? ENDLESS : ONE_TEST,
);

test('a gateway that reads a sealed field under another name is noticed [CALL-06 LOGIN-74]', async () => {
  expectRight(await misreadSealed(asked, gateway.url, FIELDS));
});

test(
  'the official verifier judges lies and harmless changes of each kind alike, or did of these very files [CALL-06]',
  async () => {
    const pacts = JSON.stringify(readPacts(COMMITTED));
    const verdict = officialVerdict('lies and harmless changes', pacts, [
      'contracts/pact/{proof/*,match}.ts',
      'contracts/pact/command/{match*,words}.mjs',
      'contracts/{field-paths,shape}.ts',
    ]);
    if (verdict.stands && !WHOLE) return;
    const kinds = new Map<string, ReturnType<typeof mutationsOf>>();
    for (const one of asked) {
      for (const tried of [...mutationsOf(one), ...compatibleChangesOf(one, VALUES)]) {
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
    verdict.keep();
  },
  WHOLE ? ENDLESS : ONE_TEST,
);

/** So many of a list, far from each other. */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
}
