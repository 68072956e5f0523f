import { type StateEntry, sealed, signedIn } from './state-entry';

const DEPOSIT = ['token', 'channelId'];

/** Deposits that a member makes. */
export const depositStates = {
  'a member may deposit': signedIn(
    'A member is logged in at a merchant whose every channel to pay in has hours and amounts to pick, and asks for a choice; the member’s next deposit may have a bonus with a promotion of its own.',
  ),
  'a member may deposit by a channel': {
    ...sealed(
      'A member is logged in who has no open orders; the channel `channelId` of this kind takes the amount of the request, and `option` is one of its choices where it has some. Where the channel takes cards, the one with `serial` and `pin` is good for the amount.',
      ...DEPOSIT,
      'option',
      'serial',
      'pin',
    ),
    params: { kind: 'voucher' },
  },
  'a member may deposit with a bonus': sealed(
    'A member is logged in who has no open orders; the channel `channelId`, which asks for no choice, takes the amount of the request, and the deposit may have the bonus `bonusId`.',
    ...DEPOSIT,
    'bonusId',
  ),
  'the deposit may have no bonus': sealed(
    'A member is logged in; `channelId` is open, and takes the amount of the request; the bonus `bonusId` is not for this deposit.',
    ...DEPOSIT,
    'bonusId',
  ),
  'a trial member would deposit': sealed('A member of type 4 is logged in; `channelId` is open.', ...DEPOSIT),
  'the channel is closed': sealed(
    'A member is logged in; the channel `channelId` takes no orders now.',
    ...DEPOSIT,
  ),
  'the channel takes larger amounts': sealed(
    'A member is logged in; the channel `channelId` takes larger amounts than that of the request.',
    ...DEPOSIT,
  ),
  'the member has as many open orders as may be': sealed(
    'A member is logged in with as many orders that wait for a payment as you allow; `channelId` is open.',
    ...DEPOSIT,
  ),
  'a member has a deposit': {
    ...signedIn(
      'A member is logged in; `orderNo` is the member’s order by a channel of this kind, in this state: `pending` waits for its payment, `partlyPaid` was paid half and waits for the rest, `partlyArrived` was paid half and has ended (a card at once), `arrived` was paid in whole, `refused` was declined by its provider.',
      'orderNo',
    ),
    params: { kind: 'transfer', state: 'pending' },
  },
  'a member has a deposit with a bonus': signedIn(
    'A member is logged in; `orderNo` is the member’s order by a transfer, which waits for its payment and was opened with a bonus.',
    'orderNo',
  ),
  'the order is another member’s': signedIn(
    'A member is logged in; `orderNo` is an order of another.',
    'orderNo',
  ),
} satisfies Record<string, StateEntry>;
