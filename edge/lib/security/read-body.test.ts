import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body';

const MB = 1024 * 1024;
const BOUNDS = { maxBytes: 5 * MB, withinMs: 60_000, leastRate: 16 * 1024 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A request whose body comes as `send` says, with a length that it announces or not. */
function sending(announced?: number) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const headers: HeadersInit = announced === undefined ? {} : { 'Content-Length': String(announced) };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return {
    request: new Request('https://site.example/', init as RequestInit),
    send: (bytes: number, filled = 1) => controller.enqueue(new Uint8Array(bytes).fill(filled)),
    end: () => controller.close(),
  };
}

it('takes memory for what has come, not for what was announced [CALL-03]', async () => {
  const made: number[] = [];
  const Real = Uint8Array;
  vi.stubGlobal(
    'Uint8Array',
    class extends Real {
      constructor(given: never, from?: never, length?: never) {
        super(given, from, length);
        made.push(this.byteLength);
      }
    },
  );
  const bodies = Array.from({ length: 20 }, () => sending(5 * MB));
  const reads = bodies.map(({ request }) => readBody(request, BOUNDS));
  await vi.advanceTimersByTimeAsync(0);
  vi.unstubAllGlobals();
  expect(made.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MB);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.all(reads)).toEqual(bodies.map(() => 'too slow'));
});

it.each([
  ['announced', 3 * MB],
  ['not announced', undefined],
])('answers all that came in pieces, their length %s [CALL-03]', async (_, announced) => {
  const { request, send, end } = sending(announced);
  for (let piece = 0; piece < 3; piece += 1) send(MB, piece + 1);
  end();
  const read = (await readBody(request, BOUNDS)) as Uint8Array;
  expect([read.length, read[0], read[MB], read[3 * MB - 1]]).toEqual([3 * MB, 1, 2, 3]);
});

it('takes no byte more than was announced, or than is allowed [CALL-03]', async () => {
  for (const [announced, sent] of [
    [10, 11],
    [undefined, 5 * MB + 1],
  ] as const) {
    const { request, send } = sending(announced);
    send(sent);
    expect(await readBody(request, BOUNDS)).toBe('too large');
  }
});

it('ends a silent body soon after its grace, one that drips below the least rate too, and lets a slow telephone send [CALL-03]', async () => {
  const silent = readBody(sending(MB).request, BOUNDS);
  const dripping = sending(MB);
  const drips = readBody(dripping.request, BOUNDS);
  const slow = sending();
  const telephone = readBody(slow.request, BOUNDS);
  const ended: string[] = [];
  void silent.then(() => ended.push('silent'));
  void drips.then(() => ended.push('drips'));
  for (let second = 0; second < 30; second += 1) {
    if (!ended.includes('drips')) dripping.send(1_000);
    slow.send(20 * 1024);
    await vi.advanceTimersByTimeAsync(1_000);
    if (second === 6) expect(ended).toEqual(['silent', 'drips']);
  }
  slow.end();
  expect(await silent).toBe('too slow');
  expect(((await telephone) as Uint8Array).length).toBe(600 * 1024);
});
