import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Mutation, mutate } from './mutations';

/** Header by which a copy of an interaction names its mutation; it never reaches the gateway. */
export const MUTATION_HEADER = 'x-contract-mutation';

export type LyingProxy = {
  url: string;
  /** Mutations whose field was there to lie about. */
  applied: Set<number>;
  close(): void;
};

/** Forwards to a gateway, and tells the lie that a request names by its number. */
export async function startLyingProxy(target: string, mutations: readonly Mutation[]): Promise<LyingProxy> {
  const applied = new Set<number>();
  const server = createServer((request, response) => {
    forward(request, target).then(
      async (answer) => {
        const text = await answer.text();
        const number = request.headers[MUTATION_HEADER];
        const body = number === undefined ? text : lieIn(text, Number(number));
        send(response, answer, body);
      },
      (error) => send(response, new Response(null, { status: 502 }), String(error)),
    );
  });

  function lieIn(text: string, number: number): string {
    const changed = mutate(JSON.parse(text), mutations[number] as Mutation);
    if (changed === undefined) return text;
    applied.add(number);
    return JSON.stringify(changed);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, applied, close: () => server.close() };
}

async function forward(request: IncomingMessage, target: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== MUTATION_HEADER && name !== 'host' && name !== 'connection' && name !== 'content-length') {
      headers.set(name, String(value));
    }
  }
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return fetch(new URL(request.url ?? '/', target), { method: request.method, headers, body });
}

function send(response: ServerResponse, answer: Response, body: string): void {
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
  response.end(body);
}
