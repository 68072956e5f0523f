import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TrialCard } from '@/app/domain/member/trial-card';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { LanguageSelector } from '@/app/shell/menu/language-selector';
import { PageFrame } from '@/app/shell/page-frame';
import styles from './change-password.module.css';
import { ChangePasswordForm } from './change-password-form';

/** `/m/changePsw`; a trial has no password to change and is told so (ROUTE-06, CHPW-01, CHPW-02, ROLE-30). */
export function ChangePasswordScreen() {
  useLocale();
  const session = useSession();
  useHomeWithout(session);
  if (!session) return null;
  return (
    <PageFrame end={<LanguageSelector compact />}>
      {isTrial(session) ? (
        <TrialCard title={m.member_trial()} />
      ) : (
        <div className={styles.screen}>
          <div>
            <h2 className={styles.title}>{m.change_password_title()}</h2>
            <p className={styles.text}>{m.change_password_text()}</p>
          </div>
          <ChangePasswordForm session={session} />
        </div>
      )}
    </PageFrame>
  );
}

// Whoever is logged out meanwhile goes home, unless the way to the login page is taken already.
function useHomeWithout(session: unknown) {
  const router = useRouter();
  useEffect(() => {
    const isHere = router.history.location.pathname === '/m/changePsw';
    if (!session && isHere) void router.navigate({ to: '/m/home', replace: true });
  }, [session, router]);
}
