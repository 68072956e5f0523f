import { readFileSync } from 'node:fs';
import { operations } from '@/contracts/operations';
import { type Contracted, uncontracted } from '@/contracts/pact/uncontracted';
import { type RequestShape, requestShapeOf } from '@/contracts/request-shape';
import { type Received, startStubGateway } from './stub-gateway';

type Interaction = {
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers: Record<string, string[]>;
    body?: { content: unknown };
  };
  response: { body: { content: { success: boolean } } };
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
  keeps?: (request: Interaction['request']) => boolean;
  writes?: (answer: object) => object;
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
        .end(JSON.stringify(answer ? writes(answer) : { success: false, errorCode: 'request.invalid' }));
    });
  }
  return { ...stub, refused };
}

function readInteractions(service: string): Interaction[] {
  const file = new URL(`../../../contracts/pacts/mobile-site-${service}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).interactions;
}

function promisedBy({ request, response }: Interaction, service: string): Promised[] {
  const answer = response.body.content;
  if (!answer.success) return [];
  const single = (values: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]));
  const body = JSON.stringify(request.body?.content ?? {});
  const shape = shapeOf(request.method, request.path, single(request.query), body, single(request.headers));
  return shape ? [{ shape: { ...shape, service }, answer }] : [];
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

/** Of the answers to the same call with the same values, that whose values out of lists are most alike. */
function closest(promises: readonly Promised[], asked: RequestShape): object | undefined {
  const same = promises.filter(
    ({ shape }) =>
      shape.operation === asked.operation &&
      shape.names.join() === asked.names.join() &&
      shape.signedIn === asked.signedIn,
  );
  const alike = ({ shape }: Promised) =>
    Object.entries(asked.values).filter(([name, value]) => shape.values[name] === value).length;
  return same.sort((one, other) => alike(other) - alike(one))[0]?.answer;
}
