import styles from './field-note.module.css';
import { Icon } from './icon';

/** Class of a field with its name above and its note below. */
export const fieldClass = styles.field;

/** Class of the name of a field. */
export const fieldLabel = styles.label;

type Props = {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Says that the field did what it is for; stands in the hint's place. */
  success?: string | undefined;
  role?: 'alert';
};

/** What is said of a field, below it: what is wrong with it before anything else. */
export function FieldNote({ hint, error, success, ...note }: Props) {
  const said = error ?? success ?? hint;
  return (
    said && (
      <p {...note} className={error ? styles.error : success ? styles.success : styles.hint}>
        {error && <Icon name="alert" size={16} />}
        <span>{said}</span>
      </p>
    )
  );
}
