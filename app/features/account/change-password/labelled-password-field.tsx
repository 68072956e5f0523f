import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field';
import { type FieldIssue, LOGIN_PASSWORD } from '../field-rules';
import { issueText } from '../issue-text';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  issue: FieldIssue | undefined;
  /** What to say while nothing is typed, in the place of the usual words. */
  missing?: string;
  hint?: string;
  onChange: (value: string) => void;
};

/** One of several passwords of a form: its eye names the field it shows and hides (CHPW-07, CHPW-08). */
export function LabelledPasswordField({ issue, missing, onChange, ...field }: Props) {
  const { label } = field;
  const text = issueText({ label, bounds: LOGIN_PASSWORD, format: m.form_password_format() }, issue);
  return (
    <PasswordField
      {...field}
      icon="lock"
      maxLength={64}
      error={issue === 'required' ? (missing ?? text) : text}
      text={{
        show: m.change_password_show({ field: label }),
        hide: m.change_password_hide({ field: label }),
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
