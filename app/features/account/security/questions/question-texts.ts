import { m } from '@/app/paraglide/messages.js';
import type { SecurityQuestion } from '@/contracts/security/questions';

const TEXTS: Record<SecurityQuestion, () => string> = {
  'first-school': m.security_question_school,
  'first-teacher': m.security_question_teacher,
  'childhood-street': m.security_question_street,
  'childhood-friend': m.security_question_friend,
  'first-pet': m.security_question_pet,
  'first-job': m.security_question_job,
  'mothers-village': m.security_question_village,
  'favourite-dish': m.security_question_dish,
};

/** Whether the site has words for a question. */
export const isKnownQuestion = (id: string): id is SecurityQuestion => Object.hasOwn(TEXTS, id);

/** A question in the page's language; its id where the site has no words for it. */
export const questionText = (id: string): string => (isKnownQuestion(id) ? TEXTS[id]() : id);
