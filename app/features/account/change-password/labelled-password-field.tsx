import type { ComponentProps } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { PasswordField } from '@/app/ui/password-field';

type Props = Omit<ComponentProps<typeof PasswordField>, 'text' | 'icon' | 'maxLength'>;

/** One of several passwords of a form: its eye names the field it shows and hides (CHPW-07, CHPW-08). */
export function LabelledPasswordField(field: Props) {
  return (
    <PasswordField
      {...field}
      icon="lock"
      maxLength={64}
      text={{
        show: m.change_password_show({ field: field.label }),
        hide: m.change_password_hide({ field: field.label }),
      }}
    />
  );
}
