import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { issuesOf } from '@/app/forms/field-issues';
import { useForm } from '@/app/forms/use-form';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import { Popup } from '@/app/ui/popup';
import { challengePasskeys } from '@/contracts/passkeys/passkeys';
import { passkeysQuery } from '../passkeys/passkeys.queries';
import { useKnowsPasskeys } from '../passkeys/use-knows-passkeys';
import styles from './signed-in.module.css';

const reauthenticate = lazily(
  () => import('@/app/session/session.functions'),
  (all) => all.reauthenticateFn,
);

const EMPTY = { loginPassword: '' };
const WORDS = { loginPassword: () => ({ label: m.paypass_login() }) };
const schema = v.object({ loginPassword: v.pipe(v.string(), v.nonEmpty()) });

type Props = { onDone: (proved: boolean) => void };

/** Asks for the login password or a passkey before something that waits is done (SESS-45). */
export function ReauthenticationSheet({ onDone }: Props) {
  useLocale();
  const userName = useSession()?.userName;
  const offersPasskey = useHasPasskey();
  const [byPasskey, setByPasskey] = useState(false);
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => (byPasskey ? {} : issuesOf(schema, values)),
    async send(values) {
      await reauthenticate({ data: byPasskey ? { passkey: await answerOfPasskey() } : values });
      onDone(true);
    },
    refused: ({ code }) =>
      code === 'password.wrong' ? { field: 'loginPassword', spent: ['loginPassword'] } : {},
  });
  const login = form.field('loginPassword');
  const isWrong = login.error === errorMessage('password.wrong');
  return (
    <Popup
      shape="sheet"
      title={m.reauthentication_title()}
      closeLabel={m.action_close()}
      dismissible={!form.sending}
      onClose={() => onDone(false)}
    >
      <form {...form.props} className={styles.form}>
        <p className={styles.text}>{m.reauthentication_text()}</p>
        <input type="hidden" name="username" autoComplete="username" value={userName} />
        {!byPasskey && (
          <PasswordField
            {...login}
            error={isWrong ? m.error_login_password() : login.error}
            icon="lock"
            maxLength={64}
            autoComplete="current-password"
            text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
          />
        )}
        {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
        <Button {...form.button(m.action_working())} icon={byPasskey ? 'key' : undefined}>
          {byPasskey ? m.reauthentication_by_passkey() : m.reauthentication_confirm()}
        </Button>
        {offersPasskey && (
          <Button look="text" disabled={form.sending} onClick={() => setByPasskey(!byPasskey)}>
            {byPasskey ? m.reauthentication_by_password() : m.reauthentication_by_passkey()}
          </Button>
        )}
        <p className={styles.note}>{m.reauthentication_other()}</p>
      </form>
    </Popup>
  );
}

function useHasPasskey(): boolean {
  const { passkeys: takesPasskeys } = useSite();
  const isAsked = useKnowsPasskeys() && takesPasskeys;
  const { data } = useQuery({ ...passkeysQuery(), enabled: isAsked });
  return isAsked && data !== undefined && data.list.length > 0;
}

/** Has one of the member's passkeys answer a challenge of the gateway's. */
async function answerOfPasskey(): Promise<string> {
  const [{ challenge, known }, { answerChallenge }] = await Promise.all([
    gateway(challengePasskeys, {}),
    import('../passkeys/webauthn'),
  ]);
  return answerChallenge(challenge, known);
}
