import type * as v from 'valibot';
import {
  type getSecurityQuestions,
  SECURITY_QUESTIONS,
  type securityAnswers,
  type setSecurityQuestions as setting,
} from '@/contracts/security/questions';
import { HOUR_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { readSecurityAnswers, saveSecurityAnswers } from '../../db/security';
import type { Call } from '../../platform/handler';
import { judgeGuess } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { refuseTrial } from '../../platform/trial';
import { noticeOf } from '../account-protection/notice-of';
import { hashPassword, verifyPassword } from '../passwords/password';
import { proveLoginPassword } from '../passwords/prove-login-password';

type Responses = v.InferOutput<typeof securityAnswers>;

/** Wrong tries an hour: answers are guessed more easily than passwords. */
const MOST_TRIES = 5;

/** The questions, and which of them the member has answered (CALL-45). */
export async function securityQuestions({ db, member }: Call<typeof getSecurityQuestions>) {
  const answered = await readSecurityAnswers(db, member.id);
  const list = SECURITY_QUESTIONS.map((questionId) => ({
    questionId,
    isChosen: answered?.questionIds.includes(questionId) ?? false,
  }));
  return { list };
}

/** Keeps the member's answers, in place of those before, and tells the member (CALL-45, ACC-14). @throws Refusal those of the contract */
export async function setSecurityQuestions(call: Call<typeof setting>) {
  const { db, clock, member, input } = call;
  refuseTrial(member);
  const questionIds = input.answers.map(({ questionId }) => questionId);
  const known: readonly string[] = SECURITY_QUESTIONS;
  if (!questionIds.every((id) => known.includes(id))) throw new Refusal('request.invalid');
  await proveLoginPassword(call, input.loginPassword);
  const answered = await readSecurityAnswers(db, member.id);
  const told = await noticeOf(call, answered ? 'questionsChanged' : 'questionsSet');
  const setAt = clock.now();
  const hash = await answersHash(input.answers);
  await saveSecurityAnswers(db, { memberId: member.id, questionIds, answersHash: hash, setAt }, told);
  return null;
}

/**
 * Judges answers to the member's security questions, all of them at once, so that none is found out alone; answers when
 * they were set.
 * @throws Refusal `security.answers.wrong`, also where none were given; `rate.limited` after five wrong ones in an hour
 */
export async function proveAnswers(
  { db, clock, member }: Pick<RequestContext, 'db' | 'clock'> & { member: Member },
  answers: Responses,
): Promise<number> {
  const quota = { key: `answers:${member.id}`, most: MOST_TRIES, withinMs: HOUR_MS };
  const setAt = await judgeGuess(db, quota, clock.now(), async () => {
    const kept = await readSecurityAnswers(db, member.id);
    const isRight = await verifyPassword(written(answers), kept?.answersHash ?? null);
    return kept && isRight ? kept.setAt : null;
  });
  if (setAt === null) throw new Refusal('security.answers.wrong');
  return setAt;
}

/** One hash over all answers. */
export const answersHash = (answers: Responses): Promise<string> => hashPassword(written(answers));

/**
 * Neither case, spaces, punctuation and the accents of Latin letters count in an answer, nor the order of the questions:
 * who set `Hà Nội` may type `ha noi` on another keyboard. An answer of signs alone is what it is.
 */
function written(answers: Responses): string {
  const plain = (text: string) => {
    const small = text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll('đ', 'd');
    return small.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || small.trim();
  };
  const lines = answers.map(({ questionId, answer }) => `${questionId}:${plain(answer)}`);
  return lines.sort().join('\n');
}
