/** Why a body was not read: 413, 408, or a connection that broke off. */
export type BodyFault = 'too large' | 'too slow' | 'broken off';

type Bounds = { maxBytes: number; withinMs: number };

/**
 * Reads a body into as much memory as it may have and no more, by its announced length and by counting what comes, and
 * for so long and no longer. What is refused is not read on.
 */
export async function readBody(
  { headers, body }: Request,
  { maxBytes, withinMs }: Bounds,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const announced = headers.get('Content-Length');
  if (Number(announced ?? 0) > maxBytes) return 'too large';
  if (!body) return new Uint8Array();
  const room = new Uint8Array(announced === null ? maxBytes : Number(announced));
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<'too slow'>((resolve) => {
    timer = setTimeout(() => resolve('too slow'), withinMs);
  });
  try {
    const read = await Promise.race([fill(reader, room), tooSlow]);
    if (typeof read === 'number') return room.subarray(0, read);
    // Nobody waits for the rest: whether it can still be stopped is no matter.
    void reader.cancel().catch(() => {});
    free(room);
    return read;
  } catch {
    free(room);
    return 'broken off';
  } finally {
    clearTimeout(timer);
  }
}

/** Gives the memory of a body back now: the engine would hold it until it sees a need to collect. */
export function free({ buffer }: Uint8Array<ArrayBuffer>): void {
  (buffer as ArrayBuffer & { transfer: (bytes: number) => ArrayBuffer }).transfer(0);
}

/** How many bytes came, or that there is no room for them. */
async function fill(reader: ReadableStreamDefaultReader<Uint8Array>, room: Uint8Array) {
  for (let at = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return at;
    if (at + value.length > room.length) return 'too large';
    room.set(value, at);
    at += value.length;
  }
}
