import { supportLink } from '../../../domain/support/site-links';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../../session/site.queries';
import { LanguageSelector } from '../../../shell/menu/language-selector';
import { PageFrame } from '../../../shell/page-frame';
import { Notice } from '../../../ui/notice';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';
import { RegisterInvitation } from './register-invitation';

type Props = {
  /** The agents' page: the same form with its own words (ROUTE-02). */
  agent?: boolean;
  onLoggedIn: () => Promise<void>;
};

/** `/m/login` and `/m/agent` (ROUTE-01, ROUTE-02, ROUTE-97). */
export function LoginScreen({ agent = false, onLoggedIn }: Props) {
  useLocale();
  const site = useSite();
  const { siteName } = site;
  const support = supportLink(site, 'support');
  return (
    <PageFrame end={<LanguageSelector compact />}>
      <div className={styles.screen}>
        <div>
          <h2 className={styles.title}>{agent ? m.agent_login_welcome() : m.login_welcome()}</h2>
          {agent ? (
            <p className={styles.text}>{m.agent_login_welcome_text({ siteName })}</p>
          ) : (
            <RegisterInvitation place="page" />
          )}
        </div>
        <noscript>
          <Notice kind="warning">
            <span>{m.login_needs_scripts()}</span>
            {support && (
              <a className={styles.support} href={support}>
                {m.customer_service()}
              </a>
            )}
          </Notice>
        </noscript>
        <LoginForm place="page" agent={agent} onLoggedIn={onLoggedIn} />
      </div>
    </PageFrame>
  );
}
