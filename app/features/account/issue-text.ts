import { m } from '../../paraglide/messages.js';
import type { FieldIssue } from './field-rules';

type Field = {
  label: string;
  /** Figures of the field's rule, for the message of a wrong length (LOGIN-59, ERR-30). */
  bounds?: { min: number; max: number };
  /** What the field must look like, in words; a sentence. */
  format?: string;
};

/** The message of a field's issue in the page's language (ERR-18, ERR-19, ERR-29 to ERR-32). */
export function issueText(
  { label, bounds, format }: Field,
  issue: FieldIssue | undefined,
): string | undefined {
  switch (issue) {
    case undefined:
      return undefined;
    case 'required':
      return m.form_required({ field: label });
    case 'length':
      return bounds ? m.form_length({ field: label, ...bounds }) : m.form_format({ field: label });
    case 'mismatch':
      return m.form_confirm_mismatch();
    case 'same':
      return m.error_same_password();
    case 'age':
      return m.error_too_young();
    case 'taken':
      return m.error_account_exists();
    case 'format':
      return format ?? m.form_format({ field: label });
  }
}
