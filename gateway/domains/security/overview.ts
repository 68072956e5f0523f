import type { getSecurityOverview } from '@/contracts/security/overview';
import { listBankCards } from '../../db/bank-cards';
import { readSecurityAnswers, readSecurityFacts } from '../../db/security';
import type { Call } from '../../platform/handler';
import { contactOf, maskedEmail, maskedMobile } from '../account-protection/contact';
import { lastDigitsOf } from '../bank-cards/bank-cards';

type Asking = Pick<Call<typeof getSecurityOverview>, 'db' | 'member'>;

/** What protects the member's account (ACC-01, ACC-02); contacts and cards masked (ACC-18). */
export async function securityOverview({ db, member }: Asking) {
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
    // What never was is long past: no sooner than the member.
    frozenUntil: member.frozenUntil ?? member.regDate,
  };
}

/** How many of the six layers of the security centre are in place: a contact counts once it is proved (ACC-02, ROLE-10). */
export async function layersInPlace(of: Asking): Promise<number> {
  const { hasLoginPassword, hasPaymentPassword, bankCards, ...others } = await securityOverview(of);
  const { isMobileProved, isEmailProved, hasQuestions } = others;
  const layers = [
    hasLoginPassword,
    hasPaymentPassword,
    bankCards,
    isMobileProved,
    isEmailProved,
    hasQuestions,
  ];
  return layers.filter(Boolean).length;
}
