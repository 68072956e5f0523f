import { GatewayError } from '@/contracts/errors';
import type { StatusResponse } from '../../context';
import type { Visitor } from './visitor';

/** What closes the site for a visitor. */
export type Cause = 'maintenance' | 'ip' | 'region' | 'outage';

/** System status of the matrix: maintenance wins over a region restriction (GATE-05 to GATE-08). */
export function statusOf(response: { maintenance: boolean; regionRestriction: boolean }): 0 | 1 | 2 {
  if (response.maintenance) return 1;
  return response.regionRestriction ? 2 : 0;
}

/** The cause behind a status answer; null when the site is open. */
export function causeOf(response: { maintenance: boolean; regionRestriction: boolean }): Cause | null {
  const causes = [null, 'maintenance', 'region'] as const;
  return causes[statusOf(response)];
}

/** The cause behind a failed status call: what the gateway refused, else an outage, which closes (GATE-16). */
export function causeOfFailure(error: unknown): Cause {
  if (!(error instanceof GatewayError)) return 'outage';
  if (error.code === 'platform.maintenance' || error.code === 'system.upgrading') return 'maintenance';
  return error.code === 'location.blocked' ? 'region' : 'outage';
}

/** A shared status answer with the address of this visitor, never of the one it was fetched for (GATE-18). */
export function statusForVisitor(response: StatusResponse, visitor: Visitor): StatusResponse {
  return { ...response, location: { ip: visitor.address } };
}
