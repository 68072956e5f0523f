import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '../../brand/logo';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { WalletCard } from '../../domain/money/wallet-card';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useAccount, useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Popup } from '../../ui/popup';
import { LanguageSelector } from './language-selector';
import { LogOutDialog } from './log-out-dialog';
import { MenuActivities } from './menu-activities';
import { MenuGameTiles } from './menu-game-tiles';
import { MainLinks, MenuRows } from './menu-links';
import { MenuSupport } from './menu-support';
import { MenuWelcome } from './menu-welcome';
import { MoneyWays } from './money-ways';
import styles from './side-menu.module.css';
import { useMenuItems } from './use-menu-items';
import { UserBox } from './user-box';

/** The menu that slides in from the end edge (MENU-01 to MENU-65). What it asks for is asked when it opens. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  useLocale();
  const { siteName } = useSite();
  const session = useSession();
  const isMember = session !== null;
  const isLoggedIn = useAccount() !== null;
  const [asking, setAsking] = useState(false);
  const items = useMenuItems();
  useCloseOnNavigation(onClose);

  return (
    <Popup shape="side" title={m.menu_title()} closeLabel={m.action_close()} onClose={onClose} bare>
      <div className={styles.menu}>
        <div className={styles.top}>
          <Logo name={siteName} />
          <IconButton icon="close" label={m.menu_close()} onClick={onClose} />
        </div>
        {isMember ? (
          <>
            <UserBox />
            {isTrial(session) && <AuthButtons />}
            <WalletCard label={m.wallet_label_short()}>
              <MoneyWays />
            </WalletCard>
          </>
        ) : (
          <MenuWelcome />
        )}
        <MainLinks items={items} />
        <MenuRows items={items} group="more" />
        <MenuGameTiles />
        <MenuActivities />
        <MenuRows items={items} group="account" heading={m.menu_account()} />
        <MenuSupport items={items}>
          <LanguageSelector />
        </MenuSupport>
        {isLoggedIn && (
          <button type="button" className={styles.signOut} onClick={() => setAsking(true)}>
            <Icon name="logout" />
            <span>{m.log_out()}</span>
          </button>
        )}
      </div>
      {asking && <LogOutDialog onClose={() => setAsking(false)} />}
    </Popup>
  );
}

// Any navigation closes the menu (MENU-49): a new page, a step back, and a link to the page one is on.
function useCloseOnNavigation(onClose: () => void) {
  const href = useLocation({ select: (location) => location.href });
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) onClose();
  }, [href, onClose]);
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[href]') : null;
      if (link?.href === location.href) onClose();
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [onClose]);
}
