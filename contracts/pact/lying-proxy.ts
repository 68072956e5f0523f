import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Mutation, mutate } from './mutations';

/** Header by which an interaction gives its name, so that its answer is kept; it never reaches the gateway. */
export const KEEP_HEADER = 'x-contract-keep';
/** Header by which a copy of an interaction gives the number of its mutation. */
export const MUTATION_HEADER = 'x-contract-mutation';

export const STATES_PATH = '/sandbox/provider-states';

type Answer = { status: number; type: string; body: string };

export type LyingProxy = {
  url: string;
  /** Numbers of the mutations whose field was there to lie about. */
  applied: Set<number>;
  close(): void;
};

/**
 * Forwards to a gateway and keeps its answers, shortened; a request with the number of a mutation gets the kept answer
 * of that interaction, with the lie in it.
 */
export async function startLyingProxy(target: string, mutations: readonly Mutation[]): Promise<LyingProxy> {
  const applied = new Set<number>();
  const kept = new Map<string, Answer>();

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const number = request.headers[MUTATION_HEADER];
    if (number !== undefined) return lie(Number(number));
    const body = await bodyOf(request);
    if (request.url === STATES_PATH && JSON.parse(body).state === '') return NOTHING_TO_PREPARE;
    const answer = await forward(request, body, target);
    const name = request.headers[KEEP_HEADER];
    if (name !== undefined) kept.set(decodeURIComponent(String(name)), short(answer));
    return answer;
  }

  function lie(number: number): Answer {
    const mutation = mutations[number];
    const answer = mutation && kept.get(mutation.of);
    if (!mutation || !answer)
      return { status: 502, type: 'text/plain', body: 'no answer is kept to lie about' };
    const changed = mutate(JSON.parse(answer.body), mutation);
    if (changed === undefined) return answer;
    applied.add(number);
    return { ...answer, body: JSON.stringify(changed) };
  }

  const server = createServer((request, response) => {
    answerTo(request).then(
      (answer) => send(response, answer),
      (error) => send(response, { status: 502, type: 'text/plain', body: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, applied, close: () => server.close() };
}

// What the verifier asks for before an interaction without a state.
const NOTHING_TO_PREPARE: Answer = { status: 200, type: 'application/json', body: '{}' };

/**
 * The answer with the first and the last entry of each list, for the lies alone: they are told about the last one, and
 * the verifier takes minutes to read a hundred entries for each of them. What is passed on stays whole.
 */
function short(answer: Answer): Answer {
  if (!answer.type.includes('json')) return answer;
  const ends = (_: string, value: unknown) =>
    Array.isArray(value) && value.length > 2 ? [value[0], value.at(-1)] : value;
  return { ...answer, body: JSON.stringify(JSON.parse(answer.body, ends)) };
}

const HOP = new Set([KEEP_HEADER, 'host', 'connection', 'content-length']);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function forward(request: IncomingMessage, body: string, target: string): Promise<Answer> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!HOP.has(name)) headers.set(name, String(value));
  }
  const url = new URL(request.url ?? '/', target);
  const answer = await fetch(url, { method: request.method, headers, body: body || undefined });
  const type = answer.headers.get('Content-Type') ?? 'text/plain';
  return { status: answer.status, type, body: await answer.text() };
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(body);
}
