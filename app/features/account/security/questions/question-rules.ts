import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import type { PlaceOf } from '@/app/forms/form-options';
import { rowIssues } from '@/app/forms/use-rows';
import { ANSWER_LENGTH } from '@/contracts/security/questions';

export type Pair = { question: string; answer: string };
export type QuestionValues = { pairs: readonly Pair[]; loginPassword: string };

const pairSchema = v.object({
  question: v.pipe(v.string(), v.nonEmpty()),
  answer: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(ANSWER_LENGTH.min),
    v.maxLength(ANSWER_LENGTH.max),
  ),
});
const proofSchema = v.object({ loginPassword: v.pipe(v.string(), v.nonEmpty()) });

/** The first issue of each field, in the order of the form; each answer is another one (ACC-14, ACC-16). */
export function questionIssues(values: QuestionValues): Issues<PlaceOf<QuestionValues>> {
  const plain = values.pairs.map(({ answer }) => answer.trim().toLowerCase());
  const pairIssues = (pair: Pair, at: number): Issues<keyof Pair> => {
    const issues = issuesOf(pairSchema, pair);
    const isTaken = !issues.answer && plain.indexOf(plain[at] ?? '') < at;
    return isTaken ? { ...issues, answer: 'format' } : issues;
  };
  return { ...rowIssues('pairs', values.pairs, pairIssues), ...issuesOf(proofSchema, values) };
}

/** The questions of one field: those that no other field has. */
export function questionsFor(
  place: number,
  offered: readonly string[],
  { pairs }: QuestionValues,
): readonly string[] {
  return offered.filter((id) => !pairs.some(({ question }, other) => other !== place && question === id));
}

/** What is sent: pairs of id and answer (ACC-15). */
export const answersOf = ({ pairs }: QuestionValues) =>
  pairs.map(({ question, answer }) => ({ questionId: question, answer: answer.trim() }));
