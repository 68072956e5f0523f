import { CustomerServiceLink } from '@/app/domain/support/customer-service-link';
import { NumericField } from '@/app/forms/numeric-field';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
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

/**
 * Digits of the captcha image; tapping the image loads another (LOGIN-15, LOGIN-17, LOGIN-56 to LOGIN-58). Beside it
 * stands a way for whoever cannot read it: work instead, or customer service (WCAG 2.2, 1.1.1 and 3.3.8).
 */
export function CaptchaField({ captcha, ...field }: Props) {
  const { worksInstead } = captcha;
  return (
    <div className={styles.captcha}>
      {!worksInstead && (
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
      )}
      <div role="status">
        {worksInstead && (
          <p className={styles.instead}>
            <Icon name="shield" />
            <span>{m.captcha_work_instead()}</span>
          </p>
        )}
      </div>
      <OtherWay captcha={captcha} />
    </div>
  );
}

/** The same control leads there and back, so that the focus stays where it is. */
function OtherWay({ captcha: { offersWork, worksInstead, workInstead } }: Pick<Props, 'captcha'>) {
  const { customerService } = useSite();
  if (!offersWork) {
    return (
      <CustomerServiceLink entries={customerService} place="support" className={styles.other}>
        {m.captcha_support()}
      </CustomerServiceLink>
    );
  }
  return (
    <button type="button" className={styles.other} onClick={() => workInstead(!worksInstead)}>
      {worksInstead ? m.captcha_read() : m.captcha_unreadable()}
    </button>
  );
}
