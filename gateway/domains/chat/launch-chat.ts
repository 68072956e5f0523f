import type { launchChat as operation } from '@/contracts/chat/live';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { chatUserOf } from './user';

/**
 * Opens the chat: answers its address with a token in the fragment, so that it is in no request line and no log
 * (CALL-76, CHAT-23 to CHAT-28). A room that nobody hosts leads to the front page.
 * @throws Refusal `content.not.found` where no chat is connected
 */
export async function launchChat({ chat, member, language, input }: Call<typeof operation>) {
  if (!chat) throw new Refusal('content.not.found');
  const { backUrl, headerColor, title, anchorId } = input;
  const { protocol, origin } = new URL(backUrl);
  if (!/^https?:$/.test(protocol)) throw new Refusal('request.invalid');
  const launch = {
    user: member ? chatUserOf(member) : null,
    // What is no number of a room leads to the front page, as a room does that nobody hosts.
    anchorId: Number.isSafeInteger(Number(anchorId)) ? Number(anchorId) : null,
    title,
    headerColor,
    backUrl,
    language,
  };
  return { chatUrl: await chat.launch(launch, origin) };
}
