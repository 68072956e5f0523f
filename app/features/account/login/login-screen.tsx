import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { LanguageSelector } from '../../../shell/language-selector';
import { useLocale } from '../../../shell/locale';
import { MainLayout } from '../../../shell/main-layout';
import { PageHeader } from '../../../shell/page-header';
import { supportLink } from '../../../shell/site-links';
import { Notice } from '../../../ui/notice';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';

/** `/m/login` (ROUTE-01). */
export function LoginScreen({ onLoggedIn }: { onLoggedIn: () => Promise<void> }) {
  useLocale();
  const site = useSite();
  const { siteName } = site;
  const support = supportLink(site, 'support');
  return (
    <MainLayout header={<PageHeader end={<LanguageSelector compact />} />} footer={false}>
      <div className={styles.screen}>
        <div>
          <h2 className={styles.title}>{m.login_welcome()}</h2>
          <p className={styles.text}>{m.login_welcome_text({ siteName })}</p>
        </div>
        <noscript>
          <Notice kind="warning">
            {m.login_needs_scripts()}
            {support && (
              <a className={styles.support} href={support}>
                {m.customer_service()}
              </a>
            )}
          </Notice>
        </noscript>
        <LoginForm onLoggedIn={onLoggedIn} />
      </div>
    </MainLayout>
  );
}
