import { useEffect, useRef } from 'react';
import { useFigures } from '@/app/forms/use-figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import type { IconName } from '@/app/ui/symbol-names';
import { TextField } from '@/app/ui/text-field';
import { VERIFICATION_CODE } from '../field-rules';
import styles from './code-field.module.css';
import { useReceivedCode } from './use-received-code';
import type { VerificationCode } from './use-verification-code';

type Props = {
  label: string;
  name?: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** A telephone unless told: where the code arrives. */
  icon?: IconName;
  placeholder?: string | undefined;
  code: Pick<VerificationCode, 'secondsLeft' | 'sending' | 'sentTo' | 'send'>;
};

/** No more than the longest code has (SMS-34). */
const DIGITS = { read: (typed: string) => typed.replace(/\D/g, '').slice(0, VERIFICATION_CODE.max) };

/** The SMS code with the button that asks for one, or counts down to the next (SMS-01, SMS-09, SMS-10, SMS-34). */
export function CodeField({
  name = 'verificationCode',
  icon = 'phone',
  placeholder,
  value,
  onChange,
  code,
  ...field
}: Props) {
  useLocale();
  const { secondsLeft, sending, sentTo } = code;
  const figures = useFigures({ keyboard: 'numeric', value, onChange, format: DIGITS });
  const input = figures.ref;
  const button = useRef<HTMLButtonElement>(null);
  useReceivedCode(sentTo !== null, onChange);

  // The button that was pressed goes out of use, and a second tap on it focuses what it stands on: the code is typed next.
  useEffect(() => {
    const { activeElement } = document;
    if (sentTo && (activeElement === button.current || activeElement?.matches('body, [tabindex="-1"]'))) {
      input.current?.focus();
    }
  }, [sentTo, input]);

  return (
    <TextField
      {...field}
      {...figures}
      name={name}
      icon={icon}
      autoComplete="one-time-code"
      placeholder={sending || secondsLeft !== null ? undefined : (placeholder ?? m.code_placeholder())}
      success={sentTo ? m.code_sent_to({ number: sentTo }) : undefined}
      end={
        <Button
          ref={button}
          look="text"
          className={styles.get}
          disabled={secondsLeft !== null}
          busyText={sending ? m.code_sending() : undefined}
          onClick={code.send}
        >
          {secondsLeft === null ? m.code_get() : m.code_again_in({ seconds: secondsLeft })}
        </Button>
      }
    />
  );
}
