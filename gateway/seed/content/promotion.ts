import type { Articles } from './article';

/** A promotion of the demo site. */
export type Promotion = {
  id: number;
  category:
    | 'newcomer'
    | 'event'
    | 'sports'
    | 'fish'
    | 'rng'
    | 'live'
    | 'pvp'
    | 'lottery'
    | 'cockfight'
    | 'vip';
  /** Name of its picture below /art/heroes and /art/banners. */
  art: string;
  /** Days from its first day to the seeding, and its length in days. */
  sinceDays: number;
  lengthDays: number;
  hot?: true;
  /** Whether a claim needs a picture, a remark (ENT-23, ENT-24). */
  needs?: { image?: true; remark?: true };
  text: Articles;
};
