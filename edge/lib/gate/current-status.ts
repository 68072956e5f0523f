import { getDomainRoute } from '@/contracts/system/domain-route';
import { getStatus } from '@/contracts/system/status';
import type { StatusResponse } from '../../context';
import { answerAtHand, createCallGateway, type GatewayCaller } from '../../gateway';
import { type Cause, causeOfFailure } from './status';

// Shorter than other calls: a visitor with no known status waits for it before anything shows.
const STATUS_TIMEOUT = 5_000;
const BEST_EFFORT = 1_000;

type Guest = Omit<GatewayCaller, 'session' | 'onSessionEnded' | 'timeout' | 'path'>;
export type Known = { status: StatusResponse; failure: null } | { status: null; failure: Cause };

/** The system status, where it is fresh in this isolate; nobody waits for it. It tells nobody's address. */
export const peekStatus = (guest: Omit<Guest, 'waitUntil'>): StatusResponse | undefined =>
  answerAtHand(guest, getStatus);

/** The system status, or why there is none. With a usable status at hand it never waits on the gateway (GATE-12, GATE-16). */
export async function currentStatus(guest: Guest): Promise<Known> {
  try {
    const call = createCallGateway({ ...guest, session: null, timeout: STATUS_TIMEOUT });
    return { status: await call(getStatus, {}), failure: null };
  } catch (error) {
    return { status: null, failure: causeOfFailure(error) };
  }
}

/** Status for the words on a status page: one second, then without. */
export function statusForPage(guest: Guest): Promise<Known> {
  return withinASecond(currentStatus(guest), { status: null, failure: 'outage' });
}

/** Other addresses of the site for the status page; none when they do not come within a second (GATE-42, GATE-43). */
export async function otherDomains(guest: Guest, status: StatusResponse | null): Promise<string[]> {
  const written = status?.info.domainRoute ?? '';
  const path = /^\/wps\/[\w/-]{1,100}$/.test(written) && !written.includes('//') ? written : undefined;
  const call = createCallGateway({ ...guest, session: null, timeout: STATUS_TIMEOUT, path });
  const response = call(getDomainRoute, {}).catch(() => ({ domainList: [] }));
  const { domainList } = await withinASecond(response, { domainList: [] });
  return domainList.filter((domain) => /^https?:\/\/[^\s"<>]+$/i.test(domain)).slice(0, 10);
}

function withinASecond<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), BEST_EFFORT));
  return Promise.race([work, late]);
}
