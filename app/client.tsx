import { loadMessages } from 'virtual:locale-messages';
import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepInstallPrompt } from './lib/install-prompt';
import { tolerateMovedNodes } from './lib/moved-nodes';
import { registerServiceWorker } from './lib/service-worker';
import type { Field } from './lib/type-again';
import { isLocale, overwriteGetLocale } from './paraglide/runtime.js';

// The server chose the language; the page says which, so that both render the same text.
function pageLocale() {
  const locale = document.documentElement.dataset.locale;
  return isLocale(locale) ? locale : 'vi';
}

// After a new deployment the old files are gone: one reload brings the new ones (ROUTE-87). A file that a bad connection
// lost is no reason to lose what was typed as well.
addEventListener('vite:preloadError', ({ payload }) => {
  // The router would reload for any file that did not come, without a network too.
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  void reloadIfDeployed();
});

async function reloadIfDeployed() {
  const last = Number(sessionStorage.getItem('RELOADED_FOR_BUILD') ?? 0);
  if (Date.now() - last < 60_000) return;
  const own = new URL(import.meta.url).pathname;
  const page = await fetch('/m/home', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : own),
    () => own,
  );
  if (page.includes(own)) return;
  sessionStorage.setItem('RELOADED_FOR_BUILD', String(Date.now()));
  location.reload();
}

// A page fade that a resize or a second navigation cuts short is no error.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

tolerateMovedNodes();
keepInstallPrompt();
registerServiceWorker();

overwriteGetLocale(pageLocale);
loadMessages(pageLocale()).then(() => {
  const address = location.href;
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];

  // An extension may have put something of its own into the page, so that React draws it anew: what was typed stays.
  function onRecoverableError(error: unknown) {
    reportError(error);
    if (location.href !== address) return;
    import('./lib/type-again').then(
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
      { onRecoverableError },
    );
  });
});
