import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { SITEMAP_SCREENS } from '../lib/pages/listed-screens';
import { screensOff } from '../lib/pages/site-level';

const AN_HOUR = 'public, max-age=3600';
const CLOSED = ['/sandbox/', '/wps/', '/lgw/', '/_serverFn/', '/client-errors', '/human-verification/'];

/** `/robots.txt`: everything but the calls, and where the sitemap is. */
export function robots() {
  return createMiddleware<App>(async function robots(c) {
    const lines = ['User-agent: *', 'Allow: /', ...CLOSED.map((path) => `Disallow: ${path}`), ''];
    return c.text(`${[...lines, `Sitemap: ${originOf(c.req.url)}/sitemap.xml`].join('\n')}\n`, 200, {
      'Cache-Control': AN_HOUR,
    });
  });
}

/** `/sitemap.xml`: the public screens, at the address that the visitor used. */
export function sitemap() {
  return createMiddleware<App>(async function sitemap(c) {
    // A host may hold an ampersand, and that alone of what has a meaning in XML text.
    const origin = originOf(c.req.url).replaceAll('&', '&amp;');
    const listed = SITEMAP_SCREENS.filter((path) => !screensOff(c.env).includes(path));
    const entries = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': AN_HOUR });
  });
}

function originOf(url: string): string {
  return new URL(url).origin;
}
