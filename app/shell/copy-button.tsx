import { copyText } from '../lib/text/copy-text';
import { COPY_TOAST } from '../lib/time/timing';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import { useToast } from './toast';

type Props = {
  /** What the value is, for the name of the button. */
  label: string;
  /** What goes to the clipboard. */
  value: string;
};

/** Copies one value. */
export function CopyButton({ label, value }: Props) {
  const toast = useToast();
  async function copy() {
    try {
      await copyText(value);
      toast(m.copy_success(), { kind: 'success', duration: COPY_TOAST });
    } catch {
      toast(m.copy_failed(), { kind: 'error', duration: COPY_TOAST });
    }
  }
  return <IconButton icon="copy" size={20} label={m.deposit_copy({ label })} onClick={() => void copy()} />;
}
