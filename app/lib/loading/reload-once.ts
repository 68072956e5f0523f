import { wasReloaded } from '../links/brought-back';
import { tabStore } from '../storage/storage';

/**
 * Loads the page anew, unless that was done for the same reason less than `pause` milliseconds ago: whatever does not
 * get better by it must not become a loop. Where nothing is kept the page itself tells whether a reload brought it.
 * Responses whether the page goes.
 */
export function reloadOnce(reason: 'STATUS_RELOADED' | 'RELOADED_FOR_BUILD', pause: number): boolean {
  if (Math.abs(Date.now() - Number(tabStore.text(reason))) < pause) return false;
  const isKept = tabStore.set(reason, String(Date.now()));
  if (!isKept && wasReloaded() && performance.now() < pause) return false;
  location.reload();
  return true;
}
