import type { ChatHost } from '../../platform/chat-host';
import type { Env } from '../../platform/env';
import { askDemo } from './partner';

/** The demo's live rooms, whose page is on the site's own origin. */
export const demoChat = (env: Env): ChatHost => ({
  listHosts: (type) => askDemo(env, 'chat/hosts', { type }),
  listModels: () => askDemo(env, 'chat/models', {}),
  listFollowed: (userId) => askDemo(env, 'chat/followed', { userId }),
  countUnread: (userId) => askDemo(env, 'chat/unread', { userId }),
  async launch(launch, site) {
    return `${site}/sandbox/vendor/chat#pass=${await askDemo<string>(env, 'chat/launch', launch)}`;
  },
});
