import { plain, type StateEntry } from '../../provider-states/state-entry';

/** What the operator has published. */
export const publishedStates = {
  'announcements are published': plain(
    'At least one promotion, hot announcement, notice and popup each are published, and a banner of each group (`groupName`) that a request names, with categories; each promotion, hot announcement and popup has at least one image, each promotion and hot announcement at least one category. `id` is a notice’s.',
    'id',
  ),
  'the help centre is written': plain(
    'The help centre has at least one tab, and each tab at least one question below it.',
  ),
} satisfies Record<string, StateEntry>;

/** What a member does with what is published: notices, messages, feedback, promotions. */
export const readerStates = {} satisfies Record<string, StateEntry>;
