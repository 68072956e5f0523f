import { useLayoutEffect, useRef } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { holdPage } from '@/app/ui/hold-page';
import { Spinner } from '@/app/ui/spinner';
import styles from './launch-overlay.module.css';
import { useLaunching } from './use-launch';

/**
 * Covers everything while a game is being launched, and Escape does nothing meanwhile; stands beside the buttons that
 * launch (LAUNCH-33).
 */
export function LaunchOverlay() {
  return useLaunching() ? <Overlay /> : null;
}

/** A modal dialog, so that it lies above the sheet and nothing behind it can be tapped. */
function Overlay() {
  useLocale();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    holdPage();
    // A dialog that is closed and shown again shares its next Escape with the sheet beneath, which would close as well.
    const ignoreEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', ignoreEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', ignoreEscape, { capture: true });
      dialog?.close();
      holdPage();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      aria-label={m.launch_opening()}
      onCancel={(event) => {
        event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // The browser closes a dialog in spite of onCancel, on a phone's second way back.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <Spinner />
      <p className={styles.text}>{m.launch_opening()}</p>
    </dialog>
  );
}
