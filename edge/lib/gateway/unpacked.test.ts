import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpacked } from './unpacked';

const TEXT = '{"success":true,"value":"đủ rồi ₫"}';
const responseOf = (coding: string, body: Uint8Array) =>
  new Response(new Uint8Array(body), {
    status: 201,
    headers: { 'Content-Encoding': coding, 'Content-Length': String(body.length), 'X-Other': 'kept' },
  });

describe('an answer that is packed though nobody asked', () => {
  it.each<[string, (bytes: string) => Uint8Array]>([
    ['deflate', zlib.deflateSync],
    ['zstd', zlib.zstdCompressSync],
    ['GZIP', zlib.gzipSync],
    ['x-gzip', zlib.gzipSync],
    ['Br', zlib.brotliCompressSync],
    ['gzip, br', (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
    ['deflate,identity, zstd', (bytes) => zlib.zstdCompressSync(zlib.deflateSync(bytes))],
  ])('is read: %s [CALL-04]', async (coding, pack) => {
    const response = unpacked(responseOf(coding, pack(TEXT)));
    expect(await response.text()).toBe(TEXT);
    expect([response.status, ...response.headers.keys()]).toEqual([201, 'x-other']);
  });

  it.each(['gzip', 'br', 'identity'])(
    'is left to the runtime, which reads it itself: %s [CALL-04]',
    (coding) => {
      const response = responseOf(coding, zlib.gzipSync(TEXT));
      expect(unpacked(response)).toBe(response);
    },
  );

  it('in a way that nobody knows stays as it is [CALL-04]', () => {
    for (const coding of ['compress', 'gzip, compress', 'constructor']) {
      const response = responseOf(coding, Buffer.from(TEXT));
      expect(unpacked(response)).toBe(response);
    }
  });

  it.each([
    ['deflate', zlib.gzipSync(TEXT)],
    ['zstd', zlib.zstdCompressSync(TEXT).subarray(0, 20)],
    ['x-gzip', Buffer.from(TEXT)],
    ['Br', Buffer.from(TEXT)],
  ])('and is not what it says fails while it is read: %s [CALL-04]', async (coding, body) => {
    await expect(unpacked(responseOf(coding, body)).text()).rejects.toThrow();
  });

  it('without a body stays as it is [CALL-04]', () => {
    const response = new Response(null, { status: 204, headers: { 'Content-Encoding': 'deflate' } });
    expect(unpacked(response)).toBe(response);
  });
});
