import { PAYOUT, plain, type StateEntry, sealed, signedIn } from './state-entry';

const WITHDRAWAL = ['token', 'fee', 'bankCardId', 'paymentPassword'];

/** Withdrawals that a member asks for. */
export const withdrawalStates = {
  'a member has money to be played before it may be withdrawn': signedIn(
    'A member is logged in with a balance, a part of which must be played first, a promotion asking for it; there are quick amounts.',
  ),
  'a member may withdraw': sealed(
    'A member is logged in with all of the balance to withdraw, more than two million; one unit is less than may be withdrawn. `fee` is what a withdrawal costs now, as text with two decimals; money may go to the bank card `bankCardId`, and `paymentPassword` is right.',
    ...WITHDRAWAL,
  ),
  'a member on trial withdraws': sealed('A member of type 4 is logged in.', ...WITHDRAWAL),
  'the site takes no withdrawals': sealed(
    'As where a member may withdraw, but the merchant of the request allows no withdrawals.',
    ...WITHDRAWAL,
  ),
  'the payment password of who withdraws was changed': sealed(
    'As where a member may withdraw, but the payment password was changed just now, and withdrawals wait for a while.',
    ...WITHDRAWAL,
  ),
  'the member has withdrawn as much as a day allows': sealed(
    'As where a member may withdraw, but today’s limit leaves less than the amount of the request.',
    ...WITHDRAWAL,
  ),
  'the money of who withdraws is to be played first': sealed(
    'As where a member may withdraw, but all of the balance must be played first.',
    ...WITHDRAWAL,
  ),
  'the bank card of the withdrawal is another’s': sealed(
    'As where a member may withdraw, but `bankCardId` is another member’s card.',
    ...WITHDRAWAL,
  ),
  'the bank card of the withdrawal was bound just now': sealed(
    'As where a member may withdraw, but the card `bankCardId` was bound just now and takes no money yet.',
    ...WITHDRAWAL,
  ),
  'who withdraws has no payment password': sealed(
    'As where a member may withdraw, but the member has no payment password.',
    ...WITHDRAWAL,
  ),
  'a withdrawal with a wrong payment password': sealed(
    'As where a member may withdraw, but `paymentPassword` is wrong, for the first time.',
    ...WITHDRAWAL,
  ),
  'a withdrawal after too many wrong payment passwords': sealed(
    'As where a member may withdraw, but the payment password was wrong so often that none is taken for a while.',
    ...WITHDRAWAL,
  ),
  'the withdrawal was sent under the key before': sealed(
    'As where a member may withdraw, but the withdrawal of the request was made under the idempotency key `idempotencyKey`; it cost another `fee` than the one that is answered, and `paymentPassword` is wrong.',
    ...WITHDRAWAL,
    'idempotencyKey',
  ),
  'the key stands for another withdrawal': sealed(
    'As where a member may withdraw, but another withdrawal was made under the idempotency key `idempotencyKey`.',
    ...WITHDRAWAL,
    'idempotencyKey',
  ),
} satisfies Record<string, StateEntry>;

/** Withdrawals that were asked for. */
export const withdrawalOrderStates = {
  'the withdrawal costs something else than the member was told': sealed(
    'As where a member may withdraw, but `fee` is not what a withdrawal costs now.',
    ...WITHDRAWAL,
  ),
  'a withdrawal waits for its payout': plain(
    'The withdrawal `orderNo` waits to be paid out by the provider `provider`; `transactionId` is new.',
    ...PAYOUT,
  ),
  'a withdrawal is under way': signedIn(
    'A member is logged in whose money is held for the withdrawal `orderNo`, which has not ended.',
    'orderNo',
  ),
  'the money of a withdrawal came back': signedIn(
    'A member is logged in whose withdrawal `orderNo` could not be paid out: its money is back in the wallet.',
    'orderNo',
  ),
  'the withdrawal is another member’s': signedIn(
    'A member is logged in; `orderNo` is a withdrawal of another member.',
    'orderNo',
  ),
} satisfies Record<string, StateEntry>;
