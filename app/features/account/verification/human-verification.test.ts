// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHALLENGE_PATH, readSolution } from '@/contracts/verification/altcha';
import { proveHuman } from './human-verification';

const SALT = '0123456789abcdef01234567?expires=1790000300&';
const NUMBER = 42;
const TASK = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}${NUMBER}`).digest('hex'),
  maxnumber: 100,
  salt: SALT,
  signature: 'a'.repeat(64),
};
const altcha = { provider: 'altcha', siteKey: null } as const;

const answer = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init);
const task = (changes: object = {}) =>
  answer({ success: true, value: { ...TASK, ...changes }, errorCode: null });

type FakeWorker = { onmessage: ((event: object) => void) | null; onerror: (() => void) | null };

/** A worker that gets the task and lets the test say what becomes of it. */
function fakeWorker(act: (worker: FakeWorker) => void) {
  const terminate = vi.fn();
  const posted: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: FakeWorker['onmessage'] = null;
      onerror: FakeWorker['onerror'] = null;
      terminate = terminate;
      postMessage(message: unknown) {
        posted.push(message);
        act(this);
      }
    },
  );
  return { terminate, posted };
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(task()));
  fakeWorker((worker) => worker.onerror?.());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('the proof of work', () => {
  it('is done in a worker on the task of the edge [SMS-29 SMS-31]', async () => {
    const { posted, terminate } = fakeWorker((worker) => worker.onmessage?.({ data: NUMBER }));
    const { verificationProvider, verificationPayload } = await proveHuman(altcha);
    expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe(CHALLENGE_PATH);
    expect(posted).toEqual([TASK]);
    expect(terminate).toHaveBeenCalledTimes(1);
    const { maxnumber: _, ...rest } = TASK;
    expect([verificationProvider, readSolution(verificationPayload)]).toEqual([
      'altcha',
      { ...rest, number: NUMBER },
    ]);
  });

  it.each([
    ['breaks', () => fakeWorker((worker) => worker.onerror?.())],
    [
      'cannot be made',
      () =>
        vi.stubGlobal(
          'Worker',
          class {
            constructor() {
              throw new DOMException('no', 'SecurityError');
            }
          },
        ),
    ],
    ['is unknown', () => vi.stubGlobal('Worker', undefined)],
  ])('is done on the page where the worker %s [SMS-31]', async (_, prepare) => {
    prepare();
    expect(readSolution((await proveHuman(altcha)).verificationPayload)?.number).toBe(NUMBER);
  });

  it.each([
    ['no number fits', task({ challenge: 'f'.repeat(64) }), 'human.verification.failed'],
    ['the task is no task', task({ salt: '' }), 'human.verification.failed'],
    ['the answer is no JSON', async () => new Response('<html>'), 'human.verification.failed'],
    ['the site cannot be reached', () => Promise.reject(new TypeError('offline')), 'gateway.unavailable'],
    [
      'the site is closed',
      answer({ success: false, errorCode: 'platform.maintenance', value: null }, { status: 503 }),
      'platform.maintenance',
    ],
  ])('fails as it should when %s [SMS-33]', async (_, reply, code) => {
    vi.stubGlobal('fetch', vi.fn(reply));
    await expect(proveHuman(altcha)).rejects.toMatchObject({ code });
  });

  it('carries the wait of a limit [SMS-33 SMS-36]', async () => {
    const headers = { 'Retry-After': '60' };
    const limited = { success: false, errorCode: 'rate.limited', value: null };
    vi.stubGlobal('fetch', vi.fn(answer(limited, { status: 429, headers })));
    await expect(proveHuman(altcha)).rejects.toMatchObject({ code: 'rate.limited', retryAfter: 60 });
  });
});

describe('another provider', () => {
  const turnstile = { provider: 'turnstile', siteKey: 'site-key' } as const;
  type Widget = { sitekey: string; callback: (token: string) => void; 'error-callback': () => void };

  function fakeTurnstile(act: (widget: Widget) => void) {
    const remove = vi.fn();
    const render = vi.fn((_: HTMLElement, widget: Widget) => {
      act(widget);
      return 'widget-1';
    });
    vi.stubGlobal('turnstile', { render, remove });
    return { render, remove };
  }

  it('none asks nothing, and each of its proofs is another [SMS-31]', async () => {
    const none = { provider: 'none', siteKey: null } as const;
    const [one, other] = [await proveHuman(none), await proveHuman(none)];
    expect([one.verificationProvider, one.verificationPayload === other.verificationPayload]).toEqual([
      'none',
      false,
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('Turnstile gives its token, and its widget goes [SMS-31]', async () => {
    const { render, remove } = fakeTurnstile(({ callback }) => callback('token-1'));
    expect(await proveHuman(turnstile)).toEqual({
      verificationProvider: 'turnstile',
      verificationPayload: 'token-1',
    });
    expect(render.mock.lastCall?.[1].sitekey).toBe('site-key');
    expect(remove).toHaveBeenCalledWith('widget-1');
    expect(document.body.childElementCount).toBe(0);
  });

  it.each([
    ['refuses', () => void fakeTurnstile((widget) => widget['error-callback']()), 'site-key'],
    ['has no site key', () => {}, null],
    [
      'cannot be loaded',
      () => {
        vi.spyOn(document.head, 'append').mockImplementation((script) => {
          (script as HTMLScriptElement).onerror?.(new Event('error'));
        });
      },
      'site-key',
    ],
  ])('fails when Turnstile %s [SMS-33]', async (_, prepare, siteKey) => {
    prepare();
    await expect(proveHuman({ provider: 'turnstile', siteKey })).rejects.toMatchObject({
      code: 'human.verification.failed',
    });
    vi.restoreAllMocks();
  });
});
