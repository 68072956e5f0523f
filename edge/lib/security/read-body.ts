import type { Held } from './byte-budget';

/** Why a body was not read: 413, 408, 503, or a connection that broke off. */
export type BodyFault = 'too large' | 'too slow' | 'no room' | 'broken off';

type Bounds = {
  maxBytes: number;
  /** Milliseconds for all of it. */
  withinMs: number;
  /** Bytes that must have come for each second since the start, but for those of grace. */
  leastRate: number;
  /** What the isolate holds of it: grows as it does. Whoever has held all of it from the start needs none. */
  held?: Held;
};

/** Milliseconds in which a body may come as slowly as it likes. */
const GRACE = 2_000;
/** Milliseconds between two looks at how much has come: a packet that was lost has been sent again by then. */
const LOOK = 2_000;
/** Looks at which nothing new has come: whoever sent almost all and holds the rest is ended as well. */
const SILENT_LOOKS = 3;
const SECOND = 1_000;
/** Bytes that a body is given room for before any has come. */
const FIRST_ROOM = 4 * 1024;
/** What a request costs that waits for its body, besides the body: streams, context, timers. Bytes. */
export const WAITING = 16 * 1024;

/**
 * Reads a body into as much memory as has come and no more, by its announced length and by counting, and for so long, so
 * fast at least, and no longer. What is refused is not read on; an announcement alone costs nothing.
 */
export async function readBody(
  { headers, body }: Request,
  { maxBytes, withinMs, leastRate, held }: Bounds,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const announced = announcedLength(headers);
  if ((announced ?? 0) > maxBytes) return 'too large';
  if (!body) return new Uint8Array();
  const room = new Room(Math.min(announced ?? maxBytes, maxBytes), held);
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

/** The length that a body announces; null where it says none that is one. */
export function announcedLength(headers: Headers): number | null {
  const text = headers.get('Content-Length') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Gives the memory of a body back now: the engine would hold it until it sees a need to collect. */
export function free({ buffer }: Uint8Array<ArrayBuffer>): void {
  moved(buffer, 0);
}

/** Memory that grows with what comes, each time to twice as much, and never beyond `most`, nor without leave. */
class Room {
  #memory: Uint8Array<ArrayBuffer>;
  readonly #most: number;
  readonly #held: Held | undefined;
  used = 0;

  constructor(most: number, held: Held | undefined) {
    this.#most = most;
    this.#held = held;
    this.#memory = new Uint8Array(Math.min(FIRST_ROOM, most));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#memory.subarray(0, this.used);
  }

  /** Why there is no room for it; null where there is. */
  take(piece: Uint8Array): BodyFault | null {
    const needed = this.used + piece.length;
    if (needed > this.#most) return 'too large';
    if (needed > this.#memory.length) {
      const grown = Math.min(this.#most, Math.max(needed, 2 * this.#memory.length));
      if (this.#held?.resize(WAITING + grown) === false) return 'no room';
      this.#memory = new Uint8Array(moved(this.#memory.buffer, grown));
    }
    this.#memory.set(piece, this.used);
    this.used = needed;
    return null;
  }
}

function moved(buffer: ArrayBuffer, bytes: number): ArrayBuffer {
  return (buffer as ArrayBuffer & { transfer: (bytes: number) => ArrayBuffer }).transfer(bytes);
}

/** Ends when all of the time is over, as soon as less has come than should have, or when nothing comes any more. */
function tooSlow(room: Room, withinMs: number, leastRate: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [before, silent] = [0, 0];
  const ends = new Promise<'too slow'>((resolve) => {
    const look = (passed: number) => {
      const due = ((passed - GRACE) / SECOND) * leastRate;
      silent = room.used > before ? 0 : silent + 1;
      before = room.used;
      if (passed >= withinMs || room.used < due || silent >= SILENT_LOOKS) return resolve('too slow');
      wait(passed);
    };
    const wait = (passed: number) => {
      const next = Math.min(passed === 0 ? GRACE + LOOK : passed + LOOK, withinMs);
      timer = setTimeout(() => look(next), next - passed);
    };
    wait(0);
  });
  return { ends, stop: () => clearTimeout(timer) };
}

/** Null when all has come. */
async function fill(reader: ReadableStreamDefaultReader<Uint8Array>, room: Room): Promise<BodyFault | null> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    const fault = room.take(value);
    if (fault) return fault;
  }
}
