import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '../operation';
import { pactFileOf } from './all-operations';
import { interactionsOf } from './interactions';
import { KEEP_HEADER, MUTATION_HEADER, STATES_PATH, startLyingProxy } from './lying-proxy';
import { type Mutation, mutationsOf } from './mutations';
import { COMMITTED } from './pact-files';
import { verifyPact } from './verifier.mjs';

export type Proof = {
  /** Interactions that pass when nothing is changed; without them the failures would mean nothing. */
  controls: { description: string; ok: boolean; reasons: string[] }[];
  /** What became of each lie: `noticed`, or why it does not count. */
  lies: { name: string; noticed: boolean; problem?: string }[];
};

type PactInteraction = {
  description: string;
  providerStates?: unknown[];
  request: { headers?: Record<string, string[]>; generators?: unknown };
};

/** The verifier slows down with the square of the interactions: so many at a time. */
const AT_A_TIME = 40;

/**
 * Tells every lie about the pinned fields of one call: first each interaction is verified as it is, which must pass
 * and whose real answer is kept, then per lie a copy of it that is given that answer with the lie in it.
 */
export async function proveOperation(operation: Operation, gatewayUrl: string): Promise<Proof> {
  const mutations = mutationsOf(operation);
  const names = new Set(interactionsOf(operation).map(({ description }) => description));
  const pact = JSON.parse(readFileSync(join(COMMITTED, pactFileOf(operation)), 'utf8'));
  const own = (pact.interactions as PactInteraction[]).filter(({ description }) => names.has(description));
  const originals = new Map(own.map((one) => [one.description, one]));
  const copies = mutations.map((mutation, number) => copyOf(originals, mutation, number));

  const dir = mkdtempSync(join(tmpdir(), 'mutations-'));
  const file = join(dir, 'mutated.json');
  const proxy = await startLyingProxy(gatewayUrl, mutations);
  const verify = (interactions: PactInteraction[]) => {
    writeFileSync(file, JSON.stringify({ ...pact, interactions }));
    return verifyPact({ file, url: proxy.url, statesUrl: `${proxy.url}${STATES_PATH}` });
  };
  try {
    const controls = await verify([...originals.values()].map(controlOf));
    const rows = [];
    for (let at = 0; at < copies.length; at += AT_A_TIME) {
      rows.push(...(await verify(copies.slice(at, at + AT_A_TIME))));
    }
    return {
      controls,
      lies: rows.map((row, number) => {
        const told = proxy.applied.has(number);
        const mismatch = row.reasons.some((reason) => reason.startsWith('$'));
        const problem = told ? row.reasons.join('; ') : `the lie was not told: ${row.reasons.join('; ')}`;
        return { name: row.description, noticed: told && !row.ok && mismatch, problem };
      }),
    };
  } finally {
    proxy.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function copyOf(
  originals: Map<string, PactInteraction>,
  mutation: Mutation,
  number: number,
): PactInteraction {
  const original = originals.get(mutation.of);
  if (!original) throw new Error(`${mutation.of} is not in contracts/pacts: run npm run contracts:write`);
  // The proxy answers a copy by itself: no state, and no values from one.
  const { providerStates: _, request, ...rest } = original;
  const { generators: __, ...plain } = request;
  const { Encryption: ___, ...headers } = plain.headers ?? {};
  return {
    ...rest,
    description: nameOf(mutation),
    request: { ...plain, headers: { ...headers, [MUTATION_HEADER]: [String(number)] } },
  };
}

function controlOf(original: PactInteraction): PactInteraction {
  const { description, request } = original;
  const headers = { ...request.headers, [KEEP_HEADER]: [encodeURIComponent(description)] };
  return { ...original, request: { ...request, headers } };
}

function nameOf({ of, path, lie }: Mutation): string {
  return `${of}, with ${path} ${lie.kind}`;
}
