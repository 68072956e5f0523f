import type { Articles } from './article';

/** A promotion of the demo site. */
export type Promotion = {
  id: number;
  /** Id of its category: 21 and up (`categories.ts`). */
  topic: number;
  /** Kind, where it is one (MENU-56 to MENU-58, PROMO-15). */
  category?: 'MISSION' | 'LOGIN' | 'SAVIOR' | 'SIGNUP';
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
