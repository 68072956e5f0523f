import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { type FiguresFormat, useFigures } from './use-figures';

type Figures = {
  /** What the phone's keyboard offers; digits alone unless told. */
  keyboard?: 'numeric' | 'decimal' | 'tel';
  value: string;
  onChange: (value: string) => void;
  /** As typed, in ASCII's digits, unless told. */
  format?: FiguresFormat;
};
/** What belongs to the figures, and a length, which a browser would cut to without a word. */
type Taken = 'value' | 'onChange' | 'inputMode' | 'type' | 'maxLength' | 'ref';

const AS_TYPED: FiguresFormat = { read: (text) => text };

/** A text field of figures: a number, a code (`useFigures`). */
export function NumericField({
  keyboard = 'numeric',
  value,
  onChange,
  format = AS_TYPED,
  ...field
}: Omit<ComponentProps<typeof TextField>, Taken> & Figures) {
  return <TextField {...field} {...useFigures({ keyboard, value, onChange, format })} />;
}

/** A password of digits; one of letters too is a `PasswordField`, and stays as it is typed. */
export function NumericPasswordField({
  keyboard = 'numeric',
  value,
  onChange,
  format = AS_TYPED,
  ...field
}: Omit<ComponentProps<typeof PasswordField>, Taken> & Figures) {
  return <PasswordField {...field} {...useFigures({ keyboard, value, onChange, format })} />;
}
