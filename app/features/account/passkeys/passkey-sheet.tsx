import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { passkeyName } from '../../../../contracts/passkeys/credential';
import { removePasskey, renamePasskey } from '../../../../contracts/passkeys/passkeys';
import { issuesOf } from '../../../forms/field-issues';
import { useForm } from '../../../forms/use-form';
import { gateway } from '../../../lib/gateway';
import { m } from '../../../paraglide/messages.js';
import { errorMessage, messageOfError } from '../../../shell/error-message';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Popup } from '../../../ui/popup';
import { TextField } from '../../../ui/text-field';
import styles from './passkey-sheet.module.css';
import { type Passkey, passkeysQuery } from './passkeys.queries';
import { nameWords } from './use-add-passkey';

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), passkeyName) });

type Props = { passkey: Passkey; onClose: () => void };

/** Gives a passkey another name, or removes it; removing asks first. */
export function PasskeySheet({ passkey, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Popup
      shape="sheet"
      title={asking ? m.passkey_remove_title() : passkey.name}
      closeLabel={m.action_close()}
      onClose={onClose}
    >
      {asking ? (
        <Remove passkey={passkey} onKeep={() => setAsking(false)} onClose={onClose} />
      ) : (
        <Rename passkey={passkey} onRemove={() => setAsking(true)} onClose={onClose} />
      )}
    </Popup>
  );
}

function Rename({ passkey, onRemove, onClose }: Props & { onRemove: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const form = useForm({
    empty: { name: passkey.name },
    words: { name: nameWords },
    check: (values) => issuesOf(schema, values),
    async send({ name }) {
      await gateway(renamePasskey, { passkeyId: passkey.passkeyId, name });
      toast(m.security_contact_saved(), { kind: 'success' });
      await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
      onClose();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField {...form.field('name')} icon="edit" maxLength={40} autoComplete="off" />
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <div className={styles.choices}>
        <Button look="destructive" disabled={form.sending} onClick={onRemove}>
          {m.passkey_remove()}
        </Button>
        <Button {...form.button(m.action_working())}>{m.passkey_rename()}</Button>
      </div>
    </form>
  );
}

function Remove({ passkey, onKeep, onClose }: Props & { onKeep: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onClosed = useSessionEnded();
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (busy) return;
    setBusy(true);
    try {
      await gateway(removePasskey, { passkeyId: passkey.passkeyId });
      toast(m.passkey_removed(), { kind: 'success' });
    } catch (error) {
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    onClose();
  }

  return (
    <div className={styles.form}>
      <p className={styles.text}>{m.passkey_remove_text({ name: passkey.name })}</p>
      <div className={styles.choices}>
        <Button look="secondary" disabled={busy} onClick={onKeep}>
          {m.passkey_keep()}
        </Button>
        <Button
          look="destructive"
          busyText={busy ? m.action_working() : undefined}
          onClick={() => void remove()}
        >
          {m.passkey_remove()}
        </Button>
      </div>
    </div>
  );
}
