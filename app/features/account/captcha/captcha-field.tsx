import { NumericField } from '../../../forms/numeric-field';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon';
import { CAPTCHA } from '../field-rules';
import styles from './captcha-field.module.css';
import type { useCaptcha } from './use-captcha';

type Props = {
  captcha: ReturnType<typeof useCaptcha>;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** No more than a captcha has. */
const DIGITS = { read: (typed: string) => typed.replace(/\D/g, '').slice(0, CAPTCHA.max) };

/** Digits of the captcha image; tapping the image loads another (LOGIN-15, LOGIN-17, LOGIN-56 to LOGIN-58). */
export function CaptchaField({ captcha, ...field }: Props) {
  return (
    <NumericField
      {...field}
      format={DIGITS}
      icon="shield"
      autoComplete="off"
      hint={captcha.failed ? m.login_captcha_failed() : m.login_captcha_hint()}
      above={
        <button
          type="button"
          className={styles.picture}
          aria-label={m.login_captcha_reload()}
          aria-busy={captcha.loading}
          onClick={() => !captcha.loading && captcha.load()}
        >
          {captcha.image && <img src={captcha.image} alt="" width="240" height="88" />}
          <Icon name="refresh" />
        </button>
      }
    />
  );
}
