import { Duplex } from 'node:stream';
import { createBrotliDecompress, createZstdDecompress } from 'node:zlib';

/** The runtime takes off these by itself: each alone, and written so. */
const BY_RUNTIME = ['', 'identity', 'gzip', 'br'];

type Bytes = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;

const gunzip = () => new DecompressionStream('gzip') as Bytes;
/** What takes off each coding of a body (RFC 9110 §8.4.1, RFC 8878). */
const DECODERS: ReadonlyMap<string, () => Bytes> = new Map([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', () => new DecompressionStream('deflate') as Bytes],
  ['br', () => Duplex.toWeb(createBrotliDecompress()) as unknown as Bytes],
  ['zstd', () => Duplex.toWeb(createZstdDecompress()) as unknown as Bytes],
]);

/**
 * An answer without the codings that a gateway packed it in, though nobody asked for them; of a coding that is not known
 * here, as it came. A body that is not what it says fails while it is read.
 */
export function unpacked(response: Response): Response {
  const written = response.headers.get('Content-Encoding') ?? '';
  if (BY_RUNTIME.includes(written) || response.body === null) return response;
  const names = written.split(',').map((name) => name.trim().toLowerCase());
  const codings = names.filter((name) => name !== '' && name !== 'identity');
  const decoders = codings.flatMap((name) => DECODERS.get(name) ?? []);
  if (decoders.length < codings.length) return response;
  // The coding that was put on last is taken off first.
  const body = decoders.reduceRight((packed, decoder) => packed.pipeThrough(decoder()), response.body);
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(body, { status: response.status, headers });
}
