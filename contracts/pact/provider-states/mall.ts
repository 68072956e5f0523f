import { plain, type StateEntry, signedIn } from './state-entry';

const ITEM = ['itemId', 'points'];

/** Items of the points mall. */
export const mallStates = {
  'the mall has items': plain(
    'The points mall offers items with a picture, stock and a day when there is more.',
  ),
  'the site has no points mall': plain('The flag `PTSYS3` is off.'),
  'a member may redeem the item': signedIn(
    'A member is logged in who may take the item `itemId` for its price, `points`.',
    ...ITEM,
  ),
  'a member may redeem the card': signedIn(
    'A member is logged in who may take the item `itemId`, a card, for its price, `points`.',
    ...ITEM,
  ),
  'a member on trial redeems an item': signedIn('A member of type 4 is logged in.', ...ITEM),
  'the site of who redeems an item has no points mall': signedIn(
    'A member is logged in; the flag `PTSYS3` is off.',
    ...ITEM,
  ),
  'the mall has no such item': signedIn('A member is logged in; there is no item `itemId`.', ...ITEM),
  'the item is out of stock': signedIn(
    'A member is logged in with `points`, the price of the item `itemId`, of which none is left.',
    ...ITEM,
  ),
  'the item costs other points than the member was told': signedIn(
    'A member is logged in who has the points for the item `itemId`; `points` is not its price.',
    ...ITEM,
  ),
  'the member has too few points for the item': signedIn(
    'A member is logged in with fewer points than `points`, the price of the item `itemId`.',
    ...ITEM,
  ),
  'the item was redeemed under the key before': signedIn(
    'A member is logged in who redeemed the item `itemId` under the idempotency key `idempotencyKey`; `points` is not its price.',
    ...ITEM,
    'idempotencyKey',
  ),
  'a member has redeemed items': signedIn(
    'A member is logged in with two redemptions or more, of items with a picture; `cursor` is a place before them.',
    'cursor',
  ),
} satisfies Record<string, StateEntry>;
