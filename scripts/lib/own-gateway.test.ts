import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { getStatus } from '../../contracts/system/status';
import { readArguments } from './arguments.mjs';
import { unknownMerchant } from './checked.mjs';
import { gatewayNotes, misnamedFlags, probeGateway, probeLines, requireOwnGateway } from './own-gateway.mjs';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A gateway that answers these paths, and what was asked of it. */
async function gateway(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const value = answers[url.split('?')[0] as string];
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = value === undefined ? 404 : 200;
    response.end(
      JSON.stringify({ success: value !== undefined, value: value ?? null, errorCode: null, message: null }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('a gateway that nobody here knows', () => {
  it('is asked for what guests read and for nothing else, and what is next is said in a line', async () => {
    const { url, asked } = await gateway({ '/wps/system/status': getStatus.example.output });
    const probe = await probeGateway(url, { merchant: 'mine' });
    expect(probe).toMatchObject({ answering: 1, next: { reason: expect.stringContaining('status') } });
    expect(probe.all).toBeGreaterThan(150);
    expect(asked.every((line) => line.startsWith('GET /') && !line.includes('/sandbox'))).toBe(true);
    expect(asked.some((line) => line.includes('=mine'))).toBe(true);
    const lines = probeLines(url, probe);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`1 of ${probe.all} calls answer at ${url}`);
    expect(lines[1]).toMatch(/^Next: [\w.]+, status: expected any success, got 404$/);
  });

  it('that answers nothing begins with the status', async () => {
    const { url } = await gateway({});
    expect((await probeGateway(url)).next?.call).toBe('system.status');
  });

  it('that refuses the merchant is asked whether it knows it', () => {
    const next = { call: 'system.status', reason: 'success: expected true, got false' };
    const probe = { answering: 0, asked: 24, all: 157, next, flags: [] };
    expect(probeLines('https://a.example', probe, 'hoadnag')).toContain(
      'It refuses that call: does it know the merchant "hoadnag"?',
    );
  });

  it('is told of flags that do nothing', () => {
    const answer = { value: { info: { whitelabel: { VIPBENEFITS3: 1, PTSYS3: 1, OURS: 1 } } } };
    expect(misnamedFlags(JSON.stringify(answer))).toEqual(['VIPBENEFITS3: did you mean VIPBENEFIT3?']);
    expect(misnamedFlags('no JSON')).toEqual([]);
  });

  it('is refused in words where there is none, or its address is none', async () => {
    const { url } = await gateway({});
    servers.pop()?.close();
    await expect(probeGateway(url)).rejects.toThrow(`nothing answers at ${url} (ECONNREFUSED)`);
    await expect(requireOwnGateway({ gateway: 'https://a.example/api' })).rejects.toThrow(
      '--gateway "https://a.example/api" has a path; write https://a.example alone.',
    );
  });
});

it('before a deployment a gateway is told of where something is to be said, and never stops it', async () => {
  const { url } = await gateway({});
  const notes = await gatewayNotes({ GATEWAY_URL: url, MERCHANT_CODE: 'acme' });
  expect(notes[0]).toContain(`0 of`);
  servers.pop()?.close();
  expect(await gatewayNotes({ GATEWAY_URL: url })).toEqual([
    `from here nothing answers at ${url} (ECONNREFUSED); the worker may reach it all the same.`,
  ]);
  for (const GATEWAY_URL of ['', 'https://a.example/api'])
    expect(await gatewayNotes({ GATEWAY_URL })).toEqual([]);
});

it('an option that there is not is said with the one that was meant', () => {
  const command = { usage: 'usage', options: { gateway: { type: 'string' } } };
  expect(() => readArguments(['--gatway', 'x'], command)).toThrow(
    'There is no option "--gatway"; did you mean --gateway?\n\nusage',
  );
  expect(readArguments(['--gateway', 'x'], command).values).toEqual({ gateway: 'x' });
});

it('a merchant that the demo data do not know is said, with the one that was meant', () => {
  expect(unknownMerchant('hoadnag', ['hoadang', 'bare'])).toBe(
    'MERCHANT_CODE "hoadnag" is no merchant of the demo data; did you mean hoadang? This site is shown as hoadang.',
  );
});
