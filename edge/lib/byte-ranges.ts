/** A part of a representation: its first and last byte, both included. */
type ByteRange = { first: number; last: number };

/**
 * What a `Range` header asks of so many bytes (RFC 9110 §14.1.2): one part; null for one that lies behind the end;
 * undefined for what is not one part of bytes, which counts as not asked.
 */
export function byteRange(header: string, length: number): ByteRange | null | undefined {
  const [, list = ''] = /^bytes=(.*)$/i.exec(header) ?? [];
  const parts = list.split(',').flatMap((part) => part.trim() || []);
  const [, from = '', to = ''] = (parts.length === 1 && /^(\d*)-(\d*)$/.exec(parts[0] ?? '')) || [];
  if (length === 0 || from + to === '' || (from !== '' && to !== '' && Number(to) < Number(from)))
    return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first < length ? { first, last } : null;
}

/**
 * A whole answer to a GET, of so many bytes, in the part that was asked for: 206, or 416 where there is none such (RFC
 * 9110 §14, §15.3.7, §15.5.17). The answer itself where no part was asked for, of another state of the file (`If-Range`),
 * or in a way that is not known here: several parts are answered by the whole. Bytes before the part are read over, those
 * behind it are not asked for.
 */
export function inRange(request: Request, whole: Response, length: number): Response {
  const asked = request.headers.get('Range');
  if (asked === null || whole.body === null || !isSameState(request, whole)) return whole;
  const range = byteRange(asked, length);
  if (range === undefined) return whole;
  const headers = new Headers(whole.headers);
  if (range === null) {
    void whole.body.cancel();
    for (const name of ['Content-Length', 'Content-Type']) headers.delete(name);
    headers.set('Content-Range', `bytes */${length}`);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  headers.set('Content-Range', `bytes ${first}-${last}/${length}`);
  headers.set('Content-Length', String(last - first + 1));
  // A part of the bytes as they are is no part of what would be packed on the way.
  headers.append('Cache-Control', 'no-transform');
  return new Response(cut(whole.body, range), { status: 206, headers });
}

/** Whether the file is still what an `If-Range` names, by a strong tag or by its very date. */
function isSameState(request: Request, { headers }: Response): boolean {
  const known = request.headers.get('If-Range');
  if (known === null) return true;
  return known === headers.get(known.startsWith('"') ? 'ETag' : 'Last-Modified');
}

/** A part of a stream, of a known length where the runtime can say so. Nothing is held of it. */
function cut(whole: ReadableStream<Uint8Array>, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  const reader = whole.getReader();
  let at = 0;
  const part = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('a file is shorter than it says');
        const bytes = value.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
        at += value.byteLength;
        if (bytes.byteLength > 0) controller.enqueue(bytes);
        if (at > last) {
          controller.close();
          return reader.cancel();
        }
        if (bytes.byteLength > 0) return undefined;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { FixedLengthStream } = globalThis as { FixedLengthStream?: new (bytes: number) => TransformStream };
  return FixedLengthStream ? part.pipeThrough(new FixedLengthStream(last - first + 1)) : part;
}
