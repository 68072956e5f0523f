import type { Language } from '../../db/schema';
import type { Articles } from './article';

type Titled = { title: string; content: string };

/** A news item, alliance member, video, charity item or sponsor of the demo site. */
export type ArticleItem = {
  id: number;
  kind: 'news' | 'alliance' | 'video' | 'charity' | 'sponsor';
  /** Days from its publication to the seeding. */
  sinceDays: number;
  /** Path of its cover. */
  art?: string;
  externalLink?: string;
  text: Articles;
};

/** A category of announcements (ENT-29 to ENT-31). */
export type Category = {
  id: number;
  type: string;
  iconImageUrl: string;
  names: Record<Language, string>;
};

/** A tab of the help centre with its questions; contents are HTML (HELP-09 to HELP-13). */
export type HelpTab = {
  tag?: string;
  text: Record<Language, Titled>;
  children?: readonly Record<Language, Titled>[];
};

/** A personal message; its content is HTML (NOTICE-27). */
export type InboxSeed = {
  id: number;
  sinceDays: number;
  read: boolean;
  text: Record<Language, Titled>;
};
