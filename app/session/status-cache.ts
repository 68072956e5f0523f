import type { SiteSettings } from '../../contracts/site';
import { deviceStore } from '../lib/storage/storage';
import { STATUS_CACHE_LIFETIME } from '../lib/time/timing';

const STATUS_KEY = 'MC_SYSTEM_STATUS';

type Kept = { site: SiteSettings; at: number };

/** Keeps the system status for the next start (GATE-11). */
export function writeStatusCache(site: SiteSettings, now: number): void {
  deviceStore.setJson(STATUS_KEY, { site, at: now } satisfies Kept);
}

/**
 * The kept status: `fresh` with its value, `none` when missing or older than ten minutes, `broken` when it cannot
 * be read, which the caller logs and answers with a fresh load (GATE-12 to GATE-15).
 */
export function readStatusCache(
  now: number,
): { state: 'fresh'; site: SiteSettings } | { state: 'none' | 'broken' } {
  const text = deviceStore.text(STATUS_KEY);
  if (text === null) return { state: 'none' };
  try {
    const kept: Partial<Kept> | null = JSON.parse(text);
    if (typeof kept?.at !== 'number' || typeof kept.site?.merchantCode !== 'string')
      return { state: 'broken' };
    return now - kept.at <= STATUS_CACHE_LIFETIME ? { state: 'fresh', site: kept.site } : { state: 'none' };
  } catch {
    return { state: 'broken' };
  }
}
