import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import { useCopy } from './use-copy';

type Props = {
  /** What the value is, for the name of the button; the value itself when left out. */
  label?: string;
  /** What goes to the clipboard. */
  value: string;
};

/** Copies one value. */
export function CopyButton({ label, value }: Props) {
  const copy = useCopy();
  const name = label === undefined ? m.copy_name({ name: value }) : m.deposit_copy({ label });
  return <IconButton icon="copy" size={20} label={name} onClick={() => void copy(value)} />;
}
