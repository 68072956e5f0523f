import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { StatusPageInput } from '@/contracts/site';
import type { App } from '../../context';
import { nonceOf } from '../security/csp';
import { knownSite } from './known-site';

export type RenderStatusPage = (input: StatusPageInput) => string | Promise<string>;

/** Causes whose page says nothing of its visitor. */
type ForAll = Extract<StatusPageInput['cause'], 'offline' | 'limit'>;

/** What stands between the nonces; a few sites of a few languages. */
const drawn = new LRUCache<string, string[]>({ max: 60 });

/** The status page of a cause that is the same for all visitors of a language: drawn once, under a nonce of each answer. */
export async function statusPageForAll(
  c: Context<App>,
  renderStatusPage: RenderStatusPage,
  cause: ForAll,
): Promise<string> {
  const { siteName, brand, customerService } = knownSite(c.env, c.get('status'));
  const { locale } = c.get('facts');
  // Offline there is no way to anybody.
  const supportPath = cause === 'offline' ? null : (customerService[0]?.path ?? null);
  const key = JSON.stringify([cause, siteName, brand, supportPath, locale]);
  let parts = drawn.get(key);
  if (!parts) {
    const nonce = crypto.randomUUID();
    const page = await renderStatusPage({
      cause,
      status: 2,
      siteName,
      brand,
      locale,
      visitorIp: '',
      reference: '',
      domains: [],
      supportPath,
      nonce,
    });
    parts = page.split(nonce);
    drawn.set(key, parts);
  }
  return parts.join(nonceOf(c));
}
