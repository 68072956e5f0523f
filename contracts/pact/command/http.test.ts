import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeConnections, send } from './http.mjs';

const server = createServer((_, response) => response.end('here'));
let url = '';

beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeConnections();
  await new Promise((resolve) => server.close(resolve));
});

const answered = async () => (await send({ method: 'GET', url, headers: {} })).body.toString();
/** The next thing that is written finds its connection closed. */
const closeBefore = (code: string) =>
  vi.spyOn(Socket.prototype, 'write').mockImplementationOnce(function (this: Socket) {
    this.destroy(Object.assign(new Error('closed'), { code }));
    return false;
  });

it.each(['ECONNRESET', 'EPIPE'])(
  'a call is sent once more when the connection that was kept for it turns out to be closed: %s [CALL-06]',
  async (code) => {
    await answered();
    closeBefore(code);
    expect(await answered()).toBe('here');
  },
);

it('a call whose own connection breaks is not sent twice [CALL-06]', async () => {
  closeBefore('EPIPE');
  await expect(answered()).rejects.toThrow('broke (EPIPE)');
});
