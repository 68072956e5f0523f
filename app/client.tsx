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
