import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import { ANSWER_LENGTH, QUESTIONS_TO_ANSWER } from '@/contracts/security/questions';

export type QuestionValues = {
  question0: string;
  answer0: string;
  question1: string;
  answer1: string;
  question2: string;
  answer2: string;
  loginPassword: string;
};
export const QUESTION_FIELDS = ['question0', 'question1', 'question2'] as const;
export const ANSWER_FIELDS = ['answer0', 'answer1', 'answer2'] as const;

const chosen = v.pipe(v.string(), v.nonEmpty());
const answer = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.minLength(ANSWER_LENGTH.min),
  v.maxLength(ANSWER_LENGTH.max),
);
const schema = v.object({
  question0: chosen,
  answer0: answer,
  question1: chosen,
  answer1: answer,
  question2: chosen,
  answer2: answer,
  loginPassword: v.pipe(v.string(), v.nonEmpty()),
});

/** The first issue of each field, in the order of the form; each answer is another one (ACC-14, ACC-16). */
export function questionIssues(values: QuestionValues): Issues<keyof QuestionValues> {
  const issues: Issues<keyof QuestionValues> = issuesOf(schema, values);
  const plain = ANSWER_FIELDS.map((field) => values[field].trim().toLowerCase());
  for (const [place, field] of ANSWER_FIELDS.entries()) {
    if (!issues[field] && plain.indexOf(plain[place] ?? '') < place) issues[field] = 'format';
  }
  return issues;
}

/** The questions of one field: those that no other field has. */
export function questionsFor(
  place: number,
  offered: readonly string[],
  values: QuestionValues,
): readonly string[] {
  const taken = QUESTION_FIELDS.filter((_, other) => other !== place).map((field) => values[field]);
  return offered.filter((id) => !taken.includes(id));
}

/** What is sent: pairs of id and answer (ACC-15). */
export function answersOf(values: QuestionValues) {
  return Array.from({ length: QUESTIONS_TO_ANSWER }, (_, place) => ({
    questionId: values[QUESTION_FIELDS[place] ?? 'question0'],
    answer: values[ANSWER_FIELDS[place] ?? 'answer0'].trim(),
  }));
}
