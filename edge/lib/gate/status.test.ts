import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import type { StatusResponse } from '../../context';
import { causeOf, causeOfFailure, statusForVisitor, statusOf } from './status';

describe('the system status [GATE-05 GATE-06 GATE-07 GATE-08]', () => {
  it.each([
    [false, false, 0, null],
    [true, false, 1, 'maintenance'],
    [false, true, 2, 'region'],
    [true, true, 1, 'maintenance'],
  ])(
    'maintenance %s and region restriction %s: %s, %s [GATE-05 GATE-06 GATE-07 GATE-08 GATE-09]',
    (maintenance, regionRestriction, status, cause) => {
      expect(statusOf({ maintenance, regionRestriction })).toBe(status);
      expect(causeOf({ maintenance, regionRestriction })).toBe(cause);
    },
  );

  it.each([
    [new GatewayError('platform.maintenance'), 'maintenance'],
    [new GatewayError('system.upgrading'), 'maintenance'],
    [new GatewayError('location.blocked'), 'region'],
    [new GatewayError('gateway.timeout', null, 504), 'outage'],
    [new GatewayError('unknown'), 'outage'],
    [new TypeError('broken'), 'outage'],
  ])('a status call that fails with %s closes the site [GATE-16 GATE-22]', (error, cause) => {
    expect(causeOfFailure(error)).toBe(cause);
  });

  it('names the address of who asks, never of whom the answer was fetched for [GATE-18]', () => {
    const fetched = { maintenance: false, location: { ip: '203.0.113.7' } } as unknown as StatusResponse;
    const shown = statusForVisitor(fetched, { country: 'VN', address: '198.51.100.9' });
    expect(shown).toEqual({ maintenance: false, location: { ip: '198.51.100.9' } });
  });
});
