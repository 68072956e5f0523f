import type { Handlers } from '../../platform/handler';
import { listAnchors, listFocus, listModels } from './anchors';
import { launchChat } from './launch-chat';
import { chatUnread } from './unread';

/** What answers the calls `chat.*`. */
export const chatHandlers = {
  'chat.anchors': listAnchors,
  'chat.models': listModels,
  'chat.focus': listFocus,
  'chat.unread': chatUnread,
  'chat.launch': launchChat,
} satisfies Handlers<'chat'>;
