import { useEffect, useRef } from 'react';
import { LANGUAGE_REVALIDATE_DEBOUNCE } from '../lib/time/timing';
import { useLocale } from '../locale/locale';

/** Checks errors that show again, 200 ms after a change of language (LOGIN-54, LOGIN-55). */
export function useRevalidateOnLanguage(revalidate: () => void) {
  const { language } = useLocale();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    const timer = setTimeout(() => latest.current(), LANGUAGE_REVALIDATE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [language]);
}
