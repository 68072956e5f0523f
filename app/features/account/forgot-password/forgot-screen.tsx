import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { LanguageSelector } from '@/app/shell/menu/language-selector';
import { PageFrame } from '@/app/shell/page-frame';
import { Notice } from '@/app/ui/notice';
import { ForgotForm } from './forgot-form';
import styles from './forgot-screen.module.css';

/** `/m/forget` (ROUTE-05, FORGOT-01). */
export function ForgotScreen({ onLoggedIn }: { onLoggedIn: () => Promise<void> }) {
  useLocale();
  const router = useRouter();
  const canGoBack = useCanGoBack();

  function goBack() {
    if (canGoBack) return router.history.back();
    void router.navigate({ to: '/m/home', replace: true });
  }

  return (
    <PageFrame end={<LanguageSelector compact />}>
      <div className={styles.screen}>
        <h2 className={styles.title}>{m.forgot_title()}</h2>
        <noscript>
          <Notice kind="warning">{m.forgot_needs_scripts()}</Notice>
        </noscript>
        <ForgotForm place="page" onLoggedIn={onLoggedIn} onSent={goBack} />
      </div>
    </PageFrame>
  );
}
