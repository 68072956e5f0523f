import { IconButton } from '../ui/icon-button';
import { useCopy } from './use-copy';

type Props = {
  /** Of the button. */
  name: string;
  /** What goes to the clipboard. */
  value: string;
};

/** Copies one value. */
export function CopyButton({ name, value }: Props) {
  const copy = useCopy();
  return <IconButton icon="copy" size={20} label={name} onClick={() => void copy(value)} />;
}
