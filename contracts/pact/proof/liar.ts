import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendUnpacking } from '../command/packed.mjs';
import { withoutHops } from '../request-filter.mjs';

/** A call on its way to a gateway. */
export type Crossing = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
};
export type Told = { status: number; body: string };

/** What a gateway does otherwise than the one behind it. */
export type Lie = {
  /** Answers in its place. */
  instead?(call: Crossing): Told | undefined;
  /** Sees another call than the one that came. */
  sees?(call: Crossing): Crossing;
  /** Answers something else than it did. */
  answers?(call: Crossing, told: Told): Told;
};

/** A gateway that lies: another one stands behind it and does all the rest. */
export async function startLiar(gateway: string, { instead, sees, answers }: Lie) {
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const url = new URL(request.url ?? '/', gateway);
      const headers = Object.entries(withoutHops(request.headers)).map(([name, value]) => [
        name,
        String(value),
      ]);
      const call: Crossing = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: Object.fromEntries(headers),
        body: Buffer.concat(parts).toString(),
      };
      const told = instead?.(call) ?? (await passed(gateway, sees?.(call) ?? call));
      const { status, body } = answers?.(call, told) ?? told;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

async function passed(gateway: string, { method, path, query, headers, body }: Crossing): Promise<Told> {
  const target = `${gateway}${path}${query.size > 0 ? `?${query}` : ''}`;
  const answer = await sendUnpacking({ method, url: target, headers, body: Buffer.from(body) });
  return { status: answer.status, body: answer.body.toString() };
}
