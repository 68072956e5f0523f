import { LRUCache } from 'lru-cache';
import type { Env } from '../env';
import { inRange } from './byte-ranges';

/** Bytes of files that do not say how many they have, by address and tag. */
const lengths = new LRUCache<string, number>({ max: 500 });

/**
 * A file of the build with further headers, whole or in the part that was asked for; undefined where there is none. The binding of the files
 * knows no ranges, without which no iPhone plays a video, and may not say how long a file is: then it is read once more,
 * and counted.
 */
export async function builtFile(
  { ASSETS }: Pick<Env, 'ASSETS'>,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const isPartial = request.method === 'GET' && request.headers.has('Range');
  const ask = async () => ASSETS?.fetch(isPartial ? withoutRange(request) : request);
  const file = await ask();
  if (!file || file.status === 404) return undefined;
  const whole = new Response(file.body, file);
  if (file.ok) for (const name in headers) whole.headers.set(name, headers[name] ?? '');
  if (file.status !== 200 || file.headers.has('Content-Encoding')) return whole;
  whole.headers.set('Accept-Ranges', 'bytes');
  return isPartial ? inRange(request, whole, await lengthOf(request.url, whole, ask)) : whole;
}

/** What is not modified is told first: so the binding has it. */
function withoutRange({ url, headers }: Request): Request {
  const kept = new Headers(headers);
  for (const name of ['Range', 'If-Range']) kept.delete(name);
  return new Request(url, { headers: kept });
}

async function lengthOf(
  url: string,
  { headers }: Response,
  again: () => Promise<Response | undefined>,
): Promise<number> {
  const told = headers.get('Content-Length');
  if (told !== null) return Number(told);
  const tag = headers.get('ETag');
  const known = tag === null ? undefined : lengths.get(`${url} ${tag}`);
  if (known !== undefined) return known;
  let length = 0;
  for await (const piece of (await again())?.body ?? []) length += piece.byteLength;
  if (tag !== null) lengths.set(`${url} ${tag}`, length);
  return length;
}
