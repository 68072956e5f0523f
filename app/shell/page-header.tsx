import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { useSite } from '../session/site.queries';
import { IconButton } from '../ui/icon-button';
import styles from './page-header.module.css';
import { goesHome, pageTitle } from './page-titles';

type Props = {
  /** Replaces the title of the path (HDR-11). */
  title?: string;
  /** False hides the arrow; a function replaces what it does (HDR-30, HDR-40). */
  back?: boolean | (() => void);
  /** Extra content at the end (HDR-31). */
  end?: ReactNode;
};

/** Header of an inner page: back arrow, title, optional extra (HDR-10, HDR-11, HDR-30 to HDR-42). */
export function PageHeader({ title, back = true, end }: Props) {
  useLocale();
  const { siteName } = useSite();
  // While the next page loads, this one keeps its title.
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const goBack = useBack();
  return (
    <header className={styles.header}>
      {back ? (
        <IconButton
          className={styles.back ?? ''}
          icon="back"
          label={m.header_back()}
          onClick={() => (typeof back === 'function' ? back() : goBack(pathname))}
        />
      ) : (
        <span />
      )}
      <h1 className={styles.title}>{title ?? pageTitle(pathname, siteName)}</h1>
      {end ?? <span />}
    </header>
  );
}

function useBack() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (pathname: string) => {
    if (goesHome(pathname)) return void router.navigate({ to: '/m/home' });
    if (canGoBack) return router.history.back();
    void router.navigate({ to: '/m/home', replace: true });
  };
}
