import { type NewChatMessage, replaceChat } from '../db/chat';
import type { Db } from '../db/open';
import { HOSTS } from './hosts';

const MINUTE_MS = 60_000;
const GREETING = {
  vi: 'Chào mừng bạn ghé phòng. Hãy nói chuyện lịch sự với nhau nhé.',
  en: 'Welcome to the room. Please be kind to one another.',
};
const TO_FOLLOWER = {
  vi: 'Tối nay mình lên sóng lúc tám giờ, bạn nhớ ghé nhé.',
  en: 'I go live at eight tonight, do drop by.',
};
/** The rooms that a fan follows, the first of which writes to them. */
const FOLLOWED = [501, 503, 510] as const;

/** The rooms as they were before anybody came: greeted in, and followed by the fans, who have a message each. */
export async function restoreChat(db: Db, fans: readonly string[], now: number): Promise<void> {
  const greetings = HOSTS.map(
    ({ anchorId }): NewChatMessage => ({ anchorId, texts: GREETING, createdAt: now - 60 * MINUTE_MS }),
  );
  const personal = fans.map(
    (recipientId): NewChatMessage => ({
      anchorId: FOLLOWED[0],
      recipientId,
      texts: TO_FOLLOWER,
      createdAt: now - 5 * MINUTE_MS,
    }),
  );
  const follows = fans.flatMap((userId) =>
    FOLLOWED.map((anchorId, index) => ({ userId, anchorId, at: now - index })),
  );
  await replaceChat(db, [...greetings, ...personal], follows);
}
