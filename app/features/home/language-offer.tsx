import { type MouseEvent, useEffect, useState } from 'react';
import { readCookies } from '../../lib/storage/cookies';
import { deviceStore } from '../../lib/storage/storage';
import { useLocale } from '../../locale/locale';
import styles from './language-offer.module.css';
import { LANGUAGE_OFFERS, offeredLanguage } from './offered-language';

/**
 * Offers the browser's language, in it, over the text before it, and as large as that: once on a device, and to nobody
 * who has chosen a language (LANG-32). Nothing changes without a tap.
 */
export function LanguageOffer() {
  const { language, change } = useLocale();
  const [{ page, offered }] = useState(() => ({ page: language.tag, offered: offerOn(language.tag) }));
  useEffect(() => {
    if (offered) deviceStore.set('LANGUAGE_OFFERED', 'true');
  }, [offered]);
  const text = offered && language.tag === page && LANGUAGE_OFFERS[offered];
  if (!text) return null;

  async function take({ currentTarget }: MouseEvent) {
    const card = currentTarget.closest('section');
    if (offered) await change(offered);
    // What had the focus is gone: the language it is in now stands beside it.
    card?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  return (
    <button type="button" lang={offered} dir="auto" className={styles.offer} onClick={take}>
      {text()}
    </button>
  );
}

function offerOn(page: ReturnType<typeof useLocale>['language']['tag']) {
  const isChosen = readCookies()
    .split('; ')
    .some((cookie) => cookie.startsWith('language='));
  if (isChosen || deviceStore.text('LANGUAGE_OFFERED')) return null;
  return offeredLanguage(navigator.languages, page);
}
