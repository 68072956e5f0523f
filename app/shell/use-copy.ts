import { copyText } from '../lib/text/copy-text';
import { COPY_TOAST } from '../lib/time/timing';
import { m } from '../paraglide/messages.js';
import { useToast } from './toast';

/** Copies a text, and says for a moment whether it is on the clipboard (MENU-06, ERR-35). */
export function useCopy(): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await copyText(text);
      toast(m.copy_success(), { kind: 'success', duration: COPY_TOAST });
    } catch {
      toast(m.copy_failed(), { kind: 'error', duration: COPY_TOAST });
    }
  };
}
