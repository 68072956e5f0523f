import type { Language, Wording } from '../../db/schema';
import type { Articles } from './article';

/** An article of the demo site: news, alliance, video, charity or sponsor (CONT-01 to CONT-09). */
export type ArticleItem = {
  id: number;
  kind: 'news' | 'alliance' | 'video' | 'charity' | 'sponsor';
  /** Days from its date to the seeding. */
  sinceDays: number;
  /** Path of its picture below public, as in `/art/news/moon.svg`. */
  art?: string;
  externalLink?: string;
  text: Articles;
};

/** What announcements are sorted by (ENT-29 to ENT-31). */
export type Category = { id: number; type: string; iconImageUrl: string; names: Record<Language, string> };

/** A tab of the help centre; contents are HTML (HELP-09 to HELP-13). */
export type HelpTab = {
  tag?: string;
  text: Record<Language, Wording>;
  children?: readonly Record<Language, Wording>[];
};

/** A personal message of a demo member, and when it came in epoch milliseconds; the content is HTML (NOTICE-27). */
export type InboxSeed = { id: number; at: number; text: Record<Language, Wording> };
