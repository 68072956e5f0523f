import { useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from './elements';
import { holdPage } from './hold-page';
import { IconButton } from './icon-button';
import { keepFocus } from './lost-focus';
import styles from './popup.module.css';

/** Where the first popup is placed; each further one goes above (SHELL-12, SHELL-13). */
const POPUP_Z_START = 1000;

type Props = {
  /** Heading, also the dialog's name. */
  title: string;
  /**
   * `sheet` slides from the bottom, `card` stands in the middle, `side` slides from the end edge, `full` fills the
   * column and is there without a script too.
   */
  shape: 'sheet' | 'card' | 'side' | 'full';
  closeLabel: string;
  onClose: () => void;
  /** Leaves the heading to the content; the title still names the dialog. */
  bare?: boolean;
  /** False while an action runs that must not be walked away from. */
  dismissible?: boolean;
  children: Elements;
};

/**
 * A modal `<dialog>`: focus stays inside and returns to where it was, or to the page's content where an address opened
 * it; Escape and a tap on the scrim close it, the page behind does
 * not scroll. Rendered while it is open. The content of a full one brings its own heading and close control.
 */
export function Popup({ title, shape, closeLabel, onClose, bare, dismissible = true, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const left = useRef(false);

  // A layout effect closes the dialog while it is still in the page, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    left.current = false;
    if (!dialog || dialog.matches(':modal')) return;
    dialog.close();
    const open = document.querySelectorAll('dialog[open]').length;
    dialog.style.zIndex = String(POPUP_Z_START + 2 * open);
    dialog.showModal();
    holdPage();
    return () => {
      // The event of this closing comes when another dialog may have taken the place.
      left.current = true;
      dialog.close();
      holdPage();
      // What opened it may go with it, or an address did.
      setTimeout(keepFocus);
    };
  }, []);

  // Closing once is enough: a second tap must not take another step back.
  const close = () => {
    if (!dismissible || left.current) return;
    left.current = true;
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel
    <dialog
      ref={ref}
      className={styles[shape]}
      open={shape === 'full'}
      aria-labelledby={shape === 'full' ? undefined : titleId}
      aria-label={shape === 'full' ? title : undefined}
      onCancel={(event) => {
        // React passes the event on to a dialog this one was opened from.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // The browser may close a dialog in spite of onCancel, on a second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (dismissible) close();
        else event.currentTarget.showModal();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.panel}>
        {shape === 'sheet' && <span className={styles.grabber} />}
        {shape === 'full' ? null : bare ? (
          <h2 id={titleId} className="visually-hidden">
            {title}
          </h2>
        ) : (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={close} />
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
