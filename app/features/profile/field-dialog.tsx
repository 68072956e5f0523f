import { birthdayRange } from '../../domain/member/birthday';
import { DateField } from '../../forms/date-field';
import { m } from '../../paraglide/messages.js';
import { errorMessage } from '../../shell/error-message';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import { TextField } from '../../ui/text-field';
import styles from './field-dialog.module.css';
import { fieldNote } from './field-note';
import { isSetOnce, type ProfileField } from './field-rules';
import { useFieldForm } from './use-field-form';

type Props = { field: ProfileField; current: string; onClose: () => void };

/** Beyond any rule, so that what is too long is said and not cut off. */
const MAX_TYPED = 128;

/** The sheet in which one field is changed; what is told once is asked about once more (ACC-08, ACC-10, ACC-16, ACC-17). */
export function FieldDialog({ field, current, onClose }: Props) {
  const form = useFieldForm(field, current, onClose);
  const shared = { ...form.field(field), hint: fieldNote(field) };
  return (
    <Popup
      shape="sheet"
      title={shared.label}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!form.sending}
    >
      <form {...form.props} className={styles.form}>
        {field === 'birthday' ? (
          <DateField {...shared} {...birthdayRange(form.limits)} autoComplete="bday" />
        ) : (
          <TextField
            {...shared}
            icon={field === 'nickname' ? 'user' : 'card'}
            autoComplete={field === 'nickname' ? 'nickname' : 'name'}
            autoCapitalize="words"
            spellCheck={false}
            maxLength={MAX_TYPED}
          />
        )}
        {isSetOnce(field) && (
          <Notice kind={form.asked ? 'warning' : 'info'}>
            {form.asked ? m.account_once_sure({ value: form.asked }) : m.account_once()}
          </Notice>
        )}
        {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
        <Button {...form.button(m.action_working())}>
          {form.asked ? m.account_confirm() : m.account_save()}
        </Button>
      </form>
    </Popup>
  );
}
