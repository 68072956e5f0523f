import { plain, type StateEntry, sealed, signedIn } from './state-entry';

const CARD = ['token', 'bankCode', 'cardNumber', 'holder'];

/** Banks, and bank cards of a member. */
export const bankCardStates = {
  'banks are connected': plain('Money is paid out to at least one bank.'),
  'a member has bank cards': signedIn(
    'A member is logged in that has at least one bank card and a payee name; `bankCardId` is one of the cards.',
    'bankCardId',
  ),
  'a member who has just proved to be it has bank cards': signedIn(
    'As where a member has bank cards, and the member gave a proof in the session within five minutes (`session.reauthenticate`).',
    'bankCardId',
  ),
  'a member who has just proved to be it names another member’s bank card': signedIn(
    'A member is logged in that gave a proof in the session within five minutes; `bankCardId` is a bank card of another member.',
    'bankCardId',
  ),
  'the bank card is another member’s': signedIn(
    'A member is logged in; `bankCardId` is a bank card of another member.',
    'bankCardId',
  ),
  'a member may bind the bank card': sealed(
    'A member is logged in whose payee name is `holder`; the number `cardNumber` is of the bank `bankCode`, and nobody has bound it.',
    ...CARD,
  ),
  'a member on trial binds the bank card': sealed(
    'A member of type 4 is logged in; the card is one that could be bound.',
    ...CARD,
  ),
  'the number is no bank card’s': sealed(
    'A member is logged in whose payee name is `holder`; no card of the bank `bankCode` can have the number `cardNumber`.',
    ...CARD,
  ),
  'the bank card is bound': sealed(
    'A member is logged in whose payee name is `holder`; the card `cardNumber` of the bank `bankCode` is bound already.',
    ...CARD,
  ),
  'the member has as many bank cards as may be bound': sealed(
    'A member is logged in that has bound as many cards as you allow; the one of the request is new.',
    ...CARD,
  ),
  'the bank card is another’s': sealed(
    'A member is logged in whose payee name is not `holder`; the card is new.',
    ...CARD,
  ),
  'the key stands for another bank card': sealed(
    'A member is logged in that has bound another bank card under the idempotency key `idempotencyKey`.',
    ...CARD,
    'idempotencyKey',
  ),
} satisfies Record<string, StateEntry>;
