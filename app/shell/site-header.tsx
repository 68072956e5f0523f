import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Logo } from '../brand/logo';
import { m } from '../paraglide/messages.js';
import { useSite } from '../session/site.queries';
import { IconButton } from '../ui/icon-button';
import { useLocale } from './locale';
import { SideMenu } from './side-menu';
import styles from './site-header.module.css';

/** Header of the main pages: logo and menu toggle (HDR-01 to HDR-08). */
export function SiteHeader() {
  useLocale();
  const { siteName } = useSite();
  const [open, setOpen] = useState(false);
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
      <IconButton
        icon="menu"
        label={m.header_menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <SideMenu onClose={() => setOpen(false)} />}
    </header>
  );
}
