/** Why a body was not read: 413, 408, or a connection that broke off. */
export type BodyFault = 'too large' | 'too slow' | 'broken off';

type Bounds = {
  maxBytes: number;
  /** Milliseconds for all of it. */
  withinMs: number;
  /** Bytes that must come each second on the whole, once some seconds of grace are over; any number unless told. */
  leastRate?: number;
};

/** Milliseconds in which a body may come as slowly as it likes. */
const GRACE = 5_000;
const SECOND = 1_000;
/** Bytes that a body is given room for before any has come. */
const FIRST_ROOM = 16 * 1024;

/**
 * Reads a body into as much memory as has come and no more, by its announced length and by counting, and for so long, so
 * fast at least, and no longer. What is refused is not read on; an announcement alone costs nothing.
 */
export async function readBody(
  { headers, body }: Request,
  { maxBytes, withinMs, leastRate = 0 }: Bounds,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const announced = headers.get('Content-Length');
  if (Number(announced ?? 0) > maxBytes) return 'too large';
  if (!body) return new Uint8Array();
  const room = new Room(announced === null ? maxBytes : Number(announced));
  const reader = body.getReader();
  const watch = tooSlow(room, withinMs, leastRate);
  try {
    const fault = await Promise.race([fill(reader, room), watch.ends]);
    if (fault === null) return room.bytes;
    // Nobody waits for the rest: whether it can still be stopped is no matter.
    void reader.cancel().catch(() => {});
    free(room.bytes);
    return fault;
  } catch {
    free(room.bytes);
    return 'broken off';
  } finally {
    watch.stop();
  }
}

/** Gives the memory of a body back now: the engine would hold it until it sees a need to collect. */
export function free({ buffer }: Uint8Array<ArrayBuffer>): void {
  moved(buffer, 0);
}

/** Memory that grows with what comes, each time to twice as much, and never beyond `most`. */
class Room {
  #memory: Uint8Array<ArrayBuffer>;
  #most: number;
  used = 0;

  constructor(most: number) {
    this.#most = most;
    this.#memory = new Uint8Array(Math.min(FIRST_ROOM, most));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#memory.subarray(0, this.used);
  }

  /** False where there is no room for it. */
  take(piece: Uint8Array): boolean {
    const needed = this.used + piece.length;
    if (needed > this.#most) return false;
    if (needed > this.#memory.length) {
      const grown = Math.min(this.#most, Math.max(needed, 2 * this.#memory.length));
      this.#memory = new Uint8Array(moved(this.#memory.buffer, grown));
    }
    this.#memory.set(piece, this.used);
    this.used = needed;
    return true;
  }
}

function moved(buffer: ArrayBuffer, bytes: number): ArrayBuffer {
  return (buffer as ArrayBuffer & { transfer: (bytes: number) => ArrayBuffer }).transfer(bytes);
}

/** Ends when all of the time is over, or as soon as less has come than should have. */
function tooSlow(room: Room, withinMs: number, leastRate: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = new Promise<'too slow'>((resolve) => {
    const look = (passed: number) => {
      const due = (Math.max(0, passed - GRACE) / SECOND) * leastRate;
      if (passed >= withinMs || room.used < due) return resolve('too slow');
      const next = Math.min(passed < GRACE ? GRACE + SECOND : passed + SECOND, withinMs);
      timer = setTimeout(() => look(next), next - passed);
    };
    look(0);
  });
  return { ends, stop: () => clearTimeout(timer) };
}

/** Null when all has come. */
async function fill(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  room: Room,
): Promise<'too large' | null> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    if (!room.take(value)) return 'too large';
  }
}
