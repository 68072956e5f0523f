import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { kindOf } from '../lib/answers';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves files of the build, behind the gate. Hashed ones are kept for good; a file that is missing is no page. */
export function assets() {
  return createMiddleware<App>(async function assets(c, next) {
    const { method, path } = c.req;
    if (!c.env.ASSETS || (method !== 'GET' && method !== 'HEAD') || kindOf(path) !== 'asset') return next();
    const file = await c.env.ASSETS.fetch(c.req.raw);
    const hashed = path.startsWith('/assets/');
    if (file.status === 404) {
      return hashed ? c.text('Not Found', 404, { 'Cache-Control': 'no-store' }) : next();
    }
    const answer = new Response(file.body, file);
    if (hashed && file.ok) answer.headers.set('Cache-Control', IMMUTABLE);
    return answer;
  });
}
