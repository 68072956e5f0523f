import type { Handlers } from '../../platform/handler';
import { listFocus, listHosts, listModels } from './hosts';
import { launchChat } from './launch-chat';
import { chatUnread } from './unread';

/** What answers the calls `chat.*`. */
export const chatHandlers = {
  'chat.anchors': listHosts,
  'chat.models': listModels,
  'chat.focus': listFocus,
  'chat.unread': chatUnread,
  'chat.launch': launchChat,
} satisfies Handlers<'chat'>;
