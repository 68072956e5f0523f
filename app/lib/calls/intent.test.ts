// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../storage/storage';
import { openIntents, type SendOnce } from './intent';

const HOUR = 3_600_000;
const LOST = new Error('no answer came');
const WISH = { form: 'withdraw', member: 'minhan_2209', meant: { amount: '200.00', pin: '918273645500' } };
const OTHER = { ...WISH, meant: { amount: '300.00' } };

beforeEach(() => deviceStore.clear());
afterEach(() => vi.unstubAllGlobals());

/** Sends, and answers the key that it went under. */
async function sent(sendOnce: SendOnce, meant: unknown): Promise<string> {
  return sendOnce(meant, async (key) => key);
}
/** The key of what was sent, and got no answer. */
async function lost(sendOnce: SendOnce, meant: unknown): Promise<string> {
  let used = '';
  const sending = sendOnce(meant, async (key) => {
    used = key;
    throw LOST;
  });
  await expect(sending).rejects.toBe(LOST);
  return used;
}

it('sends the same under one key while no answer comes, under a new one after an answer, and anything else under its own [MONEY-21]', async () => {
  const form = openIntents();
  const first = await lost(form, WISH);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  const other = await lost(form, OTHER);
  expect(other).not.toBe(first);
  expect(await lost(form, WISH)).toBe(first);
  expect(await sent(form, WISH)).toBe(first);
  expect(await lost(form, OTHER)).toBe(other);
  const next = await sent(form, WISH);
  expect([first, other]).not.toContain(next);
});

it('comes to the same key after a reload, until it was answered [MONEY-21]', async () => {
  const key = await lost(openIntents(), WISH);
  expect(await lost(openIntents(), WISH)).toBe(key);
  expect(await sent(openIntents(), WISH)).toBe(key);
  expect(await sent(openIntents(), WISH)).not.toBe(key);
});

it('comes to the same key after a reload that the answer came into: nobody saw it [MONEY-21]', async () => {
  const key = await openIntents()(WISH, async (key) => {
    dispatchEvent(new Event('beforeunload'));
    return key;
  });
  const form = openIntents();
  expect(await sent(form, WISH)).toBe(key);
  dispatchEvent(new Event('beforeunload'));
  expect(await sent(openIntents(), WISH)).not.toBe(key);
});

it('is one form in two tabs: what both send at once has one key, other values have their own [MONEY-21]', async () => {
  const [here, there] = [openIntents(), openIntents()];
  const [one, same] = await Promise.all([sent(here, WISH), sent(there, WISH)]);
  expect(same).toBe(one);

  const [again, late] = [openIntents(), openIntents()];
  const key = await sent(again, WISH);
  expect(key).not.toBe(one);
  expect(await sent(late, OTHER)).not.toBe(key);
});

it('repeats in a tab that was opened before what another has had its answer to since, once [MONEY-21]', async () => {
  const [here, there] = [openIntents(), openIntents()];
  const key = await sent(here, WISH);
  expect(await lost(there, WISH)).toBe(key);
  expect(await sent(there, WISH)).toBe(key);
  const next = await sent(there, WISH);
  expect(next).not.toBe(key);
  expect(await sent(openIntents(), WISH)).not.toBe(next);
});

it('tells members, forms and browsers apart [MONEY-21]', async () => {
  const form = openIntents();
  const keys = [
    await lost(form, WISH),
    await lost(form, { ...WISH, member: 'agent01' }),
    await lost(form, { ...WISH, form: 'deposit' }),
  ];
  localStorage.clear();
  keys.push(await lost(openIntents(), WISH));
  expect(new Set(keys).size).toBe(4);
});

it('forgets after a day without sending, as gateways do, and not before [MONEY-21]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const key = await lost(openIntents(), WISH);
  vi.setSystemTime(Date.now() + 23 * HOUR);
  expect(await lost(openIntents(), WISH)).toBe(key);
  vi.setSystemTime(Date.now() + 24 * HOUR);
  expect(await lost(openIntents(), WISH)).not.toBe(key);
  vi.useRealTimers();
});

it('keeps neither values nor keys, and nothing that they could be found by [MONEY-21 LOGIN-77]', async () => {
  const key = await sent(openIntents(), WISH);
  const kept = JSON.stringify({ ...localStorage });
  for (const secret of [key, 'minhan_2209', '918273645500', '200.00']) expect(kept).not.toContain(secret);
  const { answered } = JSON.parse(localStorage.getItem('SENT_ONCE') ?? '{}');
  expect(Object.keys(answered)).toEqual([expect.stringMatching(/^[\da-f]{8}$/)]);
});

it.each([
  ['refuses', { getItem: refuse, setItem: refuse }],
  ['holds something else in', { getItem: () => '{"seed":1}', setItem: refuse }],
])(
  'sends the same under one key where the browser %s its storage, as long as the page stands [MONEY-21]',
  async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const form = openIntents();
    const key = await lost(form, WISH);
    expect(await sent(form, WISH)).toBe(key);
    expect(await sent(form, WISH)).not.toBe(key);
  },
);

it('sends the same under one key where the browser calculates no hashes, as without https [MONEY-21]', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const form = openIntents();
  const key = await lost(form, WISH);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await lost(form, OTHER)).not.toBe(key);
  expect(await lost(openIntents(), WISH)).toBe(key);
  expect(await sent(openIntents(), WISH)).toBe(key);
  expect(await sent(openIntents(), WISH)).not.toBe(key);
});

function refuse(): never {
  throw new Error('no storage');
}
