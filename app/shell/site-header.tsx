import { Link, linkOptions } from '@tanstack/react-router';
import { Logo } from '../brand/logo';
import { StaticLink } from '../lib/links/static-link';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { useAppContext } from '../session/app-context';
import { useSite } from '../session/site.queries';
import { Icon } from '../ui/icon';
import { iconLink } from '../ui/icon-button';
import { MenuButton } from './menu-button';
import styles from './site-header.module.css';

const SEARCH = linkOptions({ to: '/m/search', search: { dataType: 'SEARCH' } });
const DOWNLOAD = linkOptions({ to: '/m/download' });

/** Header of the main pages: logo, download, search and menu (HDR-01 to HDR-09). Home without a search is home reset. */
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
      <DownloadLink />
      <StaticLink target={SEARCH} className={iconLink} aria-label={m.search()}>
        <Icon name="search" size={24} />
      </StaticLink>
      <MenuButton />
    </header>
  );
}

function DownloadLink() {
  const { native, installed } = useAppContext();
  if (native || installed) return null;
  return (
    <StaticLink target={DOWNLOAD} className={styles.download} aria-label={m.header_download()}>
      <span className={styles.pill}>
        <Icon name="download" size={18} />
        <span className={styles.word}>{m.header_download()}</span>
      </span>
    </StaticLink>
  );
}
