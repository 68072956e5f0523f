import { callOperation } from '../../client';
import { GatewayError } from '../../errors';
import type { Operation } from '../../operation';
import { allOperations } from '../all-operations';
import { type Commented, furtherCalls } from '../command/behaviour.mjs';
import { send } from '../command/http.mjs';
import { isSiteWide } from '../command/jobs.mjs';
import { pactFiles, readInteractions } from '../command/pact-files.mjs';
import { prepare } from '../command/provider-states.mjs';
import { bodyText, filled, pathAndQuery } from '../command/request.mjs';
import { sealedAndSigned } from '../command/seal.mjs';
import { type Interaction, interactionsOf } from '../interactions';
import { DEMO_SECRETS } from '../request-filter.mjs';

/** Where the reference gateway makes provider states true. */
const STATES = '/sandbox/provider-states';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** A call that crossed a wire: its path with the query, and what was answered. */
export type Crossed = { path: string; answer: Answer };

/** An interaction of the committed pact files as it stands there. */
export type PactInteraction = {
  description: string;
  providerStates?: { name: string }[];
  request: Filled & { generators?: unknown };
  response: { status: number };
  comments?: Commented['comments'];
};

/** A request with the values of its states, not yet sealed. */
export type Filled = {
  method: string;
  path: string;
  query: Record<string, string[]>;
  headers: Record<string, string | string[]>;
  body: unknown;
  form: boolean;
};

/** An interaction, and whose it is. */
type Known = { operation: Operation; promise: Interaction; pact: PactInteraction };
/** What was asked for an interaction, and what the gateway really answered. */
export type Asked = Known & { request: Filled; answer: Answer };

/** Every interaction of the committed pact files, by the domain of its call: the first word of the call's id. */
export function interactionsByDomain(): [domain: string, known: Known[]][] {
  const domains = new Map<string, Known[]>();
  const promised = new Map(
    allOperations.flatMap((operation) =>
      interactionsOf(operation).map((promise) => [promise.description, { operation, promise }] as const),
    ),
  );
  for (const { interaction } of readInteractions(pactFiles({}))) {
    const pact = interaction as PactInteraction;
    const known = promised.get(pact.description);
    if (!known) throw new Error(`${pact.description} is no interaction: run npm run contracts:write`);
    const [domain = ''] = known.operation.id.split('.');
    domains.set(domain, [...(domains.get(domain) ?? []), { ...known, pact }]);
  }
  return [...domains];
}

/**
 * What was asked for interactions and answered, out of all that crossed while the command verified them one after the
 * other: for each the answers of its states, then the answer to its request; at last the answer of the state that opens
 * the site, where one closed it.
 * @throws Error when something else crossed.
 */
export function askedOver(crossed: readonly Crossed[], known: readonly Known[]): Asked[] {
  const left = [...crossed];
  const next = (path: string): Answer => {
    const one = left.shift();
    if (one?.path.split('?')[0] !== path) throw new Error(`${one?.path} crossed in place of ${path}`);
    return one.answer;
  };
  const asked = known.map((one): Asked => {
    const { providerStates = [], request } = one.pact;
    const states = providerStates.map(() => JSON.parse(next(STATES).body || '{}') as object);
    const open = filled(request, Object.assign({}, ...states)) as Filled;
    const answer = next(open.path);
    for (const _ of furtherCalls(one.pact, open.query, JSON.parse(answer.body))) next(open.path);
    return { ...one, request: open, answer };
  });
  // At its end the command opens what a row has closed.
  if (known.some(({ pact }) => isSiteWide(pact))) next(STATES);
  if (left.length > 0) throw new Error(`${left.length} more crossed`);
  return asked;
}

/**
 * Prepares the states of an interaction and sends its request, changed on the way where that is wanted.
 * @throws Error with the problem of a state that was not made true.
 */
export async function askFor(
  { providerStates = [], request }: PactInteraction,
  gateway: string,
  change: (request: Filled) => Filled = (given) => given,
): Promise<{ request: Filled; answer: Answer }> {
  const { values, refused } = await prepare(providerStates, gateway + STATES);
  if (refused.length > 0) throw new Error(refused.map(({ problem }) => problem).join('; '));
  const { headers, ...open } = change(filled(request, values) as Filled);
  const path = pathAndQuery(open);
  const sealed = sealedAndSigned({ path, headers, body: bodyText(open) }, DEMO_SECRETS);
  const answer = await send({ method: open.method, url: gateway + path, ...sealed });
  const names = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return {
    request: { headers, ...open },
    answer: { status: answer.status, headers: Object.fromEntries(names), body: answer.body.toString() },
  };
}

/** What the site's own client makes of an answer: a value, or the code and value of a refusal. */
export async function readBySite(
  { operation, promise }: Asked,
  { status, headers, body }: Answer,
): Promise<unknown> {
  // Without the gateway's clock, by which the client would move moments.
  const { date: _, ...others } = headers;
  try {
    const value = await callOperation(operation, promise.input as never, {
      baseUrl: 'https://gateway.example',
      encrypt: async (plaintext) => ({ body: plaintext, key: 'key' }),
      fetch: async () => new Response(body, { status, headers: others }),
    });
    return { value };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { refusal: error.code, value: error.value, retryAfter: error.retryAfter };
  }
}
