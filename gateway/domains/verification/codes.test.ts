import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../../db/open';
import type { CodeKey } from '../../db/verification-codes';
import { openLocalD1 } from '../../testing/local-d1';
import { CODE_LIFE_MS, issueCode, proveCode } from './codes';

const KEY: CodeKey = { merchant: 'hoadang', purpose: 'login', mobile: '+84912345678' };
const NOW = 1_790_000_000_000;
let db: Db;

beforeEach(() => {
  db = openDb({ DB: openLocalD1() });
});

const outcome = (code: string, key = KEY, now = NOW, visitor = 'nobody') =>
  proveCode(db, key, { code, visitor }, now).then(
    () => 'right',
    (error: { errorCode: string }) => error.errorCode,
  );
const another = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

describe('a code', () => {
  it('has six digits and is good for its number and purpose alone [SMS-35]', async () => {
    const code = await issueCode(db, KEY, NOW);
    expect(code).toMatch(/^\d{6}$/);
    const others: Partial<CodeKey>[] = [
      { merchant: 'bare' },
      { purpose: 'register' },
      { purpose: 'forget' },
      { mobile: '+84912345679' },
    ];
    for (const other of others) {
      expect(await outcome(code, { ...KEY, ...other })).toBe('verification.code.wrong');
    }
    expect(await outcome(code)).toBe('right');
  });

  it('is good for five minutes', async () => {
    expect(CODE_LIFE_MS).toBe(5 * 60_000);
    const code = await issueCode(db, KEY, NOW);
    expect(await outcome(code, KEY, NOW + CODE_LIFE_MS - 1)).toBe('right');
    expect(await outcome(code, KEY, NOW + CODE_LIFE_MS)).toBe('verification.code.expired');
    expect(await outcome(another(code), KEY, NOW + CODE_LIFE_MS)).toBe('verification.code.expired');
  });

  it('is dead after five wrong tries, also when many are made at once', async () => {
    const code = await issueCode(db, KEY, NOW);
    await Promise.all(Array.from({ length: 4 }, () => outcome(another(code))));
    expect(await outcome(code)).toBe('right');
    await Promise.all(Array.from({ length: 2 }, () => outcome(another(code))));
    expect(await outcome(code)).toBe('verification.code.wrong');
  });

  it('is right however often the right one is sent, at once or after another', async () => {
    const code = await issueCode(db, KEY, NOW);
    const at = await Promise.all(Array.from({ length: 7 }, () => outcome(code)));
    expect([...at, await outcome(code)]).toEqual(Array(8).fill('right'));
  });

  it('has five tries of the visitor that asked for it, which no stranger can use up; all others have five together', async () => {
    const code = await issueCode(db, KEY, NOW, { visitor: '203.0.113.9' });
    for (let time = 0; time < 30; time += 1) await outcome(another(code), KEY, NOW, `198.51.100.${time % 9}`);
    expect(await outcome(code, KEY, NOW, '198.51.100.200')).toBe('verification.code.wrong');
    expect(await outcome(code, KEY, NOW, '203.0.113.9')).toBe('right');
    for (let time = 0; time < 5; time += 1) await outcome(another(code), KEY, NOW, '203.0.113.9');
    expect(await outcome(code, KEY, NOW, '203.0.113.9')).toBe('verification.code.wrong');
  });

  it('gives way to the next one of its number and purpose', async () => {
    const first = await issueCode(db, KEY, NOW, { code: '111111' });
    const second = await issueCode(db, KEY, NOW + 1, { code: '222222' });
    expect(await outcome(first)).toBe('verification.code.wrong');
    expect(await outcome(second)).toBe('right');
  });

  it('of a visitor stays good beside one that somebody else asks for, until it is spent or late', async () => {
    const own = await issueCode(db, KEY, NOW, { visitor: 'me', code: '111111' });
    await issueCode(db, KEY, NOW + 1, { visitor: 'stranger', code: '222222' });
    expect(await outcome(own, KEY, NOW + 2, 'me')).toBe('right');
    expect(await outcome(own, KEY, NOW + 2, 'elsewhere')).toBe('verification.code.wrong');
    // Whose code came by message may use it, whoever asked for it.
    expect(await outcome('222222', KEY, NOW + CODE_LIFE_MS, 'me')).toBe('right');
  });

  it('is spent once, also by two who proved it at once', async () => {
    const code = await issueCode(db, KEY, NOW);
    const proofs = await Promise.all([1, 2].map(() => proveCode(db, KEY, { code, visitor: 'nobody' }, NOW)));
    const spent = await Promise.allSettled(proofs.map(({ spend }) => spend()));
    expect(spent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await outcome(code)).toBe('verification.code.wrong');
  });
});
