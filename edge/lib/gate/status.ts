import { GatewayError } from '@/contracts/errors';
import type { StatusAnswer } from '../../context';
import type { Visitor } from './visitor';

/** What closes the site for a visitor. */
export type Cause = 'maintenance' | 'ip' | 'region' | 'outage';

/** System status of the matrix: maintenance wins over a region restriction (GATE-05 to GATE-08). */
export function statusOf(answer: { maintenance: boolean; regionRestriction: boolean }): 0 | 1 | 2 {
  if (answer.maintenance) return 1;
  return answer.regionRestriction ? 2 : 0;
}

/** The cause behind a status answer; null when the site is open. */
export function causeOf(answer: { maintenance: boolean; regionRestriction: boolean }): Cause | null {
  const causes = [null, 'maintenance', 'region'] as const;
  return causes[statusOf(answer)];
}

/** The cause behind a failed status call: what the gateway refused, else an outage, which closes (GATE-16). */
export function causeOfFailure(error: unknown): Cause {
  if (!(error instanceof GatewayError)) return 'outage';
  if (error.code === 'platform.maintenance' || error.code === 'system.upgrading') return 'maintenance';
  return error.code === 'location.blocked' ? 'region' : 'outage';
}

/** A shared status answer with the address of this visitor, never of the one it was fetched for (GATE-18). */
export function statusForVisitor(answer: StatusAnswer, visitor: Visitor): StatusAnswer {
  return { ...answer, location: { ip: visitor.address } };
}
