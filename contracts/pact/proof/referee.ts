import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyOfficially } from '../official-verifier';
import type { Answer, Asked } from './responses';

/** An answer to be judged, and the interaction that it answers. */
export type Case = { of: Asked; answer: Answer };

const STATES = '/states';

/**
 * What the official Pact verifier says of answers: whether each keeps its contract. Each becomes an interaction of its
 * own, whose request is but a number, and gets that answer from a server that knows no other.
 */
export async function judge(cases: readonly Case[]): Promise<boolean[]> {
  const server = createServer((request, response) => {
    const number = /^\/answers\/(\d+)$/.exec(request.url ?? '')?.[1];
    const given = number === undefined ? NOTHING : (cases[Number(number)]?.answer ?? NOTHING);
    response.writeHead(given.status, headersOf(given)).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dir = mkdtempSync(join(tmpdir(), 'referee-'));
  try {
    const file = join(dir, 'cases.json');
    writeFileSync(file, JSON.stringify(pactOf(cases)));
    const verdicts = await verifyOfficially(file, url, `${url}${STATES}`);
    return verdicts.map(({ ok }) => ok);
  } finally {
    server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const NOTHING: Answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };

function pactOf(cases: readonly Case[]): object {
  const interactions = cases.map(({ of: { pact } }, number) => ({
    type: 'Synchronous/HTTP',
    description: `case ${number}`,
    request: { method: 'GET', path: `/answers/${number}` },
    response: pact.response,
  }));
  const names = { consumer: { name: 'referee' }, provider: { name: 'cases' } };
  return { ...names, interactions, metadata: { pactSpecification: { version: '4.0' } } };
}

/** The headers that contracts speak of; lengths are the server's own. */
function headersOf({ headers }: Answer): Record<string, string> {
  const wanted = ['content-type', 'retry-after', 'x-more'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => wanted.includes(name)));
}
