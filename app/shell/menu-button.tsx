import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import { useLocale } from './locale';
import { SideMenu } from './side-menu';

/** Opens the side menu, from the header of any page (HDR-06, CONT-32). */
export function MenuButton() {
  useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={m.header_menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <SideMenu onClose={() => setOpen(false)} />}
    </>
  );
}
