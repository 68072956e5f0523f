import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '../brand/logo';
import { AUTH_PATHS } from '../lib/auth-search';
import { m } from '../paraglide/messages.js';
import { useSession } from '../session/session.queries';
import { useRegistrationOpen, useSite } from '../session/site.queries';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Popup } from '../ui/popup';
import { FreePlayLink } from './free-play-link';
import { LanguageSelector } from './language-selector';
import { useLocale } from './locale';
import { LogOutDialog } from './log-out-dialog';
import styles from './side-menu.module.css';
import { socialLinks, supportLink } from './site-links';
import { UserBox } from './user-box';
import { WalletCard } from './wallet-card';

/** The menu that slides in from the end edge (MENU-01 to MENU-65, as far as its screens exist). */
export function SideMenu({ onClose }: { onClose: () => void }) {
  useLocale();
  const site = useSite();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  useCloseOnNavigation(onClose);

  return (
    <Popup shape="side" title={m.menu_title()} closeLabel={m.action_close()} onClose={onClose} bare>
      <div className={styles.menu}>
        <div className={styles.top}>
          <Logo name={site.siteName} />
          <IconButton icon="close" label={m.menu_close()} onClick={onClose} />
        </div>
        {session ? (
          <>
            <UserBox />
            <WalletCard label={m.wallet_label_short()} />
          </>
        ) : (
          <Welcome />
        )}
        <MainLinks />
        <Support links={socialLinks(site)} support={supportLink(site, 'menu')} />
        <LanguageSelector />
        {session && (
          <button type="button" className={styles.signOut} onClick={() => setAsking(true)}>
            <Icon name="logout" />
            {m.log_out()}
          </button>
        )}
      </div>
      {asking && <LogOutDialog onClose={() => setAsking(false)} />}
    </Popup>
  );
}

function Welcome() {
  const registers = useRegistrationOpen();
  return (
    <div className={styles.welcome}>
      <p className={styles.welcomeTitle}>{m.menu_welcome()}</p>
      <p>{m.menu_welcome_text()}</p>
      <div className={styles.ways}>
        <Link to="/m/login" className={buttonClass(registers ? 'outline' : 'primary')}>
          {m.log_in()}
        </Link>
        {registers && (
          <Link to={AUTH_PATHS.register} className={buttonClass('primary')}>
            {m.register_open()}
          </Link>
        )}
      </div>
      <FreePlayLink className={styles.freePlay}>{m.free_play()}</FreePlayLink>
    </div>
  );
}

function MainLinks() {
  const links = [
    { to: '/m/home', icon: 'home', label: m.menu_home() },
    { to: '/m/member/home', icon: 'user', label: m.menu_member() },
    { to: '/m/activity', icon: 'gift', label: m.menu_events() },
  ] as const;
  return (
    <nav className={styles.links} aria-label={m.menu_title()}>
      {links.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.link} activeOptions={{ exact: true, includeSearch: false }}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

type SupportProps = { links: { name: string; url: string }[]; support: string | undefined };

function Support({ links, support }: SupportProps) {
  if (links.length === 0 && !support) return null;
  return (
    <section className={styles.section} aria-labelledby="menu-support">
      <h3 id="menu-support" className={styles.heading}>
        {m.menu_support()}
      </h3>
      {support && (
        <a className={styles.row} href={support} target="_blank" rel="noopener noreferrer">
          <Icon name="headset" />
          {m.customer_service()}
        </a>
      )}
      {links.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.row}>
            <Icon name="chat" />
            {m.menu_community()}
            <span className={styles.chevron}>
              <Icon name="down" size={18} />
            </span>
          </summary>
          {links.map(({ name, url }) => (
            <a key={url} className={styles.sub} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ))}
        </details>
      )}
    </section>
  );
}

// Any navigation closes the menu (MENU-49), a new page as well as a step back.
function useCloseOnNavigation(onClose: () => void) {
  const href = useLocation({ select: (location) => location.href });
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) onClose();
  }, [href, onClose]);
}
