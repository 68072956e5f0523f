import type { ROOM_TYPES } from '../../contracts/chat/live';
import type { Language } from './language';

/** A member as the chat knows one: others see the name. */
export type ChatUser = { id: string; name: string };
/** Who hosts a live room. */
export type Host = {
  anchorId: number;
  nickName: string;
  imageUrl: string;
  titles: Record<Language, string>;
  roomType: (typeof ROOM_TYPES)[number];
};
export type Model = Host & { active: boolean; streaming: boolean };

export type ChatLaunch = {
  /** Null for a guest. */
  user: ChatUser | null;
  /** A room that nobody hosts leads to the front page. */
  anchorId: number | null;
  title: string;
  headerColor: string;
  backUrl: string;
  language: Language;
};

/** Where live rooms are: whoever hosts the chat. */
export type ChatHost = {
  /** The hot or the promo list, in its order. */
  listHosts: (type: 'hot' | 'promo') => Promise<Host[]>;
  /** Those who stream first, then those who are there. */
  listModels: () => Promise<Model[]>;
  /** Whom a user follows, the latest first. */
  listFollowed: (userId: string) => Promise<Host[]>;
  /** How many messages wait for a user. */
  countUnread: (userId: string) => Promise<number>;
  /** Opens the chat: the address of its page on a site, with a token that is good once and shortly in the fragment. */
  launch: (launch: ChatLaunch, site: string) => Promise<string>;
};
