import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { LocaleProvider } from '../locale/locale';
import { pageLanguage } from '../locale/page-language';
import { getLocale } from '../paraglide/runtime.js';
import { useSite } from '../session/site.queries';
import { ConnectionPart } from './connection-part';
import { KEEP_DISPLAY } from './display';
import { KEEP_EARLY_TAP, useEarlyTap } from './early-tap';
import { LateScripts } from './late-scripts';
import { PopupQueue } from './popup-queue';
import { RouteAnnouncer } from './route-announcer';
import { SessionWatch } from './session-watch';
import { SwipeArea } from './swipe-area';
import { ToastProvider } from './toast';
import { WaitingBar } from './waiting-bar';
import '../brand/base.css';

/** The browser's own pass has nothing to keep back. */
const ScriptsToCome = createIsomorphicFn()
  .server(LateScripts)
  .client(() => null);

/** The document around every screen: language, direction and brand, toasts, and the watch over the session. */
export function PageDocument({ children }: { children: ReactNode }) {
  const { tag, rtl } = pageLanguage(getLocale());
  const { brand } = useSite();
  useEarlyTap();
  return (
    // What the device chose stands on the page before React comes.
    <html lang={tag} dir={rtl ? 'rtl' : 'ltr'} data-locale={tag} data-brand={brand} suppressHydrationWarning>
      <head>
        <ScriptsToCome />
        <HeadContent />
        <ScriptOnce>{KEEP_DISPLAY}</ScriptOnce>
      </head>
      <body>
        <ScriptOnce>{KEEP_EARLY_TAP}</ScriptOnce>
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
