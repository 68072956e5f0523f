import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeGate, wranglerStore } from '@/scripts/lib/gate.mjs';
import { quietWrangler } from '@/scripts/lib/wrangler.mjs';

type Entry = { key: string; value: string; metadata?: object };
const NAMESPACE = '/accounts/account/storage/kv/namespaces/quick-gate';
const held = new Map<string, Entry>();

// Cloudflare's interface to a namespace, as far as the command asks it.
const api = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.example');
  const answer = (status: number, body: string) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  const result = (value: unknown) =>
    answer(200, JSON.stringify({ success: true, errors: [], result: value }));
  const missing = (code: number) =>
    answer(404, JSON.stringify({ success: false, errors: [{ code, message: 'not found' }], result: null }));
  if (!pathname.startsWith(`${NAMESPACE}/`)) return missing(10013);
  if (pathname === `${NAMESPACE}/keys`) {
    const prefix = searchParams.get('prefix') ?? '';
    const entries = [...held.values()].filter(({ key }) => key.startsWith(prefix));
    return result(entries.map(({ key: name, metadata }) => ({ name, metadata })));
  }
  if (pathname === `${NAMESPACE}/bulk`) {
    for (const entry of JSON.parse(await textOf(request)) as Entry[]) held.set(entry.key, entry);
    return result({ successful_key_count: 1, unsuccessful_keys: [] });
  }
  const found = held.get(pathname.slice(`${NAMESPACE}/values/`.length));
  return found ? answer(200, found.value) : missing(10009);
});

async function textOf(body: AsyncIterable<Buffer>) {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}

let account: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const { port } = api.address() as { port: number };
  account = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
  };
});
afterAll(() => api.close());

const storeOf = (namespace: string) =>
  wranglerStore((args) => quietWrangler(args, account), ['--namespace-id', namespace, '--remote']);

it('npm run gate closes a deployed site whose namespace is still empty, and opens it again', async () => {
  const change = (command: string) =>
    changeGate(
      { command, whats: ['VN'], reason: 'order', by: 'lan', now: new Date(Date.UTC(2026, 10, 28)) },
      storeOf('quick-gate'),
    );
  expect(await change('close')).toEqual(['Closed:', '  VN  since 2026-11-28T00:00:00.000Z, lan: order']);
  expect(JSON.parse(held.get('closed')?.value ?? '')).toMatchObject([{ what: 'VN' }]);
  await change('open');
  expect(held.get('closed')?.value).toBe('[]');
});

it('npm run gate does not take a namespace that is not there for an empty one', async () => {
  await expect(storeOf('another').get('closed')).rejects.toThrow('The namespace was not reached');
});
