import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from '@/app/forms/use-form';
import { useRows } from '@/app/forms/use-rows';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useToast } from '@/app/shell/toast';
import { ANSWER_LENGTH, QUESTIONS_TO_ANSWER } from '@/contracts/security/questions';
import { answersOf, type QuestionValues, questionIssues } from './question-rules';

const setQuestions = lazily(
  () => import('./questions.functions'),
  (all) => all.setSecurityQuestionsFn,
);

/** The form of the security questions; `chosen` are those that were answered before (ACC-14, CALL-45). */
export function useQuestionsForm(chosen: readonly string[]) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const pairs = Array.from({ length: QUESTIONS_TO_ANSWER }, (_, at) => ({
    question: chosen[at] ?? '',
    answer: '',
  }));
  const form = useForm<QuestionValues>({
    empty: { pairs, loginPassword: '' },
    words: { loginPassword: () => ({ label: m.paypass_login() }) },
    check: questionIssues,
    async send(values) {
      await setQuestions({ data: { answers: answersOf(values), loginPassword: values.loginPassword } });
      toast(m.security_questions_saved(), { kind: 'success' });
      await memberChanged(queryClient);
      await router.navigate({ to: '/m/securityCenter', replace: true });
    },
    refused: ({ code }) =>
      code === 'password.wrong' ? { field: 'loginPassword', spent: ['loginPassword'] } : {},
  });
  const { rows } = useRows(form, 'pairs', (at) => ({
    question: {
      label: m.security_question_number({ number: at + 1 }),
      missing: m.security_question_missing(),
    },
    answer: { label: m.security_answer(), bounds: ANSWER_LENGTH, format: m.security_answer_same() },
  }));
  return { ...form, rows };
}
