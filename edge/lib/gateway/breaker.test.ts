import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { getHotGames } from '@/contracts/games/hot-games';
import type { Operation } from '@/contracts/operation';
import { logOut } from '@/contracts/session/log-out';
import { getStatus } from '@/contracts/system/status';
import { getWallet } from '@/contracts/wallet/wallet';
import type { Env } from '../../env';
import { closeBreakers, isStalled, isStalledRefusal, throughBreaker } from './breaker';

const env = { GATEWAY_URL: 'https://gateway.example' };
const failed = (code: 'gateway.timeout' | 'gateway.unavailable', cause: string) =>
  new GatewayError(code, null, 502, undefined, cause);
const timeout = failed('gateway.timeout', 'TimeoutError');
const lines: string[] = [];
const write = logOut;

beforeEach(() => {
  vi.useFakeTimers();
  closeBreakers();
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A gateway that answers in its own time: what it does with the calls that reach it is set by each test. */
function gateway() {
  const sent: string[] = [];
  const state: { response: (operation: Operation) => Promise<unknown> } = { response: async () => 'answer' };
  const ask = (operation: Operation, { of = env, visitor }: { of?: Env; visitor?: string } = {}) => {
    const call = () => {
      sent.push(operation.id);
      return state.response(operation);
    };
    return throughBreaker(of, operation, call, { visitor, waitUntil: () => {} }).catch((error: unknown) =>
      isStalledRefusal(error) ? 'at once' : error,
    );
  };
  const stall = (milliseconds = 5_000) => {
    state.response = async () => {
      await pass(milliseconds);
      throw timeout;
    };
  };
  return { sent, state, ask, stall };
}
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const run = async <T>(work: Promise<T>, milliseconds = 20_000): Promise<T> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return work;
};

async function stalled() {
  const site = gateway();
  site.stall();
  await run(Promise.all([site.ask(getStatus), site.ask(getHotGames)]));
  site.sent.length = 0;
  return site;
}

describe('a gateway that stalls', () => {
  it('costs the first visitors their wait, and those after them nothing: one probe goes out for them all [GATE-16]', async () => {
    const site = await stalled();
    expect(isStalled(env)).toBe(true);
    const asked = Array.from({ length: 200 }, (_, index) => site.ask(index % 2 ? getWallet : getHotGames));
    expect(await run(Promise.all(asked), 300)).toEqual(asked.map(() => 'at once'));
    expect(site.sent).toHaveLength(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { event: 'gateway.stalled', operations: 'system.status, games.hot' },
    ]);
  });

  it('is probed by one call a second at most, and by another operation before the same one again', async () => {
    const site = await stalled();
    for (let second = 0; second < 10; second += 1) {
      for (const operation of [getHotGames, getWallet, getStatus]) void site.ask(operation);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(site.sent).toHaveLength(10);
    expect(new Set(site.sent.slice(0, 2)).size).toBe(2);
  });

  it('is asked by everybody again as soon as one probe is answered, within 5 s of its return, also late', async () => {
    const site = await stalled();
    void site.ask(getHotGames);
    await vi.advanceTimersByTimeAsync(1_000);
    site.state.response = async () => 'answer';
    let waited = 0;
    while ((await run(site.ask(getHotGames), 0)) !== 'answer') {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    expect(waited).toBeLessThan(5_000);
    expect(isStalled(env)).toBe(false);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ event: 'gateway.back', operation: 'games.hot' });
    for (const operation of [getWallet, getStatus, write]) expect(await site.ask(operation)).toBe('answer');
  });

  it('closes the breaker with an answer that came too late for the visitor whose probe it was', async () => {
    const site = await stalled();
    site.state.response = async () => {
      await pass(4_000);
      return 'late';
    };
    expect(await run(site.ask(getWallet), 300)).toBe('at once');
    expect(isStalled(env)).toBe(true);
    await vi.advanceTimersByTimeAsync(3_700);
    expect(isStalled(env)).toBe(false);
  });

  it('gets no write, which is refused at once and is never a probe [CALL-04]', async () => {
    const site = await stalled();
    for (let second = 0; second < 5; second += 1) {
      expect(await run(site.ask(write), 1_000)).toBe('at once');
    }
    expect(site.sent).toEqual([]);
  });

  it('says nothing of another gateway', async () => {
    const site = await stalled();
    site.state.response = async () => 'answer';
    expect(await site.ask(getWallet, { of: { GATEWAY_URL: 'https://other.example' } })).toBe('answer');
  });
});

