import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { issuesOf } from '@/app/forms/field-issues';
import { useAction } from '@/app/forms/use-action';
import { useForm } from '@/app/forms/use-form';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { errorMessage } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { Notice } from '@/app/ui/notice';
import { Popup } from '@/app/ui/popup';
import { TextField } from '@/app/ui/text-field';
import { passkeyName } from '@/contracts/passkeys/credential';
import { removePasskey, renamePasskey } from '@/contracts/passkeys/passkeys';
import styles from './passkey-sheet.module.css';
import type { Passkey } from './passkeys.queries';
import { nameWords } from './use-add-passkey';

const schema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), passkeyName) });

type Props = { passkey: Passkey; onClose: () => void };

/** Gives a passkey another name, or removes it; removing asks first. */
export function PasskeySheet({ passkey, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const form = useRename(passkey, onClose);
  const { removing, remove } = useRemove(passkey, onClose);
  return (
    <Popup
      shape="sheet"
      title={asking ? m.passkey_remove_title() : passkey.name}
      closeLabel={m.action_close()}
      dismissible={!form.sending && !removing}
      onClose={onClose}
    >
      {asking ? (
        <div className={styles.form}>
          <p className={styles.text}>{m.passkey_remove_text({ name: passkey.name })}</p>
          <Choices>
            <Button look="secondary" disabled={removing} onClick={() => setAsking(false)}>
              {m.passkey_keep()}
            </Button>
            <Button
              look="destructive"
              busyText={removing ? m.action_working() : undefined}
              onClick={() => void remove()}
            >
              {m.passkey_remove()}
            </Button>
          </Choices>
        </div>
      ) : (
        <form {...form.props} className={styles.form}>
          <TextField {...form.field('name')} icon="edit" maxLength={40} autoComplete="off" />
          {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
          <Choices>
            <Button look="destructive" disabled={form.sending} onClick={() => setAsking(true)}>
              {m.passkey_remove()}
            </Button>
            <Button {...form.button(m.action_working())}>{m.passkey_rename()}</Button>
          </Choices>
        </form>
      )}
    </Popup>
  );
}

function useRename({ passkeyId, name }: Passkey, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useForm({
    empty: { name },
    words: { name: nameWords },
    check: (values) => issuesOf(schema, values),
    async send({ name }) {
      await gateway(renamePasskey, { passkeyId, name });
      toast(m.passkey_renamed(), { kind: 'success' });
      await memberChanged(queryClient);
      onDone();
    },
  });
}

function useRemove({ passkeyId }: Passkey, onDone: () => void) {
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(
    async () => {
      await gateway(removePasskey, { passkeyId });
      return m.passkey_removed();
    },
    { settled: () => memberChanged(queryClient).then(onDone) },
  );
  return { removing: isBusy, remove: run };
}
