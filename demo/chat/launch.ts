import { insertVisit } from '../db/chat';
import { randomToken, sha256 } from '../platform/hash';
import type { Chat } from './api';
import { findHost } from './hosts';

/** A launch is good once, and for a minute. */
const LAUNCH_LIFE_MS = 60_000;

export type ChatLaunch = {
  /** Who visits, as others see them; null for a guest. */
  user: { id: string; name: string } | null;
  /** The room that was asked for; one that nobody hosts leads to the front page. */
  anchorId: number | null;
  title: string;
  headerColor: string;
  backUrl: string;
  language: 'vi' | 'en';
};

/** Opens the chat for a visitor: the token that its page is opened with. */
export async function launchChat({ db, now }: Chat, { user, anchorId, ...shown }: ChatLaunch) {
  const pass = randomToken();
  const visit = {
    ...shown,
    tokenHash: sha256(pass),
    userId: user?.id ?? null,
    userName: user?.name ?? '',
    anchorId: anchorId === null ? null : (findHost(anchorId)?.anchorId ?? null),
    openedAt: null,
    expiresAt: now + LAUNCH_LIFE_MS,
  };
  await insertVisit(db, visit, now);
  return pass;
}
