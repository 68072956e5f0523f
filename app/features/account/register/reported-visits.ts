import { gateway } from '@/app/lib/calls/gateway';
import { deviceStore } from '@/app/lib/storage/storage';
import { countVisit } from '@/contracts/affiliate/count-visit';

const STORAGE_KEY = 'AFFILIATE_VISITS';
const DAY_MS = 24 * 3_600_000;

/** When this browser told of which code, in epoch milliseconds; of the last day alone. */
type Reported = Record<string, number>;

/**
 * Tells the gateway that somebody came by an agent's code, once a day of this browser, and nothing of who it is
 * (AGENT-26). A visit that could not be told is not counted; nobody hears of it.
 */
export async function reportVisit(code: string, now = Date.now()): Promise<void> {
  const name = code.toUpperCase();
  const told = readReported(now);
  if (name in told) return;
  store({ ...told, [name]: now });
  await gateway(countVisit, { code }).catch(() => store(told));
}

function readReported(now: number): Reported {
  const isOfToday = ([, at]: [string, unknown]) => Number(at) > now - DAY_MS && Number(at) <= now;
  return (
    deviceStore.json(STORAGE_KEY, (kept) =>
      Object.fromEntries(Object.entries(kept as Reported).filter(isOfToday)),
    ) ?? {}
  );
}

// A browser that keeps nothing tells of every page it opens by the link.
const store = (told: Reported) => void deviceStore.setJson(STORAGE_KEY, told);
