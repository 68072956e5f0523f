import { connect } from 'node:net';

/** Bodies at once, each a byte short of what it announces. */
const BODIES = 2_000;
/** Milliseconds between two pages that a guest asks for meanwhile. */
const PAGE_MS = 250;
/** The bodies are begun within a second or so, and looked at for a while. */
const HOLD_MS = 20_000;

/**
 * Begins a POST whose last byte never comes.
 * @returns the answer's status, or `connection ended`, and how to end the connection from here
 */
export function holdBody(origin, { path, announced, sent = announced - 1, headers = {} }) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ 'Content-Type': 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, `Origin: ${origin}`, ...lines];
  const length = announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`;
  socket.write(`${[...head, length].join('\r\n')}\r\n\r\n${'x'.repeat(sent)}`);
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    answer += text;
    socket.end();
  });
  const status = new Promise((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'connection ended'));
  });
  return { status, end: () => socket.destroy() };
}

/**
 * Two thousand bodies that stop a byte before their end, from as many addresses, as long as an address takes them and
 * longer, with sessions and without; and a guest who looks at pages meanwhile.
 * @param held asks what the isolate holds
 * @returns bytes at the most, and after a collection while they are there; how the bodies were answered; the slowest page, ms
 */
export async function slowBodies(origin, { held, collect }, cookies) {
  const kinds = [
    { path: '/wps/session/passkey/options', announced: 65_001 },
    { path: '/_serverFn/logInFn', announced: 65_001 },
    { path: '/_serverFn/logInFn', announced: 4_096 },
    { path: '/client-errors', announced: 4_096 },
    { path: '/wps/tasks/checkIn', announced: 4_096, member: true },
    { path: '/_serverFn/setIconFn', announced: 65_001, member: true },
    { path: '/_serverFn/withdrawFn', announced: 4_096, member: true },
    { path: '/sandbox/clock', announced: 65_001 },
  ];
  const told = {};
  const open = Array.from({ length: BODIES }, (_, n) => {
    const { member, ...kind } = kinds[n % kinds.length];
    const headers = {
      'CF-Connecting-IP': `10.${n >> 8}.${n & 255}.7`,
      ...(member && { Cookie: cookies[n % cookies.length] }),
    };
    const body = holdBody(origin, { ...kind, headers });
    body.status.then((status) => {
      const outcome = `slow body to ${kind.path}: ${status}`;
      told[outcome] = (told[outcome] ?? 0) + 1;
    });
    return body;
  });
  let most = 0;
  let slowest = 0;
  let kept = null;
  const end = Date.now() + HOLD_MS;
  while (Date.now() < end) {
    const begun = performance.now();
    await (await fetch(`${origin}/m/home`)).text();
    slowest = Math.max(slowest, performance.now() - begun);
    most = Math.max(most, await held());
    if (kept === null && Date.now() > end - HOLD_MS + 3_000) {
      await collect();
      kept = await held();
    }
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  }
  for (const { end: hangUp } of open) hangUp();
  await Promise.all(open.map(({ status }) => status));
  return { most, kept, slowest, told };
}
