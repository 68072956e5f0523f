import type { launchChat as operation } from '@/contracts/chat/live';
import { insertVisit } from '../../db/chat';
import { findHost } from '../../db/chat-hosts';
import type { Call } from '../../platform/handler';
import { randomToken, sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';

/** A launch is good once, and for a minute. */
const LAUNCH_LIFE_MS = 60_000;

/**
 * Opens the chat: answers its address with a token in the fragment, so that it is in no request line and no log
 * (CALL-76, CHAT-23 to CHAT-28). A room that nobody hosts leads to the front page.
 * @throws Refusal `content.not.found` outside the sandbox, whose demo chat is the only one that is connected
 */
export async function launchChat({ db, demo, clock, member, language, input }: Call<typeof operation>) {
  if (!demo) throw new Refusal('content.not.found');
  const { backUrl, headerColor, title, anchorId } = input;
  const { protocol, origin } = new URL(backUrl);
  if (!/^https?:$/.test(protocol)) throw new Refusal('request.invalid');
  const room = anchorId === undefined ? undefined : await findHost(db, Number(anchorId));
  const token = randomToken();
  const now = clock.now();
  const visit = {
    tokenHash: sha256(token),
    memberId: member?.id ?? null,
    anchorId: room?.anchorId ?? null,
    title,
    headerColor,
    backUrl,
    language,
    openedAt: null,
    expiresAt: now + LAUNCH_LIFE_MS,
  };
  await insertVisit(db, visit, now);
  return { chatUrl: `${origin}${demo.chatPath}#pass=${token}` };
}
