import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { challengePasskeys } from '../../../../contracts/passkeys/passkeys';
import { issuesOf } from '../../../forms/field-issues';
import { useForm } from '../../../forms/use-form';
import { gateway } from '../../../lib/gateway';
import { lazily } from '../../../lib/outcome';
import { useLocale } from '../../../locale/locale';
import { m } from '../../../paraglide/messages.js';
import { useSession } from '../../../session/session.queries';
import { useSite } from '../../../session/site.queries';
import { errorMessage } from '../../../shell/error-message';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { Popup } from '../../../ui/popup';
import { passkeysQuery } from '../passkeys/passkeys.queries';
import { useKnowsPasskeys } from '../passkeys/use-knows-passkeys';
import styles from './signed-in.module.css';

const reauthenticate = lazily(
  () => import('../../../session/session.functions'),
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
