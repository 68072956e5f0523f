import { loadMessages } from 'virtual:locale-messages';
import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepInstallPrompt } from './lib/app-shell/install-prompt';
import { registerServiceWorker } from './lib/app-shell/service-worker';
import { patientHistory } from './lib/links/patient-history';
import { tolerateMovedNodes } from './lib/loading/moved-nodes';
import { reloadOnce } from './lib/loading/reload-once';
import type { Field } from './lib/loading/type-again';
import { isLocale, overwriteGetLocale } from './paraglide/runtime.js';
import type { Look } from './shell/bare-page';

// The server chose the language; the page says which, so that both render the same text.
function pageLocale() {
  const locale = document.documentElement.dataset.locale;
  return isLocale(locale) ? locale : 'vi';
}

// After a new deployment the old files are gone: one reload brings the new ones (ROUTE-87). A file that a bad connection
// lost is no reason to lose what was typed as well.
addEventListener('vite:preloadError', () => void reloadIfDeployed());

async function reloadIfDeployed() {
  const own = new URL(import.meta.url).pathname;
  const page = await fetch('/m/home', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : own),
    () => own,
  );
  if (!page.includes(own)) reloadOnce('RELOADED_FOR_BUILD', 60_000);
}

// A page fade that a resize or a second navigation cuts short is no error.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

patientHistory();
tolerateMovedNodes();
keepInstallPrompt();
registerServiceWorker();

overwriteGetLocale(pageLocale);
// It comes with the first tap, while all is well: once the document has failed, nothing else may come.
const barePage = () => import('./shell/bare-page');
addEventListener('click', () => barePage().catch(() => undefined), { once: true, capture: true });

const look: Look = { ...document.documentElement.dataset };
// A bad connection loses a file now and then: its second address is another (app/lib/loading/load-part.ts).
const messages = loadMessages(pageLocale()).catch(() => loadMessages(pageLocale()));
void messages.then(() => {
  const address = location.href;
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];

  // An extension may have put something of its own into the page, so that React draws it anew: what was typed stays.
  function onRecoverableError(error: unknown) {
    reportError(error);
    if (location.href !== address) return;
    import('./lib/loading/type-again').then(
      ({ typeAgain }) => typeAgain(fields),
      () => undefined,
    );
  }

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      { onRecoverableError, onUncaughtError },
    );
  });
});

// Beyond every boundary: React has taken the whole document away.
function onUncaughtError(error: unknown) {
  setTimeout(() => barePage().then(({ showBarePage }) => showBarePage(look), showWayOn));
  const message = `page failed: ${error instanceof Error ? error.name : 'unknown'}`;
  navigator.sendBeacon?.(
    '/client-errors',
    new Blob([JSON.stringify({ message, path: location.pathname })], { type: 'application/json' }),
  );
  console.error(error);
}

/** Where not even the bare page came. */
function showWayOn() {
  document.body.innerHTML = '<p>Trang gặp lỗi · This page has a problem</p><a href="">Tải lại · Reload</a>';
}
