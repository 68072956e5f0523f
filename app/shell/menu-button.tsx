import { useCallback, useState } from 'react';
import { afterPaint } from '../lib/loading/after-paint';
import { useFirstInteraction, useLazyPart } from '../lib/loading/use-lazy-part';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import styles from './menu-button.module.css';
import { usePopupQueue } from './popup-queue';
import { useToast } from './toast';
import { UnreadMark } from './unread-mark';

const loadMenu = () => import('./menu/side-menu').then(({ SideMenu }) => SideMenu);

/** Opens the side menu, whose files come once the visitor does something, or the finger comes down (HDR-03, CONT-32). */
export function MenuButton() {
  useLocale();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  // No popup opens by itself over the menu.
  usePopupQueue('visitor', open);
  const close = useCallback(() => void afterPaint().then(() => setOpen(false)), []);
  const onLost = useCallback(() => {
    setTouched(false);
    setOpen((wasOpen) => {
      if (wasOpen) toast(m.connection_lost(), { kind: 'error', length: 'short' });
      return false;
    });
  }, [toast]);
  const Menu = useLazyPart(loadMenu, useFirstInteraction() || touched || open, onLost);
  return (
    <span className={styles.menu}>
      <IconButton
        icon="menu"
        label={m.header_menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerDown={() => setTouched(true)}
        onClick={() => void afterPaint().then(() => setOpen(true))}
      />
      <UnreadMark />
      {open && Menu && <Menu onClose={close} />}
    </span>
  );
}
