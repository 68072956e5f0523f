import { useCanGoBack, useMatch, useRouter } from '@tanstack/react-router';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { useSite } from '../session/site.queries';
import type { Elements } from '../ui/elements';
import { IconButton } from '../ui/icon-button';
import styles from './page-header.module.css';
import { screenAt, screenTitle } from './screen-title';

type Props = {
  /** Replaces the title of the path (HDR-11). */
  title?: string;
  /** False hides the arrow; a function replaces what it does (HDR-30, HDR-40). */
  back?: boolean | (() => void);
  /** Extra content at the end (HDR-31). */
  end?: Elements;
};

/** Header of an inner page: back arrow, title, optional extra (HDR-10, HDR-11, HDR-30 to HDR-42). */
export function PageHeader({ title, back = true, end }: Props) {
  useLocale();
  const { siteName } = useSite();
  // Of the screen it stands on: while the next one loads, this one keeps its title.
  const { fullPath } = useMatch({ strict: false });
  const goBack = useBack(fullPath);
  return (
    <header className={styles.header}>
      {back ? (
        <IconButton
          className={styles.back ?? ''}
          icon="back"
          label={m.header_back()}
          onClick={typeof back === 'function' ? back : goBack}
        />
      ) : (
        <span />
      )}
      <h1 className={styles.title}>{title ?? screenTitle(fullPath, siteName)}</h1>
      {end ?? <span />}
    </header>
  );
}

function useBack(path: string) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (screenAt(path)?.back === 'home') return void router.navigate({ to: '/m/home' });
    if (canGoBack) return router.history.back();
    void router.navigate({ to: '/m/home', replace: true });
  };
}
