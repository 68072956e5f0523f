import type { launchChat as operation } from '../../contracts/chat/live';
import { findAnchor } from '../db/anchors';
import { insertVisit } from '../db/chat';
import type { Call } from '../handler';
import { randomToken, sha256 } from '../hash';
import { Refusal } from '../refusal';

/** A launch is good once, and for a minute. */
const LAUNCH_LIFE_MS = 60_000;
/** Where the sandbox's demo chat is; no other chat is connected. */
const CHAT_PATH = '/sandbox/vendor/chat';

/**
 * Opens the chat: answers its address with a token in the fragment, so that it is in no request line and no log
 * (CALL-76, CHAT-23 to CHAT-28). A room that nobody hosts leads to the front page.
 */
export async function launchChat({ db, clock, member, language, input }: Call<typeof operation>) {
  const { backUrl, headerColor, title, anchorId } = input;
  const { protocol, origin } = new URL(backUrl);
  if (!/^https?:$/.test(protocol)) throw new Refusal('request.invalid');
  const room = anchorId === undefined ? undefined : await findAnchor(db, Number(anchorId));
  const token = randomToken();
  const now = clock.now();
  const visit = {
    tokenHash: sha256(token),
    memberId: member?.id ?? null,
    anchorId: room?.anchorId ?? null,
    ...{ title, headerColor, backUrl, language },
    openedAt: null,
    expiresAt: now + LAUNCH_LIFE_MS,
  };
  await insertVisit(db, visit, now);
  return { chatUrl: `${origin}${CHAT_PATH}#pass=${token}` };
}
