import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { FEEDBACK_MAX, FEEDBACK_MIN, FEEDBACK_TYPES } from '../../../contracts/content/feedback';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { messageOfError } from '../../shell/error-message';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { StateCard } from '../../ui/state-card';
import { TextArea } from '../../ui/text-area';
import styles from './feedback-screen.module.css';
import { type FeedbackType, useFeedback } from './use-feedback';

/** `/m/feedback`, for members; users on trial are told to use an actual account (HELP-22 to HELP-26, ROUTE-20). */
export function FeedbackScreen() {
  useLocale();
  const feedback = useFeedback();
  if (isTrial(useSession())) {
    return (
      <StateCard kind="empty" title={m.feedback_title()} text={m.error_actual_account()}>
        <Link to="/m/support" className={buttonClass('tonal')}>
          {m.feedback_back()}
        </Link>
      </StateCard>
    );
  }
  return feedback.state === 'sent' ? <Sent onAgain={feedback.again} /> : <FeedbackForm feedback={feedback} />;
}

function FeedbackForm({ feedback }: { feedback: ReturnType<typeof useFeedback> }) {
  const { content, write, type, setType, issue, failure, state, send } = feedback;
  const area = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(area, write);
  const field = m.feedback_content();
  const error = issue && {
    required: m.form_required({ field }),
    length: m.form_length({ field, min: FEEDBACK_MIN, max: FEEDBACK_MAX }),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await send()) area.current?.focus();
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.text}>{m.feedback_text()}</p>
      <fieldset className={styles.types}>
        <legend className={styles.legend}>
          <span>{m.feedback_type()}</span> <span className={styles.optional}>{m.form_optional()}</span>
        </legend>
        {FEEDBACK_TYPES.map((one) => (
          <label key={one} className={styles.type}>
            <input
              type="checkbox"
              name="type"
              value={one}
              checked={type === one}
              onChange={(event) => setType(event.target.checked ? one : '')}
            />
            {nameOf(one)}
          </label>
        ))}
      </fieldset>
      <TextArea
        ref={area}
        name="content"
        label={field}
        placeholder={m.feedback_placeholder()}
        hint={m.feedback_hint({ min: FEEDBACK_MIN, max: FEEDBACK_MAX })}
        error={issue && error?.[issue]}
        counter={`${content.trim().length}/${FEEDBACK_MAX}`}
        rows={6}
        value={content}
        onChange={(event) => write(event.target.value)}
      />
      {failure !== null && <Notice kind="error">{messageOfError(failure)}</Notice>}
      <Button type="submit" busyText={state === 'sending' ? m.feedback_sending() : undefined}>
        {m.feedback_send()}
      </Button>
    </form>
  );
}

/** Takes over what was typed before the scripts came. */
function useTypedBefore(area: React.RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const take = useRef(write);
  useEffect(() => {
    const typed = area.current?.value;
    if (typed) take.current(typed);
  }, [area]);
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <span className={styles.check}>
        <Icon name="check" size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.thanks}>
        {m.feedback_sent_title()}
      </h2>
      <p className={styles.text}>{m.feedback_sent_text()}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onAgain}>
          {m.feedback_again()}
        </Button>
        <Link to="/m/home" className={buttonClass('tonal')}>
          {m.feedback_home()}
        </Link>
      </div>
    </section>
  );
}

function nameOf(type: FeedbackType): string {
  switch (type) {
    case 'suggestion':
      return m.feedback_type_suggestion();
    case 'problem':
      return m.feedback_type_problem();
    case 'praise':
      return m.feedback_type_praise();
    case 'other':
      return m.feedback_type_other();
  }
}
