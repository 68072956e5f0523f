import { loadMessages } from 'virtual:locale-messages';
import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLocale, overwriteGetLocale } from './paraglide/runtime.js';

// The server chose the language; the page says which, so that both render the same text.
function pageLocale() {
  const locale = document.documentElement.dataset.locale;
  return isLocale(locale) ? locale : 'vi';
}

// After a new deployment the old files are gone: one reload brings the new ones (ROUTE-87). Without a connection it would
// bring the browser's own error page and lose what was typed.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return;
  const last = Number(sessionStorage.getItem('RELOADED_FOR_BUILD') ?? 0);
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem('RELOADED_FOR_BUILD', String(Date.now()));
  location.reload();
});

// A page fade that a resize or a second navigation cuts short is no error.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

overwriteGetLocale(pageLocale);
loadMessages(pageLocale()).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    );
  }),
);
