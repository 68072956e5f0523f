import { readFileSync } from 'node:fs';
import { operations } from '@/contracts/operations';
import type { Commented } from '@/contracts/pact/command/behaviour.mjs';
import { type Contracted, hasFilters, uncontracted } from '@/contracts/pact/uncontracted';
import { type RequestShape, requestShapeOf } from '@/contracts/request-shape';
import { type Received, startStubGateway } from './stub-gateway';

/** An interaction of the committed pact files, as far as it is read here. */
export type Pact = {
  description: string;
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers: Record<string, string[]>;
    body?: { content: unknown };
  };
  response: { status: number; body: { content: { success: boolean } } };
  comments?: Commented['comments'];
};
type Promised = { shape: Contracted; answer: object };

/**
 * The smallest gateway whose verification is green: it knows nothing but the committed Pact files. A request that they
 * make, by its values and those out of lists, gets the fields that are pinned and no others; any other is refused, and
 * `refused` says what of it no file has. `keeps` leaves promises out, `writes` writes the answers in another way.
 */
export async function startSmallestGateway({
  keeps = () => true,
  writes = (answer) => answer,
}: {
  keeps?: (request: Pact['request']) => boolean;
  /** An answer as it is written, to a call of this path. */
  writes?: (answer: object, path: string) => object;
} = {}) {
  const promises = ['wps', 'lgw'].flatMap((service) =>
    readInteractions(service)
      .filter(({ request }) => keeps(request))
      .flatMap((interaction) => promisedBy(interaction, service)),
  );
  const shapes = promises.map(({ shape }) => shape);
  const refused = new Set<string>();
  const stub = await startStubGateway();
  for (const { path } of operations) {
    stub.on(path, (response, call) => {
      const asked = shapeOf(call.method, call.path, Object.fromEntries(call.query), call.body, call.headers);
      const problems = asked ? uncontracted([asked], shapes) : [`${call.method} ${path}: no such call`];
      for (const problem of problems) refused.add(problem);
      const answer = problems.length === 0 && asked && closest(promises, asked);
      response
        .writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' })
        .end(
          JSON.stringify(
            answer ? writes(answer, call.path) : { success: false, errorCode: 'request.invalid' },
          ),
        );
    });
  }
  return { ...stub, refused };
}

/** The interactions of a service of the site's, by its committed pact file. */
export function readInteractions(service: string): Pact[] {
  const file = new URL(`../../../contracts/pacts/mobile-site-${service}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).interactions;
}

function promisedBy({ description, request, response }: Pact, service: string): Promised[] {
  const answer = response.body.content;
  if (!answer.success || description.endsWith('where there is nothing')) return [];
  const single = (values: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]));
  const body = JSON.stringify(request.body?.content ?? {});
  const shape = shapeOf(request.method, request.path, single(request.query), body, single(request.headers));
  const operation = operations.find(({ id }) => id === shape?.operation);
  return shape && operation ? [{ shape: { ...shape, service, filters: hasFilters(operation) }, answer }] : [];
}

function shapeOf(
  method: string,
  path: string,
  query: Record<string, string | undefined>,
  body: string,
  headers: Received['headers'],
): RequestShape | undefined {
  const operation = operations.find((one) => one.method === method && one.path === path);
  if (!operation) return undefined;
  const fields = method === 'GET' ? query : JSON.parse(body || '{}');
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return requestShapeOf(operation, fields, new Headers(Object.fromEntries(texts)));
}

/** Of the answers to the same call, that whose values are most alike: by their names, then by those out of lists. */
function closest(promises: readonly Promised[], asked: RequestShape): object | undefined {
  const own = promises.filter(({ shape }) => shape.operation === asked.operation);
  const apart = ({ shape: { names, signedIn } }: Promised) =>
    names.filter((name) => !asked.names.includes(name)).length +
    asked.names.filter((name) => !names.includes(name)).length +
    (signedIn === asked.signedIn ? 0 : 0.5);
  const alike = ({ shape }: Promised) =>
    Object.entries(asked.values).filter(([name, value]) => shape.values[name] === value).length;
  return own.sort((one, other) => apart(one) - apart(other) || alike(other) - alike(one))[0]?.answer;
}
