import { useEffect } from 'react';
import { supportLink } from '@/app/domain/support/site-links';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useAccount } from '@/app/session/session.queries';
import { noteLogout, readSessionRecord } from '@/app/session/session-record';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { LanguageSelector } from '@/app/shell/menu/language-selector';
import { PageFrame } from '@/app/shell/page-frame';
import { useToast } from '@/app/shell/toast';
import { Notice } from '@/app/ui/notice';
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
  useEndedToast();
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

/** Tells a tab whose page led here that its session has ended; one that was opened just now has nothing to be told (SESS-46). */
function useEndedToast(): void {
  const isGuest = useAccount() === null;
  const toast = useToast();
  useEffect(() => {
    if (!isGuest || !readSessionRecord()) return;
    noteLogout();
    toast(errorMessage('session.ended'), { kind: 'error', length: 'short' });
  }, [isGuest, toast]);
}
