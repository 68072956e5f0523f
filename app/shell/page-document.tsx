import { HeadContent, Scripts } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../contracts/site';
import { supportLink } from '../domain/support/site-links';
import { LocaleProvider } from '../locale/locale';
import { pageLanguage } from '../locale/page-language';
import { getLocale } from '../paraglide/runtime.js';
import { useSite } from '../session/site.queries';
import { useClickReplay } from './click-replay';
import { ConnectionPart } from './connection-part';
import { DeferredScripts } from './deferred-scripts';
import { BodyScripts, HeadScripts } from './page-scripts';
import { PopupQueue } from './popup-queue';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';
import { SwipeArea } from './swipe-area';
import { ToastProvider } from './toast';
import { WaitingBar } from './waiting-bar';
import '../brand/base.css';

// The browser's own pass has nothing to keep back, and the scripts that stand in the page have run.
// It stands in the page for whatever comes when React has gone (app/client.tsx).
const supportOf = createIsomorphicFn()
  .server((site: SiteSettings) => supportLink(site, 'support'))
  .client(() => undefined);
const ScriptsToCome = createIsomorphicFn()
  .server(DeferredScripts)
  .client(() => null);
const ScriptsOfHead = createIsomorphicFn()
  .server(HeadScripts)
  .client(() => null);
const ScriptsOfBody = createIsomorphicFn()
  .server(BodyScripts)
  .client(() => null);

/** The document around every screen: language, direction and brand, toasts, and the watch over the session. */
export function PageDocument({ children }: { children: ReactNode }) {
  const { tag, rtl } = pageLanguage(getLocale());
  const site = useSite();
  useClickReplay();
  return (
    // What the device chose stands on the page before React comes.
    <html
      lang={tag}
      dir={rtl ? 'rtl' : 'ltr'}
      data-locale={tag}
      data-brand={site.brand}
      data-support={supportOf(site)}
      suppressHydrationWarning
    >
      <head>
        <ScriptsToCome />
        <HeadContent />
        <ScriptsOfHead />
      </head>
      <body>
        <ScriptsOfBody />
        <LocaleProvider>
          <ToastProvider>
            <SessionWatch />
            <RouteAnnouncer />
            <WaitingBar />
            <SwipeArea />
            <ConnectionPart />
            <PopupQueue>{children}</PopupQueue>
          </ToastProvider>
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}
