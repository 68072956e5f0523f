import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../contracts/errors';
import { causeOf, causeOfFailure, statusOf } from './status';

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
});
