import { messageFiles } from 'virtual:locale-chunks';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../contracts/site';
import { themeColor } from '../brand/theme-color';
import { visitOrigin } from '../lib/visit';
import { getLocale } from '../paraglide/runtime.js';
import { useSite } from '../session/site.queries';
import { canonicalAddress } from './canonical';
import { languageOf } from './languages';
import { LocaleProvider } from './locale';
import { PopupQueue } from './popup-queue';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';
import { socialTags } from './social-tags';
import { SwipeArea } from './swipe-area';
import { ToastProvider } from './toast';
import '../brand/base.css';

type Match = { routeId: string; pathname: string; search: object };

/** What stands in the head of every page; the messages of the page's one language are loaded ahead. */
export function pageHead(site: SiteSettings, matches: readonly Match[]) {
  const page = matches.at(-1);
  const address = canonicalAddress(visitOrigin(), page?.pathname ?? '/', page?.search ?? {});
  const routeIds = matches.map(({ routeId }) => routeId);
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: themeColor(site.brand) },
      { title: site.siteName },
      ...socialTags(site, address),
    ],
    links: [
      { rel: 'canonical', href: address },
      // With its cookie, so that the manifest speaks the visitor's language.
      { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' as const },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'icon', href: '/art/logo.svg', type: 'image/svg+xml' },
      ...messageFiles(getLocale(), routeIds).map((href) => ({ rel: 'modulepreload', href })),
    ],
  };
}

/** The document around every screen: language, direction and brand, toasts, and the watch over the session. */
export function PageDocument({ children }: { children: ReactNode }) {
  const { tag, rtl } = languageOf(getLocale());
  const { brand } = useSite();
  return (
    <html lang={tag} dir={rtl ? 'rtl' : 'ltr'} data-locale={tag} data-brand={brand}>
      <head>
        <HeadContent />
      </head>
      <body>
        <LocaleProvider>
          <ToastProvider>
            <SessionWatch />
            <RouteAnnouncer />
            <SwipeArea />
            <PopupQueue>{children}</PopupQueue>
          </ToastProvider>
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}
