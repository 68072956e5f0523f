import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runVerify } from '../contracts/pact/run-verify';
import { startGateway } from './testing/start-gateway';

test('verify', async () => {
  const gateway = await startGateway();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = new Headers(Object.entries(request.headers).map(([n, v]) => [n, String(v)]));
    const body = parts.length ? Buffer.concat(parts) : undefined;
    const answer = await gateway.send(request.url ?? '/', { method: request.method, headers, body });
    response
      .writeHead(answer.status, Object.fromEntries(answer.headers))
      .end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls = (process.env.CALLS ?? 'session.').split(',');
  let all = '';
  for (const call of calls) {
    const { output } = await runVerify('--url', url, '--call', call, '--junit', '/tmp/work/v.xml');
    all += output;
  }
  writeFileSync('/tmp/work/verify.out', all);
  server.close();
  expect(1).toBe(1);
}, 900_000);
