import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { LanguageSelector } from '@/app/shell/menu/language-selector';
import { PageFrame } from '@/app/shell/page-frame';
import { Notice } from '@/app/ui/notice';
import { RegisterContent } from './register-content';
import { RegisterMembers } from './register-members';
import styles from './register-screen.module.css';

/** `/m/register` and its alias `/m/register.html` (ROUTE-03, ROUTE-04, ROUTE-101). */
export function RegisterScreen({ onLoggedIn }: { onLoggedIn: () => Promise<void> }) {
  useLocale();
  return (
    <PageFrame end={<LanguageSelector compact />}>
      <div className={styles.screen}>
        <h2 className={styles.title}>{m.register_title()}</h2>
        <noscript>
          <Notice kind="warning">{m.register_needs_scripts()}</Notice>
        </noscript>
        <RegisterContent place="page" onLoggedIn={onLoggedIn} />
        <RegisterMembers />
      </div>
    </PageFrame>
  );
}
