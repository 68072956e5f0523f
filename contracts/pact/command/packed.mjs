import zlib from 'node:zlib';
import { send } from './http.mjs';

/** @typedef {import('./http.mjs').Call} Call */
/** @typedef {import('./http.mjs').Answer} Answer */

/** Bytes that a body may have once it is unpacked: more than the site reads of any. */
const MOST = { maxOutputLength: 32 * 2 ** 20 };

/** What undoes each coding of a body (RFC 9110 §8.4.1, RFC 8878); `zstd` came with Node 22.15. */
const DECODERS = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
};

/** What the edge's own runtime asks for, and what every Node from 18.3 on unpacks besides. */
const ACCEPTED = 'br, gzip, deflate';

/**
 * Sends one call, and asks for a packed body as the edge does; what comes is unpacked, however it is packed.
 * @param {Call} call
 * @param {import('./connection.mjs').Connection} [connection]
 * @returns {Promise<Answer>}
 * @throws as `send()`; Error in words for a body that is not what its `Content-Encoding` says.
 */
export async function sendUnpacking(call, connection) {
  const headers = { 'Accept-Encoding': ACCEPTED, ...call.headers };
  return unpacked(await send({ ...call, headers }, connection));
}

/** @param {Answer} answer */
function unpacked(answer) {
  const { status, headers, body } = answer;
  // The coding that was put on last is taken off first.
  const codings = codingsOf(headers['content-encoding']).reverse();
  const plain =
    body.length === 0 ? body : codings.reduce((bytes, coding) => without(coding, bytes, status), body);
  return { ...answer, body: plain };
}

function codingsOf(header = '') {
  const names = String(header).split(',');
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '' && name !== 'identity');
}

function without(coding, bytes, status) {
  const decode = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
  if (!decode) {
    throw new Error(`answered ${status} with a body packed as ${coding}, which can't be unpacked here`);
  }
  try {
    return decode(bytes, MOST);
  } catch (error) {
    if (error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new Error(`answered ${status} with a body of more than 32 MB once it is unpacked`);
    throw new Error(`answered ${status} with a body that is not ${coding}, as its Content-Encoding says`);
  }
}
