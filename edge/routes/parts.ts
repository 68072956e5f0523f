import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { builtFile } from '../lib/built-files';
import { settingsOf } from '../lib/settings/settings-of';
import { bodiesOfReads } from '../middleware/body-bounds';

/** The page is another with each build; its files have names that no other content has. */
const HEADERS = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' };

/** The catalogue of parts (app/parts), built beside the site: in the sandbox alone, 404 without. */
export function parts() {
  return createMiddleware<App>(async function parts(c) {
    const { method, raw } = c.req;
    const mayRead = settingsOf(c.env).SANDBOX && (method === 'GET' || method === 'HEAD');
    const file = mayRead && (bodiesOfReads(c) ?? (await builtFile(c.env, raw, HEADERS)));
    return file || c.text('Not Found', 404);
  });
}
