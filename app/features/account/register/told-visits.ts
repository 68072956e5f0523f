import { countVisit } from '../../../../contracts/affiliate/count-visit';
import { gateway } from '../../../lib/gateway';

const STORAGE_KEY = 'AFFILIATE_VISITS';
const DAY_MS = 24 * 3_600_000;

/** When this browser told of which code, in epoch milliseconds; of the last day alone. */
type Told = Record<string, number>;

/**
 * Tells the gateway that somebody came by an agent's code, once a day of this browser, and nothing of who it is
 * (AGENT-26). A visit that could not be told is not counted; nobody hears of it.
 */
export async function tellVisit(code: string, now = Date.now()): Promise<void> {
  const name = code.toUpperCase();
  const told = readTold(now);
  if (name in told) return;
  store({ ...told, [name]: now });
  await gateway(countVisit, { code }).catch(() => store(told));
}

function readTold(now: number): Told {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Told;
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => at > now - DAY_MS && at <= now));
  } catch {
    return {};
  }
}

function store(told: Told): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing tells of every page it opens by the link.
  }
}
