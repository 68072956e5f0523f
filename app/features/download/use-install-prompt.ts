import { useSyncExternalStore } from 'react';
import { INSTALL_PROMPT_EVENT } from '../../lib/app-shell/install-prompt';

/**
 * Opens the browser's own installation dialog; undefined while the browser offers none. An offer is good for one
 * dialog: the button goes once it was opened.
 */
export function useInstallPrompt(): (() => void) | undefined {
  const offer = useSyncExternalStore(
    onChange,
    () => window.installPrompt,
    () => undefined,
  );
  if (!offer) return undefined;
  return () => {
    window.installPrompt = undefined;
    dispatchEvent(new Event(INSTALL_PROMPT_EVENT));
    void offer.prompt();
  };
}

function onChange(changed: () => void): () => void {
  addEventListener(INSTALL_PROMPT_EVENT, changed);
  return () => removeEventListener(INSTALL_PROMPT_EVENT, changed);
}
