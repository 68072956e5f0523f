import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, connectionOf, proxiesOf } from './connection.mjs';
import { closeConnections, send, Unreachable } from './http.mjs';
import { CERTIFICATE, KEY } from './self-signed';

const open: Server[] = [];
let url = '';
let asked: string[] = [];

/** Where a server listens that is closed after the test. */
async function listening(server: Server): Promise<string> {
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  asked = [];
  const here: RequestListener = ({ method, headers }, response) => {
    asked.push(`${method} ${headers['x-api-key'] ?? ''}`.trim());
    response.end('here');
  };
  url = `http://${await listening(createServer(here))}/`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeConnections();
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

const call = (method = 'GET') => send({ method, url, headers: {} });
const answered = async () => (await call()).body.toString();
/** The next thing that is written finds its connection closed. */
const closeBefore = (code: string) =>
  vi.spyOn(Socket.prototype, 'write').mockImplementationOnce(function (this: Socket) {
    this.destroy(Object.assign(new Error('closed'), { code }));
    return false;
  });

it.each(['ECONNRESET', 'EPIPE'])(
  'a call is sent once more when the connection that was kept for it turns out to be closed, and says so: %s [CALL-06]',
  async (code) => {
    expect((await call()).isRepeated).toBeUndefined();
    closeBefore(code);
    expect(await call()).toMatchObject({ isRepeated: true, body: Buffer.from('here') });
  },
);

it('a call whose own connection breaks is not sent twice [CALL-06]', async () => {
  closeBefore('EPIPE');
  await expect(answered()).rejects.toThrow('broke (EPIPE)');
});

it('a call that writes is never sent twice, also when it follows others [CALL-06]', async () => {
  await answered();
  await call('POST');
  closeBefore('ECONNRESET');
  await expect(call('POST')).rejects.toThrow('broke (ECONNRESET); a call that writes is not sent again');
  expect(asked).toEqual(['GET', 'POST']);
});

it('a connection that is closed under a call after it was read is told, for reading and for writing calls [CALL-06]', async () => {
  const seen: unknown[] = [];
  const dropping = createServer((request) => {
    seen.push(request.method);
    request.socket.destroy();
  });
  const dropped = `http://${await listening(dropping)}/`;
  for (const method of ['GET', 'POST']) {
    await expect(send({ method, url: dropped, headers: {} })).rejects.toThrow('broke (ECONNRESET)');
  }
  expect(seen).toEqual(['GET', 'POST']);
});

it('headers of the connection go with every call, but for those that the contract gives [CALL-06]', async () => {
  const connection = connectionOf({ headers: { 'X-Api-Key': 'from outside' } });
  await send({ method: 'GET', url, headers: {} }, connection);
  await send({ method: 'POST', url, headers: { 'x-api-key': 'own' } }, connection);
  connection.close();
  expect(asked).toEqual(['GET from outside', 'POST own']);
});

describe('a backend with a certificate of its own [CALL-06]', () => {
  let secure = '';
  beforeEach(async () => {
    const options = { cert: CERTIFICATE, key: KEY };
    const host = await listening(createSecureServer(options, (_, response) => response.end('sealed')));
    secure = `https://${host}/`;
  });
  const over = async (connection: Connection, address = secure) => {
    const { body } = await send({ method: 'GET', url: address, headers: {} }, connection);
    connection.close();
    return body.toString();
  };

  it('is not reached, and the sentence says what helps', async () => {
    const failure = over(connectionOf());
    await expect(failure).rejects.toBeInstanceOf(Unreachable);
    await expect(failure).rejects.toThrow('named with --ca FILE');
  });

  it('is reached with its authority', async () => {
    expect(await over(connectionOf({ ca: CERTIFICATE }))).toBe('sealed');
  });

  it('that speaks no TLS is told', async () => {
    await expect(over(connectionOf(), url.replace('http:', 'https:'))).rejects.toThrow('is it http:// ?');
  });

  it('is reached through the tunnel of a proxy, for many calls at once', async () => {
    const tunnels: unknown[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, client) => {
      tunnels.push([request.url, request.headers['proxy-authorization']]);
      const upstream = connect(Number(new URL(secure).port), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.pipe(client).pipe(upstream);
      });
    });
    const environment = { https_proxy: `http://user:p%40ss@${await listening(proxy)}` };
    const connection = connectionOf({ ca: CERTIFICATE, proxies: proxiesOf(environment) });
    const wanted = { method: 'GET', url: 'https://backend.test/x', headers: {} };
    const bodies = await Promise.all([send(wanted, connection), send(wanted, connection)]);
    bodies.push(await send(wanted, connection));
    connection.close();
    expect(bodies.map(({ body }) => body.toString())).toEqual(['sealed', 'sealed', 'sealed']);
    const basic = `Basic ${Buffer.from('user:p@ss').toString('base64')}`;
    expect(tunnels).toEqual([
      ['backend.test:443', basic],
      ['backend.test:443', basic],
    ]);
  });

  it('is not reached where the proxy refuses', async () => {
    const proxy = createServer();
    proxy.on('connect', (_, client) => client.end('HTTP/1.1 407 No\r\n\r\n'));
    const host = await listening(proxy);
    const connection = connectionOf({ proxies: proxiesOf({ HTTPS_PROXY: host }) });
    const failure = over(connection, 'https://backend.test/');
    await expect(failure).rejects.toThrow(
      `the proxy ${host} answered 407 when it was asked for backend.test:443`,
    );
  });
});

describe('proxies of the environment [CALL-06]', () => {
  it.each([
    ['http://backend.test/x?a=1', {}, true],
    ['http://backend.test/x', { NO_PROXY: 'other.test, .test' }, false],
    ['http://backend.test/x', { no_proxy: 'backend.test:8080' }, true],
    ['http://backend.test:8080/x', { no_proxy: 'backend.test:8080' }, false],
    ['http://notbackend.test/x', { no_proxy: 'backend.test' }, true],
    ['http://backend.test/x', { no_proxy: '*' }, false],
    ['http://127.0.0.1:8080/x', {}, false],
    ['http://localhost/x', {}, false],
  ])('%s with %o', (address, more, isProxied) => {
    const connection = connectionOf({
      proxies: proxiesOf({ HTTP_PROXY: 'http://proxy.test:3128', ...more }),
    });
    const route = connection.routeOf(new URL(address), true);
    if (isProxied) expect(route).toMatchObject({ hostname: 'proxy.test', port: '3128', path: address });
    else expect(Object.keys(route)).toEqual(['agent']);
  });

  it('carry calls without TLS', async () => {
    const seen: unknown[] = [];
    const proxy = createServer((request, response) => {
      seen.push([request.url, request.headers.host]);
      response.end('through');
    });
    const connection = connectionOf({ proxies: proxiesOf({ http_proxy: await listening(proxy) }) });
    const { body } = await send({ method: 'GET', url: 'http://backend.test/x?a=1', headers: {} }, connection);
    connection.close();
    expect([body.toString(), seen]).toEqual(['through', [['http://backend.test/x?a=1', 'backend.test']]]);
  });

  it('that are no http address are refused without their password', () => {
    expect(() => proxiesOf({ HTTPS_PROXY: 'socks5://me:secret@x' })).toThrow(
      /^HTTPS_PROXY is not the http:\/\/ address of a proxy$/,
    );
  });
});
