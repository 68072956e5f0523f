import { RANGE, type StateEntry, signedIn } from '../../provider-states/state-entry';

/** Tickets of a member. */
export const lotteryOrderStates = {
  'a member has an open lottery ticket': signedIn(
    'A member is logged in with tickets for at least two draws, bought in the days from `from` to `to`; `subOrderId` is one of them, and waits for its draw. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
    'subOrderId',
  ),
  'a member has a drawn lottery ticket': signedIn(
    'A member is logged in with tickets for a draw that was held: those of `orderId`.',
    'orderId',
  ),
  'a member asks for a lottery order of another': signedIn(
    'A member is logged in; `orderId` is an order of another member.',
    'orderId',
  ),
  'a member cancels a lottery ticket of another': signedIn(
    'A member is logged in; `subOrderId` is a ticket of another member.',
    'subOrderId',
  ),
  'a member cancels a lottery ticket whose bets are closed': signedIn(
    'A member is logged in; `subOrderId` is the member’s ticket for a draw that takes no bets any more.',
    'subOrderId',
  ),
} satisfies Record<string, StateEntry>;
