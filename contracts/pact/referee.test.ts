import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepsOf } from '../places';
import { mismatchesOf, type PactResponse } from './command/match-answer.mjs';
import { pathsOf } from './match';
import { verifyOfficially } from './official-verifier';
import { COMMITTED, readPacts } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

type Answer = { status: number; type: string; body: string };
type Case = { response: PactResponse; answer: Answer; name: string };

/** The official verifier slows down with the square of the interactions: so many at a time. */
const AT_A_TIME = 80;
/** Of all lies every so-manieth is told; a prime number, so that all kinds and all calls have their turn. */
const ONE_OF = 29;

const dir = mkdtempSync(join(tmpdir(), 'referee-'));
const pacts = Object.entries(readPacts(COMMITTED));
let gateway: ReferenceGateway;

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await gateway?.close();
});

test.each(pacts.map(([name]) => name))(
  'the official verifier finds every interaction of %s kept by the reference gateway, forms and sealed bodies too [CALL-06]',
  async (name) => {
    const states = `${gateway.url}/sandbox/provider-states`;
    const verdicts = await verifyOfficially(join(COMMITTED, name), gateway.url, states);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test('the official verifier and our matcher agree about true answers and lies [CALL-06]', async () => {
  const cases = pacts
    .flatMap(([, text]) => casesOf(JSON.parse(text)))
    .filter((_, index) => index % ONE_OF === 0);
  const disagreements = [];
  let kept = 0;
  for (let at = 0; at < cases.length; at += AT_A_TIME) {
    const batch = cases.slice(at, at + AT_A_TIME);
    const verdicts = await officially(batch);
    for (const [index, { response, answer, name }] of batch.entries()) {
      const { status, body, type } = answer;
      const own = mismatchesOf(response, { status, headers: { 'Content-Type': type }, body });
      const official = verdicts[index];
      if (official?.ok) kept += 1;
      if (official?.ok !== (own.length === 0)) disagreements.push({ name, own, official: official?.reasons });
    }
  }
  expect(disagreements).toEqual([]);
  expect(kept).toBeGreaterThan(10);
  expect(cases.length - kept).toBeGreaterThan(100);
});

/** What a field is turned into; `undefined` takes it out. */
const LIES = [undefined, null, 'lie', 4711, 0.5, true, [], {}, '', [{}], -1];

/** For each interaction its example as the answer, true and with each lie about each field. */
function casesOf(pact: { interactions: { description: string; response: PactResponse }[] }): Case[] {
  return pact.interactions.flatMap(({ description, response }) => {
    const content = response.body?.content;
    const example = { status: response.status, type: 'application/json' };
    const told = (name: string, change: Partial<Answer> & { value?: unknown }): Case => {
      const body = JSON.stringify('value' in change ? change.value : content);
      return { response, name: `${description}, ${name}`, answer: { ...example, body, ...change } };
    };
    return [
      told('true', {}),
      told('created', { status: 201 }),
      told('a fault', { status: 500 }),
      told('with a charset', { type: 'application/json; charset=utf-8' }),
      told('no JSON', { type: 'text/html', body: '<html>' }),
      ...pathsOf(content)
        .filter((path) => path !== '')
        .flatMap((path) =>
          LIES.map((lie) => told(`${path} ${JSON.stringify(lie)}`, { value: changed(content, path, lie) })),
        ),
    ];
  });
}

function changed(content: unknown, path: string, lie: unknown): unknown {
  const copy = structuredClone(content);
  const steps = stepsOf(path).map((step) => (step === '[]' ? '0' : step));
  const last = steps.pop() as string;
  const parent = steps.reduce((value, step) => (value as Record<string, unknown>)[step], copy);
  if (lie === undefined && !Array.isArray(parent)) delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = lie ?? null;
  return copy;
}

/** The verdicts of the official verifier about answers that are given as they are. */
async function officially(cases: Case[]) {
  const server = createServer((request, response) => {
    const { status, type, body } = (cases[Number(request.url?.slice(1))] as Case).answer;
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(dir, 'lies.json');
  const interactions = cases.map(({ response, name }, index) => ({
    type: 'Synchronous/HTTP',
    description: `${index} ${name}`,
    request: { method: 'GET', path: `/${index}` },
    response,
  }));
  const { metadata, consumer, provider } = JSON.parse(
    readFileSync(join(COMMITTED, pacts[0]?.[0] ?? ''), 'utf8'),
  );
  writeFileSync(file, JSON.stringify({ consumer, provider, metadata, interactions }));
  return verifyOfficially(file, url, url).finally(() => server.close());
}
