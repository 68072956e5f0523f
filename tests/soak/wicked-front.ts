import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayCalls } from '../../gateway/testing/start-gateway';

/** How the gateway behaves: well; silent; it does what is asked and answers nonsense; errors; refused connections. */
export const MOODS = ['well', 'stalls', 'lies', 'errors', 'refuses'] as const;
export type Mood = (typeof MOODS)[number];

const DROPPED = ['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive'];

/** A front of the gateway that behaves as it is told, on a port of its own. */
export async function startWickedFront(gateway: Pick<GatewayCalls, 'send'>) {
  let mood: Mood = 'well';
  const server = createServer(async (request, response) => {
    if (mood === 'refuses') return void request.socket.destroy();
    if (mood === 'stalls') return;
    if (mood === 'errors')
      return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500</h1>');
    await proxyCall(request, response).catch(() => response.destroy());
  });

  async function proxyCall(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = request;
    const headers = Object.entries(request.headers).filter(([name]) => !DROPPED.includes(name));
    const body = method === 'GET' ? undefined : Buffer.concat(chunks);
    const answer = await gateway.send(url, { method, headers: headers as [string, string][], body });
    const text = await answer.text();
    const lie = JSON.stringify({
      success: true,
      value: { account: 7, list: 'none', text: text.slice(0, 40) },
    });
    response
      .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json' })
      .end(mood === 'lies' ? lie : text);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: Mood) {
      mood = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
