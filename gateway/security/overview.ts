import type { getSecurityOverview } from '../../contracts/security/overview';
import { lastDigitsOf } from '../bank-cards/bank-cards';
import { listBankCards } from '../db/bank-cards';
import { readSecurityAnswers, readSecurityFacts } from '../db/security';
import type { Call } from '../handler';
import { contactOf, maskedEmail, maskedMobile } from './contact';

/** What protects the member's account (ACC-01, ACC-02); contacts and cards masked (ACC-18). */
export async function securityOverview({ db, member }: Call<typeof getSecurityOverview>) {
  const [facts, answers, cards] = await Promise.all([
    readSecurityFacts(db, member.id),
    readSecurityAnswers(db, member.id),
    listBankCards(db, member.id),
  ]);
  const { passwordChangedAt, provedMobile, provedEmail } = facts;
  const [card] = cards;
  return {
    hasLoginPassword: member.passwordHash !== '',
    passwordChangedAt,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    bankCards: cards.length,
    lastDigits: card ? lastDigitsOf(card) : null,
    mobile: maskedMobile(member),
    isMobileProved: member.mobileNum !== null && provedMobile === contactOf(member, 'mobile'),
    email: maskedEmail(member),
    isEmailProved: member.email !== null && provedEmail === member.email,
    hasQuestions: answers !== null,
  };
}