describe('one slow operation', () => {
  it('closes nothing but itself, however often it runs out of time, and is probed [GATE-16]', async () => {
    const site = gateway();
    site.state.response = async (operation) => {
      if (operation !== getWallet) return 'answer';
      await pass(5_000);
      throw timeout;
    };
    for (let times = 0; times < 2; times += 1) expect(await run(site.ask(getWallet))).toBe(timeout);
    site.sent.length = 0;
    const asked = Array.from({ length: 50 }, () => site.ask(getWallet));
    expect(await run(Promise.all(asked), 300)).toEqual(asked.map(() => 'at once'));
    expect(site.sent).toHaveLength(1);
    expect(isStalled(env)).toBe(false);
    for (const operation of [getStatus, getHotGames, write]) expect(await site.ask(operation)).toBe('answer');
    site.state.response = async () => 'answer';
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await site.ask(getWallet)).toBe('answer');
    expect(await site.ask(getWallet)).toBe('answer');
  });

  it('and another one close nothing else while anything is answered in between', async () => {
    const site = gateway();
    site.state.response = async (operation) => {
      if (operation === getStatus) return 'answer';
      await pass(5_000);
      throw timeout;
    };
    const slow = [site.ask(getWallet), site.ask(getHotGames)];
    await vi.advanceTimersByTimeAsync(1_000);
    await site.ask(getStatus);
    await run(Promise.all(slow));
    expect(isStalled(env)).toBe(false);
    expect(await site.ask(getStatus)).toBe('answer');
  });

  it('that writes is asked on: each write goes out while the gateway answers others [CALL-04]', async () => {
    const site = gateway();
    site.stall();
    for (let times = 0; times < 4; times += 1) expect(await run(site.ask(write))).toBe(timeout);
    expect(site.sent).toHaveLength(4);
  });
});

describe('one visitor', () => {
  const visitor = '203.0.113.9';

  it('closes nothing for others by time-outs of its own, at once or one after another, and meets the closed door alone [GATE-16]', async () => {
    const site = gateway();
    site.stall();
    for (let times = 0; times < 2; times += 1)
      await run(Promise.all([getWallet, getWallet, getHotGames].map((one) => site.ask(one, { visitor }))));
    expect([isStalled(env), isStalled(env, visitor)]).toEqual([false, true]);
    expect(lines).toEqual([]);
    site.sent.length = 0;
    expect(await run(site.ask(getWallet, { visitor }), 300)).toBe('at once');
    expect(await run(site.ask(getWallet, { visitor }), 0)).toBe('at once');
    expect(site.sent).toHaveLength(1);
    site.state.response = async () => 'answer';
    expect(await site.ask(getWallet, { visitor: '198.51.100.7' })).toBe('answer');
    // Whoever is answered shows that the gateway lives: the one that was slow goes on.
    expect(await site.ask(getStatus, { visitor })).toBe('answer');
  });

  it('and another one close the gateway for all, by two operations between them', async () => {
    const site = gateway();
    site.stall();
    await run(Promise.all([site.ask(getWallet, { visitor }), site.ask(getHotGames, { visitor: 'other' })]));
    expect(isStalled(env, 'a third')).toBe(true);
  });
});

describe('an operation that takes its time', () => {
  it('has the visitor whose call is the probe wait for what it takes of late, and no longer than 3 s', async () => {
    const site = gateway();
    const slowly = async () => {
      await pass(800);
      return 'answer';
    };
    site.state.response = slowly;
    await run(site.ask(getWallet), 800);
    site.stall();
    for (let times = 0; times < 2; times += 1) await run(site.ask(getWallet));
    site.state.response = slowly;
    expect(await run(site.ask(getWallet), 800)).toBe('answer');
    site.stall();
    for (let times = 0; times < 2; times += 1) await run(site.ask(getWallet));
    expect(await run(site.ask(getWallet), 1_600)).toBe('at once');
  });
});

describe('what is no silence', () => {
  it.each([
    ['a refusal', new GatewayError('permission.denied')],
    ['an answer that breaks the contract', new GatewayError('gateway.bad.answer', null, 502, undefined, 'x')],
    ['an error of the gateway', failed('gateway.unavailable', 'no envelope, status 500')],
  ])('%s shows that the gateway lives', async (_, error) => {
    const site = await stalled();
    site.state.response = async () => {
      throw error;
    };
    await run(site.ask(getHotGames), 300);
    expect(isStalled(env)).toBe(false);
  });

  it('a connection that is refused at once opens no breaker, and closes none; one that hangs is silence', async () => {
    const refused = failed('gateway.unavailable', 'TypeError');
    const site = gateway();
    site.state.response = async () => {
      throw refused;
    };
    for (const operation of [getStatus, getHotGames, getWallet]) {
      for (let times = 0; times < 3; times += 1) expect(await site.ask(operation)).toBe(refused);
    }
    expect(isStalled(env)).toBe(false);
    site.state.response = async () => {
      await pass(4_000);
      throw refused;
    };
    await run(Promise.all([site.ask(getStatus), site.ask(getHotGames)]));
    expect(isStalled(env)).toBe(true);
    site.state.response = async () => {
      throw refused;
    };
    await run(site.ask(getWallet), 300);
    expect(isStalled(env)).toBe(true);
  });
});
