import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readOptions } from './options.mjs';
import { verify } from './run.mjs';

const dir = mkdtempSync(join(tmpdir(), 'run-'));
const file = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/**
 * A backend whose answers and states are as their names say: `name` to status, 200 when left out. It tells which states
 * were `asked` for.
 */
async function backend(statuses: Record<string, number> = {}, asked: string[] = []) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const name = body ? JSON.parse(body).state : (request.url as string).slice('/wps/'.length);
    if (body) asked.push(name);
    response.writeHead(statuses[name] ?? 200, { 'Content-Type': 'application/json' });
    response.end(body ? '{}' : '{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A pact file with a call for each name, given states of their names. */
function pact(calls: Record<string, string[]>, more: Record<string, object> = {}) {
  const interactions = Object.entries(calls).map(([name, states]) => ({
    description: `${name}.get: success`,
    providerStates: states.map((state) => ({ name: state })),
    request: { method: 'GET', path: `/wps/${name}` },
    response: { status: 200, body: { content: { success: true } } },
    ...more[name],
  }));
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(file('mobile-site-wps.json'), JSON.stringify({ interactions, metadata }));
  return ['--file', file('mobile-site-wps.json'), '--junit', file('report.xml')];
}

async function run(args: string[]) {
  const lines: string[] = [];
  const options = readOptions(args, {});
  const code = await verify(options, (line) => lines.push(...line.split('\n')));
  options.connection.close();
  return { code, lines, text: lines.join('\n') };
}

test('what is kept is counted by domain, and the counts are the last line [CALL-06]', async () => {
  const url = await backend();
  const { code, lines } = await run(['--url', url, ...pact({ games: ['a'], wallet: [] })]);
  expect(code).toBe(0);
  expect(lines[1]).toMatch(/^ {2}games 1\/1 +wallet 1\/1$/);
  expect(lines.at(-1)).toBe('2 interactions, 0 failed.');
});

test('a handler of a state that fails is told apart from a broken promise, and from a state that is missing [CALL-06]', async () => {
  const url = await backend({ broken: 500, missing: 404, mall: 500 });
  const calls = pact({ games: ['broken'], chat: ['missing'], wallet: [] });
  const unjudged = await run(['--url', url, ...calls]);
  expect(unjudged.code).toBe(4);
  expect(unjudged.text).toContain('Handlers of states that failed (no promise is judged by these rows)');
  expect(unjudged.text).toContain('the state "broken" failed: answered 500 {}');
  expect(unjudged.text).toContain('1 state is still to write; the first lets 1 row be judged:');
  expect(unjudged.lines.at(-1)).toBe(
    '3 interactions, 0 failed, 1 wait for states, 1 not judged, for a state failed.',
  );
  const xml = readFileSync(file('report.xml'), 'utf8');
  expect(xml).toContain('tests="3" failures="0" errors="2"');
  const table = readFileSync(file('report.txt'), 'utf8');
  expect(table).toMatch(/^STATE +games\.get: success +GET \/wps\/games +broken$/m);
  const broken = await run(['--url', url, ...pact({ games: ['broken'], mall: [] })]);
  expect(broken.code).toBe(1);
  expect(broken.lines.at(-1)).toMatch(/^2 interactions, 1 failed, 1 not judged/);
});

test('a site that a row closed is asked to open again at the end, and left alone where nothing closed it [CALL-06]', async () => {
  const asked: string[] = [];
  const url = await backend({ shut: 500 }, asked);
  const isWide = { comments: { siteWide: true } };
  const closing = pact({ games: ['closed'], wallet: [] }, { games: isWide });
  expect((await run(['--url', url, ...closing])).code).toBe(0);
  expect(asked).toEqual(['closed', 'the site']);
  asked.length = 0;
  expect((await run(['--url', url, ...pact({ games: ['a'], wallet: [] })])).code).toBe(0);
  expect(asked).toEqual(['a']);
});

test('a site that cannot be opened again is told of, and fails no row [CALL-06]', async () => {
  const url = await backend({ 'the site': 404 });
  const isWide = { comments: { siteWide: true } };
  const { code, text } = await run(['--url', url, ...pact({ games: ['closed'] }, { games: isWide })]);
  expect(code).toBe(0);
  expect(text).toContain(
    'The service stays as the last row asked for it, which may be closed: the state "the site" was refused',
  );
});

test('a backend that is not there has a code of its own, whatever else is so [CALL-06]', async () => {
  expect((await run(['--url', 'http://127.0.0.1:9', ...pact({ games: [], chat: [] })])).code).toBe(3);
});

test('a backend with states and no calls is told which calls to write [CALL-06]', async () => {
  const url = await backend({ games: 404, chat: 404, mall: 404 });
  const { code, text } = await run(['--url', url, ...pact({ games: ['a'], chat: [], mall: [], wallet: [] })]);
  expect(code).toBe(1);
  expect(text).toContain('3 calls answer 404, still to be written');
  expect(text).toContain('    1 row  games.get  GET /wps/games');
});

test('every row is printed when that is asked for, in the order of the pacts, whatever runs beside it [CALL-06]', async () => {
  const url = await backend();
  const names = Array.from({ length: 12 }, (_, index) => `call${index}`);
  const calls = pact(Object.fromEntries(names.map((name) => [name, []])));
  const { lines } = await run(['--url', url, ...calls, '--verbose', '--jobs', '5']);
  expect(lines[0]).toMatch(/^RESULT +TIME +ROW +CALL +GIVEN$/);
  expect(lines.filter((line) => line.startsWith('ok')).map((line) => line.split(/ +/)[3])).toEqual(
    names.map((name) => `${name}.get:`),
  );
});

test('what was green stays green, what was red or is new fails nothing, and new greens are told [CALL-06]', async () => {
  const baseline = ['--baseline', file('baseline.json')];
  const before = pact({ games: [], chat: [], mall: [] });
  await expect(run(['--url', await backend(), ...before, ...baseline])).rejects.toThrow(
    'There is no baseline',
  );
  const first = await run([
    '--url',
    await backend({ chat: 500, mall: 500 }),
    ...before,
    ...baseline,
    '--write-baseline',
  ]);
  expect(first.code).toBe(1);
  const after = pact({ games: [], chat: [], mall: [], wallet: [], record: ['new'] });
  const half = await backend({ chat: 500, wallet: 500, new: 404 });
  const second = await run(['--url', half, ...after, ...baseline]);
  expect(second.code).toBe(0);
  expect(second.lines.at(-1)).toBe('5 interactions, 0 failed, 1 not green before either, 2 pending.');
  expect(second.text).toContain('Green now, and not in the baseline: mall.get: success. --write-baseline');
  const third = await run(['--url', await backend({ games: 500, chat: 500 }), ...after, ...baseline]);
  expect(third.code).toBe(1);
  expect(third.lines.at(-1)).toBe('5 interactions, 1 failed, 1 not green before either.');
  // A part that runs alone leaves the others in the file as they were.
  await run(['--url', half, ...after, ...baseline, '--call', 'mall', '--write-baseline']);
  const kept = JSON.parse(readFileSync(file('baseline.json'), 'utf8'));
  expect([kept.green, kept.open]).toEqual([
    ['games.get: success', 'mall.get: success'],
    ['chat.get: success'],
  ]);
});

test('a state that fails where a row was green is no green row either [CALL-06]', async () => {
  const baseline = ['--baseline', file('states.json')];
  const calls = pact({ games: ['a'] });
  await run(['--url', await backend(), ...calls, ...baseline, '--write-baseline']);
  expect((await run(['--url', await backend({ a: 500 }), ...calls, ...baseline])).code).toBe(4);
  writeFileSync(file('states.json'), '[]');
  await expect(run(['--url', await backend(), ...calls, ...baseline])).rejects.toThrow('is no baseline');
});

test('neither a header nor a password of the address stands in anything that is written [CALL-06]', async () => {
  const url = (await backend({ games: 500 })).replace('//', '//me:pass-of-the-gate@');
  const header = ['--header', 'X-Api-Key: key-of-the-gate', '--json', file('report.json')];
  const { text } = await run(['--url', url, ...pact({ games: [], chat: ['a'] }), ...header, '--unread']);
  const written = ['report.xml', 'report.txt', 'report.json'].map((name) => readFileSync(file(name), 'utf8'));
  for (const one of [text, ...written]) expect(one).not.toMatch(/(?:pass|key)-of-the-gate/);
  expect(JSON.parse(written[2] as string)).toMatchObject({
    exitCode: 1,
    counts: { rows: 2, ok: 1, failed: 1 },
  });
});
