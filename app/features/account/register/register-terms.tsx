import { type ComponentProps, useId } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { Checkbox } from '@/app/ui/checkbox';
import { FieldNote } from '@/app/ui/field-note';
import styles from './register-terms.module.css';

type Props = Omit<ComponentProps<typeof Checkbox>, 'children'> & { error: string | undefined };

/** Consent to the terms; they open beside the form, which keeps its values (REG-34 to REG-37). */
export function RegisterTerms({ error, ...box }: Props) {
  const id = useId();
  return (
    <div className={styles.terms}>
      <Checkbox {...box} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
        <span>{`${m.register_terms()} `}</span>
        <a className={styles.link} href="/m/help?tag=terms" target="_blank" rel="noopener">
          {m.register_terms_link()}
        </a>
      </Checkbox>
      <FieldNote id={id} role="alert" error={error} />
    </div>
  );
}
