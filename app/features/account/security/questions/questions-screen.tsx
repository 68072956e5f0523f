import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Loaded } from '@/app/shell/loaded';
import { Button } from '@/app/ui/button';
import { tightCardClass } from '@/app/ui/card';
import { Notice } from '@/app/ui/notice';
import { PasswordField } from '@/app/ui/password-field';
import { SelectField } from '@/app/ui/select-field';
import { Skeleton } from '@/app/ui/skeleton';
import { TextField } from '@/app/ui/text-field';
import { securityQuestionsQuery } from '../security.queries';
import { TrialCard } from '../trial-card';
import { questionsFor } from './question-rules';
import { isKnownQuestion, questionText } from './question-texts';
import styles from './questions-screen.module.css';
import { useQuestionsForm } from './use-questions-form';

/** `/m/securityCenter/questions`: answers three questions, or others in their place (ACC-14, CALL-45). */
export function QuestionsScreen() {
  useLocale();
  const session = useSession();
  const isMember = session !== null && !isTrial(session);
  const questions = useQuery({ ...securityQuestionsQuery(), enabled: isMember });
  if (!session) return null;
  if (!isMember) return <TrialCard />;
  return (
    <Loaded
      query={questions}
      pending={<Skeleton className={styles.pending} />}
      failed={{ title: m.security_failed_title(), text: m.security_failed_text() }}
    >
      {({ list }) => {
        const known = list.filter(({ questionId }) => isKnownQuestion(questionId));
        const chosen = known.filter(({ isChosen }) => isChosen).map(({ questionId }) => questionId);
        return <QuestionsForm offered={known.map(({ questionId }) => questionId)} chosen={chosen} />;
      }}
    </Loaded>
  );
}

function QuestionsForm({ offered, chosen }: { offered: readonly string[]; chosen: readonly string[] }) {
  const form = useQuestionsForm(chosen);
  const login = form.field('loginPassword');
  const isWrong = login.error === errorMessage('password.wrong');
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>
        {chosen.length > 0 ? m.security_questions_change() : m.security_questions_intro()}
      </p>
      {form.rows.map(({ name, field }, place) => (
        <fieldset key={name} className={tightCardClass}>
          <legend className="visually-hidden">{m.security_question_number({ number: place + 1 })}</legend>
          <SelectField
            {...field('question')}
            placeholder={m.security_question_choose()}
            options={questionsFor(place, offered, form.values).map((id) => ({
              code: id,
              name: questionText(id),
            }))}
          />
          <TextField {...field('answer')} icon="edit" maxLength={64} autoComplete="off" />
        </fieldset>
      ))}
      <PasswordField
        {...login}
        error={isWrong ? m.error_login_password() : login.error}
        icon="lock"
        maxLength={64}
        autoComplete="current-password"
        hint={m.security_questions_password()}
        text={{ show: m.login_password_show(), hide: m.login_password_hide() }}
      />
      {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
      <Button {...form.button(m.action_working())}>{m.security_questions_save()}</Button>
    </form>
  );
}
