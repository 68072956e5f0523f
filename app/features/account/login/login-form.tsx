import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FreePlayLink } from '@/app/domain/member/free-play-link';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { Skeleton } from '@/app/ui/skeleton';
import { type AuthPlace, useWayBack } from '../auth-link';
import { CaptchaField } from '../captcha/captcha-field';
import { useKnowsPasskeys } from '../passkeys/use-knows-passkeys';
import { usePasskeyLogin } from '../passkeys/use-passkey-login';
import { LoginBoxes } from './login-boxes';
import styles from './login-form.module.css';
import { LOGIN_PARTS, socialChannels } from './login-parts';
import { type SmsFieldsHandle, useLoginForm } from './use-login-form';
import { UsernameFields } from './username-fields';

const loadSmsFields = () => import('./sms-fields').then(({ SmsFields }) => ({ default: SmsFields }));
const SmsFields = lazy(loadSmsFields);
const SocialLogin = lazy(() =>
  import('./social-login').then(({ SocialLogin }) => ({ default: SocialLogin })),
);

type Props = {
  place: AuthPlace;
  /** For agents alone: no social login, no free play (ROUTE-02, LOGIN-38). */
  agent?: boolean;
  onLoggedIn: () => Promise<void> | void;
};

/** The login form of the pages and of the dialog (LOGIN-01 to LOGIN-42, LOGIN-82). */
export function LoginForm({ place, agent = false, onLoggedIn }: Props) {
  useLocale();
  const site = useSite();
  const smsFields = useRef<SmsFieldsHandle>(null);
  const form = useLoginForm({ smsFields, agent, onLoggedIn });
  const wayBack = useWayBack(place);

  const offersPasskeys = LOGIN_PARTS.passkeys(site) && !agent;
  const fillsIn = offersPasskeys && form.mode === 'username' && form.values.agreed;
  const passkey = usePasskeyLogin(fillsIn, onLoggedIn);
  const knowsPasskeys = useKnowsPasskeys();
  const offersSocial = !agent && socialChannels(site).length > 0;

  // The mobile tab's files are there before it is tapped, also for somebody who loses the connection meanwhile.
  const offersSms = LOGIN_PARTS.mobile(site);
  useEffect(() => {
    if (offersSms) loadSmsFields().catch(() => undefined);
  }, [offersSms]);

  return (
    <form {...form.props} className={styles.form}>
      {offersSms && (
        <SegmentedControl
          label={m.login_method()}
          options={[
            { value: 'username', label: m.login_username() },
            { value: 'sms', label: m.login_mobile() },
          ]}
          value={form.mode}
          onChange={form.switchMode}
        />
      )}
      {form.reason && !form.refusal && <Notice kind="info">{form.reason}</Notice>}
      {form.refusal && (
        <Notice kind="error">
          {form.refusal === 'login.locked' && form.work.asked
            ? m.login_work_asked()
            : errorMessage(form.refusal)}
        </Notice>
      )}
      {form.mode === 'username' ? (
        <UsernameFields form={form} passkeys={offersPasskeys} />
      ) : (
        <Suspense fallback={<Skeleton className={styles.fields ?? ''} />}>
          <SmsFields ref={smsFields} form={form} />
        </Suspense>
      )}
      {form.captcha.image !== null && <CaptchaField {...form.field('captcha')} captcha={form.captcha} />}
      <LoginBoxes form={form} place={place} />
      <Button
        {...form.button(form.work.working ? m.login_working() : m.action_working())}
        disabled={!form.ready || !form.values.agreed}
      >
        {m.log_in()}
      </Button>
      {offersPasskeys && knowsPasskeys && (
        <Button
          look="text"
          icon="key"
          className={styles.passkey}
          disabled={form.sending || !form.values.agreed}
          busyText={passkey.asking ? m.action_working() : undefined}
          onClick={() => void passkey.ask()}
        >
          {m.login_passkey()}
        </Button>
      )}
      {offersSocial && (
        <CatchBoundary getResetKey={() => place} errorComponent={() => null}>
          <div className={styles.social}>
            <Suspense>
              <SocialLogin place={place} onLoggedIn={onLoggedIn} busy={form.sending || !form.values.agreed} />
            </Suspense>
          </div>
        </CatchBoundary>
      )}
      {!agent && (
        <FreePlayLink className={styles.freePlay} redirect={wayBack}>
          {m.login_free_play()}
        </FreePlayLink>
      )}
    </form>
  );
}
