import { Link } from '@tanstack/react-router';
import { Logo } from '../brand/logo';
import { m } from '../paraglide/messages.js';
import { useSite } from '../session/site.queries';
import { useLocale } from './locale';
import { MenuButton } from './menu-button';
import styles from './site-header.module.css';

/** Header of the main pages: logo and menu toggle (HDR-01 to HDR-08). */
export function SiteHeader() {
  useLocale();
  const { siteName } = useSite();
  return (
    <header className={styles.header}>
      <Link
        to="/m/home"
        className={styles.home}
        aria-label={m.header_home({ siteName })}
        onClick={() => scrollTo(0, 0)}
      >
        <Logo name={siteName} />
      </Link>
      <MenuButton />
    </header>
  );
}
