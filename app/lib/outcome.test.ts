import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../../contracts/errors';
import { checked, outcomeOf, unwrap } from './outcome';
import { setOutcomeStatus } from './outcome-status';

// Start's response exists on the server alone.
vi.mock('./outcome-status', () => ({ setOutcomeStatus: vi.fn() }));

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

  it('hands a refusal on for the status of the answer [CALL-03]', async () => {
    const error = new GatewayError('rate.limited', null, 429, 60);
    await outcomeOf(async () => {
      throw error;
    });
    expect(setOutcomeStatus).toHaveBeenLastCalledWith(error);
  });

  it('tells neither the browser nor the log what an unexpected failure said [ERR-55 ERR-60]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const outcome = await outcomeOf(async () => {
      throw new TypeError('token=planted-secret');
    });
    expect(JSON.stringify(outcome)).not.toContain('planted');
    expect(JSON.stringify(log.mock.calls)).not.toContain('planted');
    expect(outcome).toMatchObject({ success: false, errorCode: 'unknown' });
    log.mockRestore();
  });

  it('calls a site that cannot be reached unavailable [ERR-16]', async () => {
    await expect(unwrap(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      code: 'gateway.unavailable',
    });
  });

  it('refuses input that breaks the schema without repeating it [ERR-60]', () => {
    const check = () =>
      checked(v.object({ password: v.pipe(v.string(), v.maxLength(3)) }), { password: 'planted' });
    expect(check).toThrow(GatewayError);
    expect(check).toThrow(/^request\.invalid$/);
  });
});
