import { messageFiles } from 'virtual:locale-chunks';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../contracts/site';
import { themeColor } from '../brand/theme-color';
import { getLocale } from '../paraglide/runtime.js';
import { useSite } from '../session/site.queries';
import { languageOf } from './languages';
import { LocaleProvider } from './locale';
import { PopupQueue } from './popup-queue';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';
import { SwipeArea } from './swipe-area';
import { ToastProvider } from './toast';
import '../brand/base.css';

/** What stands in the head of every page; the messages of the page's one language are loaded ahead. */
export function pageHead(site: SiteSettings, routeIds: readonly string[]) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: themeColor(site.brand) },
      { title: site.siteName },
    ],
    links: [
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
