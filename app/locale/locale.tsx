import { loadMessages } from 'virtual:locale-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { postLanguageToServiceWorker } from '../lib/app-shell/service-worker';
import { LANGUAGE_REFRESH_DEBOUNCE } from '../lib/time/timing';
import { getLocale, type Locale, setLocale } from '../paraglide/runtime.js';
import { type PageLanguage, pageLanguage } from './page-language';

type LocaleState = { language: PageLanguage; change: (tag: Locale) => Promise<void> };

/** In development: says everything anew when a text was changed (build/word-updates.ts). */
const useChangedWords = import.meta.hot
  ? (setLanguage: (next: (now: PageLanguage) => PageLanguage) => void) =>
      useEffect(() => {
        const sayAnew = () => setLanguage((now) => ({ ...now }));
        import.meta.hot?.on('messages:changed', sayAnew);
        return () => import.meta.hot?.off('messages:changed', sayAnew);
      }, [setLanguage])
  : undefined;

const LocaleContext = createContext<LocaleState | null>(null);

/**
 * The page's language. Every screen and every part of the shell calls this hook, so that all of them say their
 * messages anew when the language changes, without a reload: forms keep their values.
 */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs LocaleProvider');
  return state;
}

/** Query keys that hold text in the page's language carry this member and are loaded again after a change. */
export const LOCALISED = 'localised';

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => pageLanguage(getLocale()));
  const queryClient = useQueryClient();
  const router = useRouter();
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    async (tag: Locale) => {
      const next = pageLanguage(tag);
      await loadMessages(next.tag);
      setLocale(next.tag, { reload: false });
      const page = document.documentElement;
      page.lang = next.tag;
      page.dir = next.rtl ? 'rtl' : 'ltr';
      page.dataset.locale = next.tag;
      setLanguage(next);
      postLanguageToServiceWorker();
      // Data in the language, and the document's title, follow 250 ms later.
      clearTimeout(refresh.current);
      refresh.current = setTimeout(() => {
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(LOCALISED) });
        void router.invalidate();
      }, LANGUAGE_REFRESH_DEBOUNCE);
    },
    [queryClient, router],
  );

  useEffect(() => () => clearTimeout(refresh.current), []);
  useChangedWords?.(setLanguage);

  const state = useMemo(() => ({ language, change }), [language, change]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}
