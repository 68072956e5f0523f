import type { SiteFlag, SiteFlags } from './flags';
import type { LanguageTag } from './languages';
import type { Level } from './levels';
import type { SiteContext, SiteSettings } from './site';

/** Kinds of visitors, as far as what they see differs. */
export const VISITOR_KINDS = ['guest', 'member', 'trial', 'agent'] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

/** Where entries of the site stand that can hide. */
export const PLACES = [
  'screens',
  'menu',
  'games',
  'bar',
  'home',
  'centre',
  'login',
  'register',
  'forgotten',
  'support',
  'rewards',
  'agents',
  'game',
] as const;
export type Place = (typeof PLACES)[number];

/** What may decide whether an entry shows. */
export type Decider =
  | { kind: 'flag'; flag: SiteFlag }
  /** The level from which on the entry shows, or, with `isMost`, up to which. */
  | { kind: 'level'; level: Level; needs: Level; isMost: boolean }
  | { kind: 'visitor'; needs: VisitorKind[] }
  /** Inside the operator's app, or started from the home screen. */
  | { kind: 'app' }
  | { kind: 'setting'; name: 'FIREBASE_API_KEY' }
  | { kind: 'status'; field: 'info.resources' | 'info.passkeys' | 'info.customerService' }
  /** What a call must answer; `failed` with what it was refused in place of that. */
  | { kind: 'answer'; operation: string; wants: string; failed?: string }
  /** There is no more room, and others come first. */
  | { kind: 'room'; most: number };

/**
 * Why an entry shows or not. Each of `because` must be otherwise for it to show, and of each of `oneOf` one. It `depends`
 * where nobody but a member's session could ask what decides.
 */
export type Explanation = {
  verdict: 'shown' | 'hidden' | 'depends';
  because: Decider[];
  oneOf: Decider[][];
};

export type Explained = Explanation & {
  id: string;
  place: Place;
  label: string;
  /** It shows, and tells this visitor that it does not open: what decides. */
  refused?: Pick<Explanation, 'because' | 'oneOf'>;
};

/** What of the site is off at a level. */
export type OffAt = (level: Level) => { screensOff: readonly string[]; flags: Partial<SiteFlags> };

/** Whose eyes the site is seen with, and which site it is. */
export type Asked = {
  visitor: VisitorKind;
  site: SiteSettings;
  level: Level;
  /** As the gateway has them, whatever the level. */
  flags: SiteFlags;
  offAt: OffAt;
  callGateway: SiteContext['callGateway'];
  /** Language of the page that the visitor sees. */
  locale: LanguageTag;
  /** In which the entries are named. */
  spoken: LanguageTag;
  runsAsApp: boolean;
  /** A word of a game's name, or its id; empty for none. */
  game: string;
};

/**
 * Every entry of the site that can hide, for one visitor, with what decides; and the game that was asked for, null where
 * the gateway has none such.
 */
export type WhyHidden = (
  asked: Asked,
) => Promise<{ entries: Explained[]; game: { nodeId: string; name: string } | null | undefined }>;
