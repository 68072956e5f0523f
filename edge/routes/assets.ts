import type { Context } from 'hono';
import { brandFile, TINTED_ART } from '@/app/brand/brands';
import type { App } from '../context';
import { builtFile } from '../lib/built-files';
import { kindOf } from '../lib/responses';
import { settingsOf } from '../lib/settings/settings-of';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Serves files of the build, behind the gate. Those of one build or content are kept for good, art and flags for a day; a missing file is 404, never a page. */
export function assets(c: Context<App>) {
  const { path } = c.req;
  if (kindOf(path) !== 'asset') return undefined;
  // Browsers ask for it where a document names no icon.
  if (path !== '/favicon.ico') return fileAt(c, path);
  c.header('Cache-Control', A_DAY);
  return c.redirect('/art/logo.svg', 308);
}

async function fileAt(c: Context<App>, path: string): Promise<Response> {
  const file = await builtFile(c.env, tinted(c, path), { 'Cache-Control': lifetimeOf(path) });
  return file ?? c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
}

// The service worker is asked for anew, so that a new build takes over at once.
function lifetimeOf(path: string): string {
  if (path === '/sw.js') return 'no-cache';
  return path.startsWith('/assets/') ? IMMUTABLE : A_DAY;
}

/** The request, of a drawing that the site's brand has in its colours for that one: pages ask for it by the same address. */
function tinted(c: Context<App>, path: string): Request {
  const { raw } = c.req;
  if (!path.startsWith('/art/') || !TINTED_ART.includes(path.slice('/art/'.length))) return raw;
  const own = brandFile(settingsOf(c.env).BRAND, path.slice(1));
  return own ? new Request(new URL(own, raw.url), raw) : raw;
}
