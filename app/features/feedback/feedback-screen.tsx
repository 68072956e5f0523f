import { Link } from '@tanstack/react-router';
import { FEEDBACK_MAX, FEEDBACK_MIN, FEEDBACK_TYPES } from '@/contracts/content/feedback';
import { TrialCard } from '../../domain/member/trial-card';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { errorMessage } from '../../shell/error-message';
import { Button, buttonClass } from '../../ui/button';
import { DoneCard } from '../../ui/done-card';
import { Notice } from '../../ui/notice';
import { TextArea } from '../../ui/text-area';
import styles from './feedback-screen.module.css';
import { type FeedbackType, useFeedback } from './use-feedback';

/** `/m/feedback`, for members; users on trial are told to use an actual account (HELP-22 to HELP-26, ROUTE-20). */
export function FeedbackScreen() {
  useLocale();
  const form = useFeedback();
  if (isTrial(useSession())) {
    return (
      <TrialCard title={m.feedback_title()}>
        <Link to="/m/support" className={buttonClass('text')}>
          {m.feedback_back()}
        </Link>
      </TrialCard>
    );
  }
  return form.isSent ? <Sent onAgain={form.again} /> : <FeedbackForm form={form} />;
}

function FeedbackForm({ form }: { form: ReturnType<typeof useFeedback> }) {
  const { type, content } = form.values;
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>{m.feedback_text()}</p>
      <fieldset className={styles.types}>
        <legend className={styles.legend}>
          <span>{`${m.feedback_type()} `}</span>
          <span className={styles.optional}>{m.form_optional()}</span>
        </legend>
        {FEEDBACK_TYPES.map((one) => (
          <label key={one} className={styles.type}>
            <input
              type="checkbox"
              name="type"
              value={one}
              checked={type === one}
              onChange={(event) => form.set('type', event.target.checked ? one : '')}
            />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.field('content')}
        placeholder={m.feedback_placeholder()}
        hint={m.feedback_hint({ min: FEEDBACK_MIN, max: FEEDBACK_MAX })}
        counter={`${content.trim().length}/${FEEDBACK_MAX}`}
        rows={6}
      />
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.feedback_sending())}>{m.feedback_send()}</Button>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <DoneCard title={m.feedback_sent_title()} text={m.feedback_sent_text()}>
      <Button look="secondary" onClick={onAgain}>
        {m.feedback_again()}
      </Button>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.feedback_home()}
      </Link>
    </DoneCard>
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
