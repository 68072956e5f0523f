import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, fakeSite } from '../testing/fake-site';

const INFO = '/wps/member/info';
const FN = `/_serverFn/${'a'.repeat(64)}`;
const REPORTS = '/client-errors';
const FORM = 'multipart/form-data; boundary=x';

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function send(path: string, type: string | null, body: string | null = '{"message":"x"}', method = 'POST') {
  const headers = new Headers({
    Origin: 'https://site.example',
    ...(type !== null && { 'Content-Type': type }),
  });
  const init = { method, headers, body: body === null ? null : new TextEncoder().encode(body) };
  if (body !== null) headers.set('Content-Length', String(body.length));
  return fakeSite({ [INFO]: () => envelope({}) }).fetch(path, init);
}

describe('the body of a call', () => {
  it.each([
    [INFO, 'text/plain', 'PUT'],
    [INFO, 'application/x-www-form-urlencoded', 'PUT'],
    [INFO, 'application/jsonp', 'PUT'],
    [INFO, FORM, 'PUT'],
    [INFO, null, 'PUT'],
    [FN, 'text/plain', 'POST'],
    [FN, 'application/x-www-form-urlencoded', 'POST'],
    [FN, 'application/octet-stream', 'POST'],
    [FN, FORM, 'POST'],
    [FN, null, 'POST'],
    [REPORTS, FORM, 'POST'],
    [REPORTS, 'text/plain;charset=UTF-8', 'POST'],
    ['/lgw/favourite', 'text/xml', 'POST'],
  ])('to %s as %s is refused: 415, in the frame of a call [CALL-02]', async (path, type, method) => {
    const response = await send(path, type, '{"message":"x"}', method);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ success: false, errorCode: 'request.invalid', value: null });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    [INFO, 'application/json; charset=utf-8'],
    [FN, 'application/json'],
    [REPORTS, 'application/json'],
  ])('to %s as %s is looked at [CALL-02]', async (path, type) => {
    expect((await send(path, type)).status).not.toBe(415);
  });

  it.each(['gzip', 'br', 'gzip, identity'])('packed as %s is refused: 415 [CALL-02]', async (packing) => {
    const site = fakeSite({ [INFO]: () => envelope({}) });
    const headers = {
      Origin: 'https://site.example',
      'Content-Type': 'application/json',
      'Content-Encoding': packing,
    };
    const response = await site.fetch(INFO, { method: 'PUT', headers, body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      415,
      { success: false, errorCode: 'request.invalid', value: null },
    ]);
  });

  it('is not handed on where no route answers the call [ROUTE-78]', async () => {
    const headers = { Origin: 'https://site.example', 'Content-Type': 'application/json' };
    const site = fakeSite({}, {}, (_, request) => request.text());
    const response = await site.fetch('/client-errors/none', { method: 'POST', headers, body: '{}' });
    expect([response.status, await response.text()]).toEqual([200, '""']);
  });

  it('may be missing, and then needs no type [CALL-02]', async () => {
    for (const path of [INFO, FN]) expect((await send(path, null, null)).status).not.toBe(415);
  });
});
