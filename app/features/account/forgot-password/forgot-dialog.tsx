import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Popup } from '@/app/ui/popup';
import { ForgotForm } from './forgot-form';

/** Forgotten password as a sheet over the page one is on; success closes it (ROUTE-99, FORGOT-25, FORGOT-52). */
export function ForgotDialog({ onClose }: { onClose: () => void }) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.in_forget_password()} closeLabel={m.action_close()} onClose={onClose}>
      <ForgotForm place="dialog" onLoggedIn={onClose} onSent={onClose} />
    </Popup>
  );
}
