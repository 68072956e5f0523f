import type { ErrorCode } from '../../contracts/errors';
import { m } from '../paraglide/messages.js';
import { errorMessage } from '../shell/error-message';
import type { FieldIssue } from './field-issues';

/** How messages speak of a field, in the page's language. */
export type FieldWords = {
  label: string;
  /** Figures of the field's rule, for the message of a wrong length (LOGIN-59, ERR-30). */
  bounds?: { min: number; max: number };
  /** What the field must look like, a sentence: said of a wrong format, and of a wrong length without `bounds`. */
  format?: string;
  /** Least and most of an amount, as they are shown. */
  least?: string;
  most?: string;
  /** What to say while nothing is typed, in the place of the usual words. */
  missing?: string;
};

/** The message of a field's issue in the page's language (ERR-18, ERR-19, ERR-29 to ERR-32). */
export function issueText(words: FieldWords, issue: FieldIssue | undefined): string | undefined {
  const { label, bounds, format, missing, least = '', most = '' } = words;
  switch (issue) {
    case undefined:
      return undefined;
    case 'required':
      return missing ?? m.form_required({ field: label });
    case 'length':
      return bounds
        ? m.form_length({ field: label, ...bounds })
        : (format ?? m.form_format({ field: label }));
    case 'mismatch':
      return m.form_confirm_mismatch();
    case 'age':
      return m.error_too_young();
    case 'taken':
      return m.error_account_exists();
    case 'low':
      return m.form_amount_low({ amount: least });
    case 'high':
      return m.form_amount_high({ amount: most });
    case 'amount':
      return m.form_amount_format();
    case 'format':
      return format ?? m.form_format({ field: label });
  }
}

/** The message of a refusal that is about one field (ERR-47). */
export function refusedText({ label }: FieldWords, code: ErrorCode): string {
  return code === 'register.field.invalid' ? m.form_format({ field: label }) : errorMessage(code);
}
