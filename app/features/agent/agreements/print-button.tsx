import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { IconButton } from '@/app/ui/icon-button';

/** Prints the screen, or keeps it as a file, by the browser's own dialog. */
export function PrintButton() {
  useLocale();
  return <IconButton icon="download" label={m.agreement_print()} onClick={() => print()} />;
}
