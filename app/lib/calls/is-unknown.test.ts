import { expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import { isUnknown } from './is-unknown';

it('what the gateway has none of, and what nothing can be named, is not there; anything else has failed [MONEY-20 ROLE-48]', () => {
  const thrown = ['content.not.found', 'request.invalid', 'order.unknown', 'gateway.timeout'] as const;
  expect(thrown.map((code) => isUnknown(new GatewayError(code)))).toEqual([true, true, false, false]);
  expect(isUnknown(new GatewayError('order.unknown'), 'order.unknown')).toBe(true);
  expect(isUnknown(new Error('content.not.found'))).toBe(false);
});
