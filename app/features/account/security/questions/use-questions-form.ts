import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from '@/app/forms/use-form';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useToast } from '@/app/shell/toast';
import { ANSWER_LENGTH } from '@/contracts/security/questions';
import { answersOf, type QuestionValues, questionIssues } from './question-rules';

const setQuestions = lazily(
  () => import('./questions.functions'),
  (all) => all.setSecurityQuestionsFn,
);

const questionWords = () => ({ label: m.security_question(), missing: m.security_question_missing() });
const answerWords = () => ({
  label: m.security_answer(),
  bounds: ANSWER_LENGTH,
  format: m.security_answer_same(),
});
const WORDS = {
  question0: questionWords,
  answer0: answerWords,
  question1: questionWords,
  answer1: answerWords,
  question2: questionWords,
  answer2: answerWords,
  loginPassword: () => ({ label: m.paypass_login() }),
};

/** The form of the security questions; `chosen` are those that were answered before (ACC-14, CALL-45). */
export function useQuestionsForm(chosen: readonly string[]) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [question0 = '', question1 = '', question2 = ''] = chosen;
  const empty: QuestionValues = {
    question0,
    question1,
    question2,
    answer0: '',
    answer1: '',
    answer2: '',
    loginPassword: '',
  };
  return useForm({
    empty,
    words: WORDS,
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
}
