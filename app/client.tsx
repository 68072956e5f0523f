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

// It comes with the first tap, while all is well: once the document has failed, nothing else may come.
const lastResort = () => import('./shell/last-resort');
addEventListener('click', () => lastResort().catch(() => undefined), { once: true, capture: true });

const tell = (what: unknown, kind?: 'page') =>
  void lastResort().then(
    ({ tellError }) => tellError(what, kind),
    () => undefined,
  );
addEventListener('error', (event) => tell(event));
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  // A page fade that a resize or a second navigation cuts short is no error.
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  else tell(event);
});

patientHistory();
tolerateMovedNodes();
keepInstallPrompt();
registerServiceWorker();

overwriteGetLocale(pageLocale);
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
  setTimeout(() => lastResort().then(({ showBarePage }) => showBarePage(look), showWayOn));
  tell(error, 'page');
  console.error(error);
}

/** Where not even the bare page came. */
function showWayOn() {
  document.body.innerHTML = '<p>Trang gặp lỗi · This page has a problem</p><a href="">Tải lại · Reload</a>';
}
