import { plain, type StateEntry, signedIn } from '../../provider-states/state-entry';

/** Anchors and messages of the chat. */
export const chatStates = {
  'anchors are live': plain(
    'At least one anchor is in the hot list, one in the promo list, and one model is there; `anchorId` is one whose room anybody may enter.',
    'anchorId',
  ),
  'a member follows an anchor': signedIn('A member is logged in that follows at least one anchor.'),
  'a member has an unread chat message': signedIn(
    'A member is logged in that has at least one unread chat message.',
  ),
} satisfies Record<string, StateEntry>;
