import type { Handlers } from '../../platform/handler';
import { bankCards, bindBankCard, preferBankCard, unbindBankCard } from './bank-cards';
import { banks } from './banks';

/** What answers the calls `banks.*` and `bankCards.*`. */
export const bankCardHandlers = {
  'banks.list': banks,
  'bankCards.list': bankCards,
  'bankCards.add': bindBankCard,
  'bankCards.remove': unbindBankCard,
  'bankCards.makeDefault': preferBankCard,
} satisfies Handlers<'banks'> & Handlers<'bankCards'>;
