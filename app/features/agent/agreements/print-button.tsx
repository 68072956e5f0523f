import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button';

/** Prints the screen, or keeps it as a file, by the browser's own dialog. */
export function PrintButton() {
  useLocale();
  return <IconButton icon="download" label={m.contract_print()} onClick={() => print()} />;
}
