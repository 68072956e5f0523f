import { RANGE, type StateEntry, signedIn } from '../../provider-states/state-entry';

/** Movements of money and withdrawals of a member. */
export const recordStates = {
  'a member has played lately': signedIn(
    'A member is logged in with at least two movements of each kind, bonuses and transfers among them, in the days from `from` to `to`, the last two at games of the vendor `vendor`; the last movement `id` is a win of the round `reference`. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
    'id',
    'vendor',
    'reference',
  ),
  'a member has bet on a lottery': signedIn(
    'A member is logged in; the movement `id` is the bet of a ticket for a lottery.',
    'id',
  ),
  'a member got a bonus of a promotion': signedIn(
    'A member is logged in; the movement `id` is a bonus of a promotion that the site shows.',
    'id',
  ),
  'a member asks for a movement of another': signedIn(
    'A member is logged in; `id` is a movement of another member.',
    'id',
  ),
  'a member has withdrawn lately': signedIn(
    'A member is logged in with at least two withdrawals of each state in the days from `from` to `to`: pending, paid and returned. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
  ),
} satisfies Record<string, StateEntry>;
