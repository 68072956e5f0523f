import { createMiddleware } from 'hono/factory';
import { brandFile } from '@/app/brand/brands';
import { isRightToLeft } from '../../contracts/languages';
import type { App } from '../context';
import { knownSite } from '../lib/pages/known-site';
import { type RenderStatusPage, statusPageForAll } from '../lib/pages/status-page-for-all';

/** Ground of a brand's pages, as `#rrggbb`. */
export type BrandColor = (brand: string) => string;

const icon = (brand: string, file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: brandFile(brand, file) ?? `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/manifest.webmanifest`: what the installed app is called, looks like and starts with (PWA-29). */
export function manifest(brandColor: BrandColor) {
  return createMiddleware<App>(async function manifest(c) {
    const { siteName, brand } = knownSite(c.env, c.get('status'));
    const { locale } = c.get('facts');
    const color = brandColor(brand);
    const app = {
      id: '/m/home',
      name: siteName,
      short_name: siteName,
      start_url: '/m/home',
      scope: '/m',
      display: 'standalone',
      orientation: 'portrait',
      lang: locale,
      dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
      theme_color: color,
      background_color: color,
      icons: [
        icon(brand, 'icon-192.png', 192, 'any'),
        icon(brand, 'icon-512.png', 512, 'any'),
        icon(brand, 'maskable-192.png', 192, 'maskable'),
        icon(brand, 'maskable-512.png', 512, 'maskable'),
      ],
    };
    return c.body(JSON.stringify(app), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
    });
  });
}

/**
 * `/offline.html`: what the service worker shows without a network, in the visitor's language (PWA-30). It says nothing of
 * the visitor, because it outlives the visit.
 */
export function offline(renderStatusPage: RenderStatusPage) {
  return createMiddleware<App>(async function offline(c) {
    const page = await statusPageForAll(c, renderStatusPage, 'offline');
    return c.html(page, 200, { 'Cache-Control': 'no-cache', Vary: 'Cookie', 'X-Robots-Tag': 'noindex' });
  });
}
