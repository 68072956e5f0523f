import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field';

type Props = Omit<ComponentProps<typeof PasswordField>, 'text' | 'icon'>;

/** A password of a form with several: its eye names the field that it shows and hides. */
export function SecretField(field: Props) {
  return (
    <PasswordField
      {...field}
      icon="lock"
      text={{
        show: m.paypass_show({ field: field.label }),
        hide: m.paypass_hide({ field: field.label }),
      }}
    />
  );
}
