import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ErrorCode } from '../../../contracts/errors';
import type { SiteFlags } from '../../../contracts/flags';
import type { OutputOf } from '../../../contracts/operation';
import type { RegisterField } from '../../../contracts/register/register-fields';
import type { FieldRule } from '../../../contracts/register/register-rules';
import type { getRegisterSettings } from '../../../contracts/register/register-settings';
import type { Jurisdiction } from '../../../contracts/site';

/** A customer-service entry as stored: `path` is plain and is encrypted on its way out (GATE-23). */
export type StoredService = {
  path: string;
  name: string;
  type: string;
  position: 'menu' | 'support' | 'both';
};
export type Resource = { resourceType: string; url: string };
export type MobileTemplate = { mem_cen: number; dep_func: number };
/** What withdrawals keep at a site; amounts in 1/100 units. */
export type WithdrawRules = {
  /** Name of the payment provider that pays out. */
  payoutProvider: string;
  /** Of one withdrawal, and of a day's. */
  least: number;
  most: number;
  mostOfDay: number;
  /** Of a withdrawal beyond the day's free ones. */
  fee: number;
  freeOfDay: number;
  quickAmounts: number[];
  /** Minutes that it takes, usually from and to, and at most. */
  usualFrom: number;
  usualTo: number;
  latest: number;
  mostCards: number;
  /** How often a deposit must be played before it may be withdrawn; 0 where it need not be. */
  depositTimes: number;
  /** Hours for which no money goes to a new card, and none at all after a change of payment password. */
  cardWaitHours: number;
  passwordWaitHours: number;
};
/** What checking in and lost weeks bring at a site; amounts in 1/100 units. */
export type TaskRules = {
  /** Points of each day in a row; after the last one it begins anew. */
  checkInPoints: number[];
  /** Part of a week's loss that comes back, in hundredths of a percent, by how large the loss was. */
  rebateTiers: { from: number; rate: number; most: number }[];
  rebateTimes: number;
};
/** What an invitation brings whoever invited; amounts in 1/100 units. */
export type ReferralRules = {
  /** For a friend whose first deposit is `least` or more; 0 where nothing is given. */
  reward: number;
  least: number;
  /** How often it must be played before it may be withdrawn. */
  times: number;
  /** Hours after the deposit in which staff may look at it; it is paid then. */
  waitHours: number;
};
/** One step of the commission: from such turnover and so many active members of a day on; rates by type of game. */
export type CommissionTier = { turnover: number; players: number; rates: Readonly<Record<string, number>> };
/** What agents are paid by at a site; amounts in 1/100 units, rates in hundredths of a percent. */
export type AgentRules = {
  /** Turnover of a day from which on a member is active. */
  activeTurnover: number;
  /** Rising in every part: no rate falls from one to the next. */
  commissionTiers: CommissionTier[];
  /** Part of the bonuses given to a team that its agents bear. */
  bonusShare: number;
  dividendPeriod: 'month' | 'week';
  /** Days of notice by which an agreement is ended, and in which an offer is answered. */
  noticeDays: number;
  answerDays: number;
};
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;
export type RegisterSettings = OutputOf<typeof getRegisterSettings>;

const ALL_SHUT: RegisterSettings = {
  usernameRegister: false,
  mobileRegister: false,
  firebaseVerification: false,
};

/** Merchants: one white-label site each, and what its status answer says. */
export const merchants = sqliteTable('merchants', {
  code: text().primaryKey(),
  name: text().notNull(),
  flags: text({ mode: 'json' }).$type<Partial<SiteFlags>>().notNull(),
  mobileTemplate: text({ mode: 'json' }).$type<MobileTemplate>().notNull(),
  /** Further addresses of the site and other paths of calls (ENT-74). */
  paths: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  customerService: text({ mode: 'json' }).$type<StoredService[]>().notNull(),
  resources: text({ mode: 'json' }).$type<Resource[]>().notNull(),
  imageCdns: text({ mode: 'json' }).$type<string[]>().notNull(),
  domainList: text({ mode: 'json' }).$type<string[]>().notNull(),
  mainDomain: text().notNull(),
  /** One wallet for all games (WALLET-11). */
  isSingle: integer({ mode: 'boolean' }).notNull(),
  /** Members may withdraw (WALLET-14). */
  allowWithdraw: integer({ mode: 'boolean' }).notNull(),
  /** They may withdraw to a bank (WALLET-15). */
  bankWithdrawal: integer({ mode: 'boolean' }).notNull(),
  withdrawRules: text({ mode: 'json' }).$type<WithdrawRules>().notNull(),
  referralRules: text({ mode: 'json' }).$type<ReferralRules>().notNull(),
  taskRules: text({ mode: 'json' }).$type<TaskRules>().notNull(),
  agentRules: text({ mode: 'json' }).$type<AgentRules>().notNull(),
  maintenance: integer({ mode: 'boolean' }).notNull().default(false),
  regionRestriction: integer({ mode: 'boolean' }).notNull().default(false),
  /** What a registration asks for; fields that are not named are not enabled (REG-12). */
  registerRules: text({ mode: 'json' }).$type<RegisterRules>().notNull().default({}),
  registerSettings: text({ mode: 'json' }).$type<RegisterSettings>().notNull().default(ALL_SHUT),
  /** Members may log in with passkeys. */
  passkeys: integer({ mode: 'boolean' }).notNull().default(false),
  /** Guests may play free of charge (TRIAL-14). */
  freePlay: integer({ mode: 'boolean' }).notNull().default(false),
  /** Off where the edge has a widget look at whoever registers or asks for a mail, and that is to be enough. */
  asksForWork: integer({ mode: 'boolean' }).notNull().default(true),
  /** ISO 3166-1 code of the country that a mobile number is from unless told. */
  defaultCountry: text().notNull().default('VN'),
  /** ISO 3166-1 codes of the countries whose numbers are sent codes; none named: every country. */
  mobileCountries: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  /** Years; the law of the operator's market, as the status answer names it. */
  ageLimit: integer().$type<Jurisdiction['ageLimit']>().notNull().default(18),
  /** ISO 4217 code of the currency that vendors are told. */
  currencyCode: text().notNull().default('VND'),
  /** Its sign in messages, the same as the site's. */
  currencySymbol: text().notNull().default('₫'),
  /** IANA zone in which days are counted. */
  timeZone: text().notNull().default('Asia/Ho_Chi_Minh'),
  /** Set by the sandbox: the status call itself is refused with this code. */
  statusRefusal: text().$type<ErrorCode>(),
});

export type Merchant = typeof merchants.$inferSelect;
