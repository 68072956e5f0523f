import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { standIn } from '@/tests/support/stand-in';
import { inputOf, lazily, outcomeOf, unwrap } from './outcome';
import { logOutcome, setOutcomeStatus } from './outcome-status';

// Start's response exists on the server alone.
standIn(import('./outcome-status'), { setOutcomeStatus: vi.fn(), logOutcome: vi.fn() });

describe('outcome of a server function', () => {
  it('carries the value through', async () => {
    await expect(unwrap(outcomeOf(async () => 7))).resolves.toBe(7);
  });

  it('carries a refusal as its code and the captcha mark, and nothing else [LOGIN-14 ERR-60]', async () => {
    const outcome = await outcomeOf(async () => {
      throw new GatewayError('login.wrong.credentials', { captcha: true, password: 'planted' });
    });
    expect(outcome).toEqual({
      success: false,
      errorCode: 'login.wrong.credentials',
      value: { captcha: true },
      retryAfter: undefined,
    });
    await expect(unwrap(Promise.resolve(outcome))).rejects.toMatchObject({ code: 'login.wrong.credentials' });
  });

  it('tells the log what it was refused with, also where the status does not say [ERR-60]', async () => {
    await outcomeOf(() => Promise.reject(new GatewayError('login.wrong.credentials', { captcha: true })));
    await outcomeOf(() => Promise.reject(new TypeError('x')));
    expect(vi.mocked(logOutcome).mock.calls.slice(-2)).toEqual([
      ['login.wrong.credentials', undefined],
      ['unknown', 'TypeError'],
    ]);
  });

  it('hands a refusal on for the status of the answer [CALL-03]', async () => {
    const error = new GatewayError('rate.limited', null, 429, 60);
    await outcomeOf(async () => {
      throw error;
    });
    expect(setOutcomeStatus).toHaveBeenLastCalledWith(error);
  });

  it('tells neither the browser nor the log what an unexpected failure said [ERR-55 ERR-60]', async () => {
    const outcome = await outcomeOf(async () => {
      throw new TypeError('token=planted-secret');
    });
    expect(JSON.stringify(outcome)).not.toContain('planted');
    expect(JSON.stringify(vi.mocked(logOutcome).mock.calls)).not.toContain('planted');
    expect(outcome).toMatchObject({ success: false, errorCode: 'unknown' });
  });

  it('calls a site that cannot be reached unavailable [ERR-16]', async () => {
    await expect(unwrap(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      code: 'gateway.unavailable',
    });
  });

  it('loads a server function with its first call, and answers what it answers', async () => {
    const load = vi.fn(async () => ({ addOneFn: (data: number) => outcomeOf(async () => data + 1) }));
    const addOne = lazily(load, (all) => all.addOneFn);
    expect(load).not.toHaveBeenCalled();
    await expect(addOne(6)).resolves.toBe(7);
    const offline = lazily(
      (): ReturnType<typeof load> => Promise.reject(new TypeError()),
      (all) => all.addOneFn,
    );
    await expect(offline(6)).rejects.toMatchObject({ code: 'gateway.unavailable' });
  });
});

describe('input of a server function', () => {
  const passwordOf = inputOf(v.object({ password: v.pipe(v.string(), v.maxLength(8), v.trim()) }));

  it('is read by its schema when the handler asks for it', () => {
    expect(passwordOf({ password: ' abc ' })()).toEqual({ password: 'abc' });
  });

  it('fails in the handler alone, without repeating what was submitted [ERR-60]', () => {
    const unchecked = passwordOf({ password: 'planted-secret' });
    expect(unchecked).toThrow(GatewayError);
    expect(unchecked).toThrow(/^request\.invalid$/);
  });

  it('cannot be left unchecked, nor be called with other data: the compiler says so', () => {
    const unchecked = passwordOf({ password: 'abc' });
    // @ts-expect-error It is no value before it was checked.
    const read: { password: string } = unchecked;
    expect(read).not.toHaveProperty('password');
    // @ts-expect-error A password is text.
    expect(passwordOf({ password: 1 })).toThrow(GatewayError);
  });
});
