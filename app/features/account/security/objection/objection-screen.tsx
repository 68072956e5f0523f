import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { LanguageSelector } from '@/app/shell/menu/language-selector';
import { PageFrame } from '@/app/shell/page-frame';
import { Button, buttonClass } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import styles from './objection-screen.module.css';
import { useObjection } from './use-objection';

/**
 * `/m/objection`: where the link leads that tells a member of a change. Nothing is done before the button is pressed, for
 * programs that look at mails open links too; and nothing is said of the account, for anybody may have the phone.
 */
export function ObjectionScreen() {
  useLocale();
  const objection = useObjection();
  return (
    <PageFrame end={<LanguageSelector compact />}>
      {objection.frozenUntil === null ? (
        <Objecting objection={objection} />
      ) : (
        <Frozen until={objection.frozenUntil} />
      )}
    </PageFrame>
  );
}

function Objecting({ objection: { form, hasCode } }: { objection: ReturnType<typeof useObjection> }) {
  const effects = [m.objection_effect_changes, m.objection_effect_money, m.objection_effect_sessions];
  return (
    <form {...form.props} className={styles.screen}>
      <span className={styles.mark}>
        <Icon name="shield" size={24} />
      </span>
      <h2 className={styles.title}>{m.objection_lead()}</h2>
      <p className={styles.text}>{m.objection_text()}</p>
      <div className={styles.effects}>
        <h3 className={styles.subtitle}>{m.objection_effects()}</h3>
        <ul className={styles.list}>
          {effects.map((effect) => (
            <li key={effect()}>{effect()}</li>
          ))}
        </ul>
      </div>
      <noscript>
        <Notice kind="warning">{m.objection_needs_scripts()}</Notice>
      </noscript>
      {hasCode === false && <Notice kind="error">{m.objection_incomplete()}</Notice>}
      {form.refusal && (
        <Notice kind="error">
          {errorMessage(form.refusal === 'request.invalid' ? 'objection.wrong' : form.refusal)}
        </Notice>
      )}
      <div className={styles.actions}>
        {hasCode !== false && <Button {...form.button(m.action_working())}>{m.objection_block()}</Button>}
        {form.refusal || hasCode === false ? (
          <Link to="/m/support" className={buttonClass('secondary')}>
            {m.contact()}
          </Link>
        ) : (
          <Link to="/m/home" className={buttonClass('text')}>
            {m.objection_mine()}
          </Link>
        )}
      </div>
    </form>
  );
}

function Frozen({ until }: { until: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { timeZone } = useSite();
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.screen}>
      <span className={styles.mark} data-tone="done">
        <Icon name="check" size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {m.objection_done()}
      </h2>
      <p className={styles.text}>
        {m.objection_done_text({ time: clockTime(until, timeZone), date: moneyDay(until, timeZone) })}
      </p>
      <p className={styles.text}>{m.objection_done_next()}</p>
      <div className={styles.actions}>
        <Link to="/m/forget" className={buttonClass('primary')}>
          {m.in_forget_password()}
        </Link>
        <Link to="/m/support" className={buttonClass('secondary')}>
          {m.contact()}
        </Link>
      </div>
    </section>
  );
}
