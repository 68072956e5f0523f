import { plain, type StateEntry, signedIn } from './state-entry';

/** What the operator has published. */
export const publishedStates = {
  'announcements are published': plain(
    'At least one promotion, hot announcement, notice and popup each are published, and a banner of each group (`groupName`) that a request names, with categories; each promotion, hot announcement and popup has at least one image, each promotion and hot announcement at least one category. `id` is a notice’s.',
    'id',
  ),
  'the notice is not published': plain('Nothing is published under `id`.', 'id'),
  'the help centre is written': plain(
    'The help centre has at least one tab, and each tab at least one question below it.',
  ),
} satisfies Record<string, StateEntry>;

/** What a member does with what is published: notices, messages, feedback, promotions. */
export const readerStates = {
  'a member has an unread notice': signedIn(
    'A member is logged in that has not read the notice `announcementId`.',
    'announcementId',
  ),
  'a member may send feedback': signedIn('A member is logged in that has sent no feedback today.'),
  'the member has sent as much feedback as a day allows': signedIn(
    'A member is logged in that may send no more feedback today.',
  ),
  'a member has messages': signedIn(
    'A member is logged in that has at least one message; `messageId` is one of them.',
    'messageId',
  ),
  'a member may join the promotion': signedIn(
    'A member is logged in that has not joined the promotion `promotionId`, which is one to sign up for.',
    'promotionId',
  ),
  'a member may apply for the reward': signedIn(
    'A member is logged in that has not applied for the reward of the promotion `promotionId`, which asks for a picture.',
    'promotionId',
  ),
  'the member has applied for the reward': signedIn(
    'A member is logged in whose application for the promotion `promotionId` is open.',
    'promotionId',
  ),
  'the promotion is not published': signedIn(
    'A member is logged in, and no promotion is published under `promotionId`.',
    'promotionId',
  ),
} satisfies Record<string, StateEntry>;
