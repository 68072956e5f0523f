import { expect, test } from 'vitest';
import { createDownline, getDownlineOptions } from '../../team/create-downline';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** Accounts that an agent creates. */
export function downlineContracts(play: PlayOperation): void {
  test('reads which accounts an agent may create, and how many more [AGENT-25 FLAG-28]', async () => {
    const { pins, refusals } = await play(getDownlineOptions);
    expect(pins).toEqual(expect.arrayContaining(['kinds[]', 'left']));
    expect(refusals).toContain('permission.denied');
  });

  test('creates an account with an encrypted body, once for its key, and reads which field was refused [AGENT-25 FLAG-28 MONEY-21]', async () => {
    const { pins, refusals } = await play(createDownline);
    expect(pins).toContain('account');
    expect(refusals).toEqual(
      expect.arrayContaining([
        'permission.denied',
        'account.exists',
        'register.field.invalid',
        'rate.limited',
        'request.idempotency.reused',
      ]),
    );
    for (const { request } of interactionsOf(createDownline)) {
      expect(request.headers).toMatchObject({ 'Module-Id': 'AGEDOWNMAN3' });
      expect(request.headers.Encryption).toBeDefined();
    }
  });
}
