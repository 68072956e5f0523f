import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendUnpacking } from '../command/packed.mjs';
import { withoutHops } from '../request-filter.mjs';
import type { Crossed } from './responses';

/**
 * A wire to a gateway, which passes all calls on as they come and keeps what was answered to each, unpacked, in the
 * order of the answers. A path with its query may be changed on its way: that is a gateway which sees another one.
 */
export async function startWire(gateway: string, change: (path: string) => string = (path) => path) {
  const crossed: Crossed[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const answer = await sendUnpacking({
        method: request.method ?? 'GET',
        url: gateway + change(path),
        headers: withoutHops(request.headers),
        body: Buffer.concat(parts),
      });
      const { status, body } = answer;
      const { 'content-encoding': _, ...headers } = answer.headers;
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      crossed.push({ path, answer: { status, headers: Object.fromEntries(texts), body: body.toString() } });
      response.writeHead(status, withoutHops(headers)).end(body);
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, crossed, close: () => void server.close() };
}
