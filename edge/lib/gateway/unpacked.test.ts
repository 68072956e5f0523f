import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpacked } from './unpacked';

const TEXT = '{"success":true,"value":"đủ rồi ₫"}';
const answerOf = (coding: string, body: Uint8Array) =>
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
    const answer = unpacked(answerOf(coding, pack(TEXT)));
    expect(await answer.text()).toBe(TEXT);
    expect([answer.status, ...answer.headers.keys()]).toEqual([201, 'x-other']);
  });

  it.each(['gzip', 'br', 'identity'])(
    'is left to the runtime, which reads it itself: %s [CALL-04]',
    (coding) => {
      const answer = answerOf(coding, zlib.gzipSync(TEXT));
      expect(unpacked(answer)).toBe(answer);
    },
  );

  it('in a way that nobody knows stays as it is [CALL-04]', () => {
    for (const coding of ['compress', 'gzip, compress', 'constructor']) {
      const answer = answerOf(coding, Buffer.from(TEXT));
      expect(unpacked(answer)).toBe(answer);
    }
  });

  it.each([
    ['deflate', zlib.gzipSync(TEXT)],
    ['zstd', zlib.zstdCompressSync(TEXT).subarray(0, 20)],
    ['x-gzip', Buffer.from(TEXT)],
    ['Br', Buffer.from(TEXT)],
  ])('and is not what it says fails while it is read: %s [CALL-04]', async (coding, body) => {
    await expect(unpacked(answerOf(coding, body)).text()).rejects.toThrow();
  });

  it('without a body stays as it is [CALL-04]', () => {
    const answer = new Response(null, { status: 204, headers: { 'Content-Encoding': 'deflate' } });
    expect(unpacked(answer)).toBe(answer);
  });
});
