import { useCallback, useState } from 'react';
import { useLazyPart, useRested } from '../lib/use-lazy-part';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import styles from './menu-button.module.css';
import { usePopupTurn } from './popup-queue';
import { useToast } from './toast';
import { UnreadMark } from './unread-mark';

const loadMenu = () => import('./menu/side-menu').then(({ SideMenu }) => SideMenu);

/** Opens the side menu, whose files come when the page is at rest or the finger comes down (HDR-03, CONT-32). */
export function MenuButton() {
  useLocale();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  // No popup opens by itself over the menu.
  usePopupTurn('visitor', open);
  const close = useCallback(() => setOpen(false), []);
  const onLost = useCallback(() => {
    setTouched(false);
    setOpen((wasOpen) => {
      if (wasOpen) toast(m.error_system(), { kind: 'error', length: 'short' });
      return false;
    });
  }, [toast]);
  const Menu = useLazyPart(loadMenu, useRested() || touched || open, onLost);
  return (
    <span className={styles.menu}>
      <IconButton
        icon="menu"
        label={m.header_menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerDown={() => setTouched(true)}
        onClick={() => setOpen(true)}
      />
      <UnreadMark />
      {open && Menu && <Menu onClose={close} />}
    </span>
  );
}
