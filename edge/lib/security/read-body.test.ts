import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcedLength, readBody, WAITING } from './read-body';

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

const SMALL = { maxBytes: 64 * 1024, withinMs: 15_000, leastRate: 512 };

it('ends one that sent all but a byte and then is silent: the reader is stopped, and what it held given back [CALL-03]', async () => {
  const { request, send } = sending(65_001);
  const cancelled = vi.spyOn(ReadableStreamDefaultReader.prototype, 'cancel');
  const read = readBody(request, SMALL);
  send(65_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(cancelled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await read).toBe('too slow');
  expect(cancelled).toHaveBeenCalledOnce();
});

it('lets a telephone on the slowest network send a form, a lost packet and all, and ends a byte a second [CALL-03]', async () => {
  const [slow, lost, drips] = [sending(8_000), sending(300), sending(8_000)];
  const reads = [slow, lost, drips].map(({ request }) => readBody(request, SMALL));
  const ended: string[] = [];
  void reads[2]?.then((fault) => ended.push(String(fault)));
  for (let second = 1; second <= 8; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    slow.send(1_000);
    if (second === 3) lost.send(300);
    if (second === 3) lost.end();
    if (second <= 3) drips.send(1);
  }
  slow.end();
  expect(((await reads[0]) as Uint8Array).length).toBe(8_000);
  expect(((await reads[1]) as Uint8Array).length).toBe(300);
  expect(ended).toEqual(['too slow']);
});

it('holds as much of a budget as it has memory, and is refused where that is full [CALL-03]', async () => {
  const sizes: number[] = [];
  const held = (most: number) => ({
    resize: (bytes: number) => {
      sizes.push(bytes - WAITING);
      return bytes <= most;
    },
    release: () => {},
  });
  const [fits, not] = [sending(), sending()];
  const reads = [
    readBody(fits.request, { ...SMALL, held: held(1e6) }),
    readBody(not.request, { ...SMALL, held: held(20_000) }),
  ];
  for (const { send } of [fits, not]) for (const bytes of [4_000, 4_000, 20_000]) send(bytes);
  fits.end();
  expect(((await reads[0]) as Uint8Array).length).toBe(28_000);
  expect(await reads[1]).toBe('no room');
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024);
});

it.each(['-1', '1e3', '0x10', ' ', '1,2', '9'.repeat(16)])('takes %j for no length [CALL-03]', (text) => {
  const headers = new Headers();
  headers.set('Content-Length', text);
  expect(announcedLength(headers)).toBeNull();
});
