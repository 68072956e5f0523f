import { type StateEntry, sealed, signedIn } from './state-entry';

const SENT_UP = ['token', 'paymentPassword'];
const SENT_DOWN = ['account', ...SENT_UP];

/** Money between wallets, up and down. */
export const transferStates = {
  'a member may move money between wallets': signedIn(
    'A member is logged in with at least the amount of the request in the main wallet, and as much at the vendor `vendor`.',
    'vendor',
  ),
  'a member on trial moves money between wallets': signedIn('A member of type 4 is logged in.', 'vendor'),
  'one wallet serves every game': signedIn(
    'A member is logged in at a merchant that keeps one wallet for all games; the vendor `vendor` has games.',
    'vendor',
  ),
  'no vendor has the name of the wallet': signedIn(
    'A member is logged in at a merchant that keeps a wallet for each vendor; no vendor is called `vendor`.',
    'vendor',
  ),
  'a member has an upline': signedIn(
    'A member other than of type 2 is logged in who may send money to the upline; there are quick amounts.',
  ),
  'a member has no upline': signedIn('A member without an upline is logged in.'),
  'a member may send money up': sealed(
    'A member with an upline is logged in, with more money to withdraw than the amount of the request; `paymentPassword` is right.',
    ...SENT_UP,
  ),
  'a member on trial sends money up': sealed('A member of type 4 is logged in.', ...SENT_UP),
  'who sends money up has no upline': sealed('A member without an upline is logged in.', ...SENT_UP),
  'the payment password of who sends money up was changed': sealed(
    'As where a member may send money up, but the payment password was changed just now, and money waits for a while.',
    ...SENT_UP,
  ),
  'who sends money up has withdrawn as much as a day allows': sealed(
    'As where a member may send money up, but today’s limit leaves less than the amount of the request.',
    'token',
    'paymentPassword',
  ),
  'the money of who sends it up is to be played first': sealed(
    'As where a member may send money up, but all of the balance must be played first.',
    ...SENT_UP,
  ),
  'who sends money up has no payment password': sealed(
    'As where a member may send money up, but the member has no payment password.',
    ...SENT_UP,
  ),
  'money is sent up with a wrong payment password': sealed(
    'As where a member may send money up, but `paymentPassword` is wrong, for the first time.',
    ...SENT_UP,
  ),
  'money is sent up after too many wrong payment passwords': sealed(
    'As where a member may send money up, but the payment password was wrong so often that none is taken for a while.',
    ...SENT_UP,
  ),
  'an agent has a direct downline': signedIn(
    'A member of type 1 is logged in who may send money to direct downlines; `account` is one’s; there are quick amounts.',
    'account',
  ),
  'the downline is another’s': signedIn(
    'A member of type 1 is logged in; `account` is that of a member who stands right below another agent.',
    'account',
  ),
  'an agent may send money down': sealed(
    'A member of type 1 is logged in, with more money to withdraw than the amount of the request; `account` is that of a member right below, `paymentPassword` is right.',
    ...SENT_DOWN,
  ),
  'a member on trial sends money down': sealed(
    'A member of type 4 is logged in; `account` is any member’s.',
    ...SENT_DOWN,
  ),
  'money is sent to another’s downline': sealed(
    'As where an agent may send money down, but the member of `account` stands right below another agent.',
    ...SENT_DOWN,
  ),
  'the payment password of who sends money down was changed': sealed(
    'As where an agent may send money down, but the payment password was changed just now, and money waits for a while.',
    ...SENT_DOWN,
  ),
  'who sends money down has withdrawn as much as a day allows': sealed(
    'As where an agent may send money down, but today’s limit leaves less than the amount of the request.',
    ...SENT_DOWN,
  ),
  'the money of who sends it down is to be played first': sealed(
    'As where an agent may send money down, but all of the balance must be played first.',
    ...SENT_DOWN,
  ),
  'who sends money down has no payment password': sealed(
    'As where an agent may send money down, but the agent has no payment password.',
    ...SENT_DOWN,
  ),
  'money is sent down with a wrong payment password': sealed(
    'As where an agent may send money down, but `paymentPassword` is wrong, for the first time.',
    ...SENT_DOWN,
  ),
  'money is sent down after too many wrong payment passwords': sealed(
    'As where an agent may send money down, but the payment password was wrong so often that none is taken for a while.',
    ...SENT_DOWN,
  ),
} satisfies Record<string, StateEntry>;
