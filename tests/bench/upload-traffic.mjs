import { connect } from 'node:net';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { MB } from './isolate-memory.mjs';

const MEMBERS = 40;
const SLOW_SOCKETS = 100;
/** Milliseconds that an answer may take. */
const PATIENCE = 30_000;
const FORM = 'multipart/form-data; boundary=x';

/** Tools of the tests, as they stand in TypeScript. */
async function load(path) {
  return (await runnerImport(at(path), { configFile: false })).module;
}

/** Session cookies of members, as the site seals them; on plain http, as in the sandbox. */
export async function memberCookies(sessionKeys) {
  const { seal, sealKeys } = await load('edge/lib/session/sealed-cookie.ts');
  return Promise.all(
    Array.from({ length: MEMBERS }, async (_, n) => {
      const info = {
        id: `login-${n}`,
        merchantCode: 'hoadang',
        userName: `member_${n}`,
        type: 0,
        firstTimeLogin: false,
      };
      const keys = sealKeys({ SESSION_KEYS: sessionKeys });
      return `session=${await seal({ token: `token-${n}`, info }, 'session', keys)}`;
    }),
  );
}

/**
 * What is sent to the site at once: guests and members who look at pages, members who bring three pictures of 5 MB and
 * apply, and whoever sends what nobody asked for. Each is a loop of its own; `told` counts the answers.
 */
export async function uploadTraffic(origin, sessionKeys, told) {
  const { addressOf, payloadOf } = await load('tests/worker/support/server-functions.ts');
  const { jpegOfBytes, png } = await load('contracts/testing/pictures.ts');
  const { MEMBER_PICTURES } = await load('contracts/pictures/member-pictures.ts');
  const picture = jpegOfBytes(5 * MB);
  const bomb = png({
    width: 30_000,
    height: 30_000,
    pixels: Uint8Array.of(0x78, 1, ...new Uint8Array(100_000)),
  });
  const form = new Uint8Array(15.7 * MB);
  const cookies = await memberCookies(sessionKeys);
  let turn = 0;
  const member = () => {
    turn += 1;
    return cookies[turn % MEMBERS];
  };

  async function send(what, path, init = {}) {
    // A refused body may end the connection before all of it is sent.
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    const outcome = `${what}: ${answer?.status ?? 'connection ended'}`;
    told.set(outcome, (told.get(outcome) ?? 0) + 1);
    return text && answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : null;
  }
  const post = (what, path, body, type, Cookie = '') =>
    send(what, path, {
      method: 'POST',
      body,
      headers: { Origin: origin, 'Content-Type': type, Cookie, 'x-tsr-serverFn': 'true' },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });

  async function apply() {
    const cookie = member();
    const pictures = [];
    for (let n = 0; n < 3; n += 1) {
      const answer = await post('picture of 5 MB', MEMBER_PICTURES, picture, 'image/jpeg', cookie);
      if (answer?.success) pictures.push(answer.value.id);
    }
    const body = payloadOf({ id: '501', remarks: 'x', pictures });
    await post('application', addressOf('requestRewardFn'), body, 'application/json', cookie);
  }

  /** Goes on until the site ends it, or nobody does: 30 MB. */
  const endless = () => {
    let left = 480;
    return new ReadableStream({
      async pull(controller) {
        // A turn of the event loop between pieces: an answer that came early is seen before the next.
        await new Promise((resolve) => setTimeout(resolve, 1));
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
  };

  return [
    ...Array(3).fill(() => send('page for a guest', '/m/home')),
    ...Array(2).fill(() => {
      return send('page anew', `/m/activity?category=${crypto.randomUUID()}`, { headers: anyone() });
    }),
    () => send('page for a member', '/m/home', { headers: { Cookie: member() } }),
    ...Array(6).fill(apply),
    ...Array(4).fill(() => post('15.7 MB of form to a function', addressOf('getSessionFn'), form, FORM)),
    ...Array(4).fill(() =>
      post('endless body to a function', addressOf('logInFn'), endless(), 'application/json'),
    ),
    ...Array(4).fill(() => post('5 MB without a session', MEMBER_PICTURES, picture, 'image/jpeg')),
    ...Array(4).fill(() => post('endless picture', MEMBER_PICTURES, endless(), 'image/jpeg', member())),
    ...Array(2).fill(() => post('30,000 by 30,000 pixels', MEMBER_PICTURES, bomb, 'image/png', member())),
    ...Array(SLOW_SOCKETS).fill(() => slowBody(origin, told)),
  ];
}

/** Headers of a visitor from an address of their own: renders are counted by it. */
export function anyone() {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'X-Sandbox-Address': `10.${a}.${b}.${c}` };
}

/** Announces a body and sends a byte of it now and then, until the site has enough of it. */
function slowBody(origin, told) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const beat = setInterval(() => socket.write('x'), 1_000);
    socket.on('data', (data) => {
      answer += data;
      socket.end();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(beat);
      const outcome = `slow body: ${/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'connection ended'}`;
      told.set(outcome, (told.get(outcome) ?? 0) + 1);
      resolve();
    });
    const head = ['POST /_serverFn/logInFn HTTP/1.1', `Host: ${hostname}:${port}`, `Origin: ${origin}`];
    socket.write([...head, 'Content-Type: application/json', 'Content-Length: 4000', '', 'x'].join('\r\n'));
  });
}
