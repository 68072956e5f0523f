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

/** Of the few: addresses of one network and accounts, of which each begins twice as many bodies as it may hold, or more. */
const FEW = { addresses: 4, accounts: 4, bodies: 800 };
/** They are ended when nothing new has come for six seconds. */
const FEW_MS = 5_000;

/**
 * Two thousand bodies that stop a byte before their end, from as many addresses, as long as an address takes them and
 * longer, with sessions and without; and a guest who looks at pages meanwhile. After them some hundreds of four addresses
 * and four accounts. Beside both somebody logs in from an address of their own, and a member moves money.
 * @param held asks what the isolate holds
 * @param addressOf,payloadOf of server functions
 * @returns bytes at the most, and after a collection while they are there; how the bodies were answered; the slowest page,
 *   ms; and how the login and the money were answered beside the many and the few
 */
export async function slowBodies(origin, { held, collect, addressOf, payloadOf }, [own, ...cookies]) {
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
  const begin = (kind, headers) => {
    const body = holdBody(origin, { ...kind, headers });
    body.status.then((status) => {
      const outcome = `slow body to ${kind.path}: ${status}`;
      told[outcome] = (told[outcome] ?? 0) + 1;
    });
    return body;
  };
  const many = Array.from({ length: BODIES }, (_, n) => {
    const { member, ...kind } = kinds[n % kinds.length];
    return begin(kind, {
      'CF-Connecting-IP': `10.${n >> 8}.${n & 255}.7`,
      ...(member && { Cookie: cookies[n % cookies.length] }),
    });
  });
  let most = 0;
  let slowest = 0;
  let kept = null;
  const honest = honestCalls(origin, { addressOf, payloadOf }, own);
  const end = Date.now() + HOLD_MS;
  while (Date.now() < end) {
    const begun = performance.now();
    await (await fetch(`${origin}/m/home`)).text();
    slowest = Math.max(slowest, performance.now() - begun);
    await honest.beside('many');
    most = Math.max(most, await held());
    if (kept === null && Date.now() > end - HOLD_MS + 3_000) {
      await collect();
      kept = await held();
    }
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  }
  await hangUp(many);

  const few = Array.from({ length: FEW.bodies }, (_, n) => {
    const isMember = n % 2 === 1;
    const path = isMember ? '/_serverFn/sendFeedbackFn' : '/_serverFn/sendCodeFn';
    return begin(
      { path, announced: 4_096 },
      {
        'CF-Connecting-IP': `198.18.0.${(n >> 1) % FEW.addresses}`,
        ...(isMember && { Cookie: cookies[(n >> 1) % FEW.accounts] }),
      },
    );
  });
  const fewEnd = Date.now() + FEW_MS;
  while (Date.now() < fewEnd) {
    await honest.beside('few');
    await new Promise((resolve) => setTimeout(resolve, PAGE_MS));
  }
  await hangUp(few);
  return { most, kept, slowest, told, beside: honest.told };
}

async function hangUp(bodies) {
  for (const { end } of bodies) end();
  await Promise.all(bodies.map(({ status }) => status));
}

/** Somebody who logs in from a fresh address each time, and a member who moves money: how they are answered. */
function honestCalls(origin, { addressOf, payloadOf }, Cookie) {
  const told = { login: {}, money: {} };
  let times = 0;
  const post = async (path, body, headers) => {
    const all = { Origin: origin, 'Content-Type': 'application/json', ...headers };
    const answer = await fetch(origin + path, { method: 'POST', body, headers: all });
    await answer.arrayBuffer();
    return answer.status;
  };
  const note = (what, crowd, status) => {
    const outcome = `${crowd}: ${status}`;
    told[what][outcome] = (told[what][outcome] ?? 0) + 1;
  };
  const login = payloadOf({ type: 'username', username: 'minhan_2209', password: 'Lantern2209' });
  const day = JSON.stringify({ day: '2026-11-26' });
  return {
    told,
    async beside(crowd) {
      times += 1;
      const address = `172.${16 + (times >> 8)}.${times & 255}.9`;
      const [asGuest, asMember] = await Promise.all([
        post(addressOf('logInFn'), login, { 'CF-Connecting-IP': address }),
        post('/wps/tasks/checkIn', day, { Cookie, 'Idempotency-Key': crypto.randomUUID() }),
      ]);
      note('login', crowd, asGuest);
      note('money', crowd, asMember);
    },
  };
}
