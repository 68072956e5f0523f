import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../testing/fake-site';
import { keyValueStore } from '../../testing/key-value-store';

let closed: string | null;
let reads: number;
let isBroken: boolean;
let lines: string[];
const QUICK_GATE = keyValueStore(async () => {
  reads += 1;
  if (isBroken) throw new Error('no store');
  return closed;
});
const close = (...whats: string[]) => {
  closed = JSON.stringify(whats.map((what) => ({ what, at: '', by: '', reason: '' })));
};
const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  [closed, reads, isBroken, lines] = [null, 0, false, []];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(JSON.parse(line).event));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const visit = async (site: ReturnType<typeof fakeSite>, country = 'VN') =>
  (await site.fetch('/m/home', { headers: { 'X-Sandbox-Country': country } })).status;

describe('the quick gate', () => {
  it('closes a country to the first visitor of an isolate, and the whole site to everybody [GATE-03 GATE-04]', async () => {
    close('VN');
    const site = fakeSite({}, { QUICK_GATE });
    expect([await visit(site), await visit(site, 'TH')]).toEqual([451, 200]);
    close('site');
    const other = fakeSite({}, { QUICK_GATE });
    expect([await visit(other), await visit(other, 'TH')]).toEqual([503, 503]);
  });

  it('is seen within seconds, and opens within seconds, without a visitor who waits [GATE-20]', async () => {
    const site = fakeSite({}, { QUICK_GATE });
    expect(await visit(site)).toBe(200);
    close('VN');
    expect([await visit(site), reads]).toEqual([200, 1]);
    vi.advanceTimersByTime(6 * SECOND);
    await visit(site);
    expect([await visit(site), reads]).toEqual([451, 2]);
    closed = '[]';
    vi.advanceTimersByTime(6 * SECOND);
    await visit(site);
    expect([await visit(site), reads]).toEqual([200, 3]);
  });

  it('is asked again by the first visitor after a while without any', async () => {
    const site = fakeSite({}, { QUICK_GATE });
    await visit(site);
    close('VN');
    vi.advanceTimersByTime(16 * SECOND);
    expect(await visit(site)).toBe(451);
  });

  it('only closes: the lists of the worker count whatever it says, and without it [GATE-22]', async () => {
    closed = '[]';
    const GATE_DENY_COUNTRIES = 'CN';
    for (const vars of [{ QUICK_GATE, GATE_DENY_COUNTRIES }, { GATE_DENY_COUNTRIES }])
      expect([await visit(fakeSite({}, vars), 'CN'), await visit(fakeSite({}, vars))]).toEqual([451, 200]);
  });

  it('keeps what it knew while its store fails, and says so once', async () => {
    close('VN');
    const site = fakeSite({}, { QUICK_GATE });
    expect(await visit(site)).toBe(451);
    isBroken = true;
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(16 * SECOND);
      expect([await visit(site), await visit(site, 'TH')]).toEqual([451, 200]);
    }
    expect(lines).toEqual(['gate.quick.failed']);
  });

  it('holds nobody up for a store that does not answer', async () => {
    const silent = keyValueStore(() => new Promise<never>(() => {}));
    const site = fakeSite({}, { QUICK_GATE: silent });
    const answer = visit(site);
    await vi.advanceTimersByTimeAsync(600);
    expect(await answer).toBe(200);
    expect(lines).toEqual(['gate.quick.failed']);
  });

  describe('with a store that is slow', () => {
    let answers: ((text: string | null) => void)[];
    const slow = keyValueStore(() => new Promise<string | null>((resolve) => answers.push(resolve)));
    const listed = (what: string) => JSON.stringify([{ what, at: '', by: '', reason: '' }]);
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    beforeEach(() => {
      answers = [];
    });

    it('closes as soon as the first answer is there, also after the visitor who asked', async () => {
      const site = fakeSite({}, { QUICK_GATE: slow });
      const first = visit(site);
      await pass(600);
      expect(await first).toBe(200);
      answers[0]?.(listed('VN'));
      await pass(0);
      expect([await visit(site), await visit(site, 'TH'), answers.length]).toEqual([451, 200, 1]);
    });

    it('asks once for all who come at the same time, and none of them waits longer', async () => {
      const site = fakeSite({}, { QUICK_GATE: slow });
      const early = [visit(site), visit(site, 'TH')];
      await pass(400);
      const later = visit(site, 'TH');
      await pass(200);
      expect([await Promise.all(early), await later, answers.length]).toEqual([[200, 200], 200, 1]);
    });

    it('asks again at the next visit while nothing was ever read', async () => {
      close('VN');
      isBroken = true;
      const site = fakeSite({}, { QUICK_GATE });
      expect(await visit(site)).toBe(200);
      isBroken = false;
      expect(await visit(site)).toBe(451);
    });

    it('does not take an older answer that comes after a newer one', async () => {
      const site = fakeSite({}, { QUICK_GATE: slow });
      const first = visit(site);
      await pass(6 * SECOND);
      expect(await first).toBe(200);
      const second = visit(site);
      await pass(0);
      answers[1]?.(listed('VN'));
      await pass(0);
      answers[0]?.('[]');
      await pass(0);
      expect([await second, await visit(site)]).toEqual([451, 451]);
    });
  });

  it('keeps what it knew where what is written is no list, and says so once', async () => {
    close('VN', 'Vietnam');
    const site = fakeSite({}, { QUICK_GATE });
    expect(await visit(site)).toBe(451);
    closed = 'VN, TH';
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(16 * SECOND);
      expect([await visit(site), await visit(site, 'TH')]).toEqual([451, 200]);
    }
    expect(lines).toEqual(['gate.quick.malformed', 'gate.quick.malformed']);
  });
});
