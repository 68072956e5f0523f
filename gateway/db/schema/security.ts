import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './members';

const ofMember = () =>
  integer()
    .primaryKey()
    .references(() => members.id);

/** What is known of how a member's account is protected, besides the account itself. Times in epoch milliseconds. */
export const securityFacts = sqliteTable('security_facts', {
  memberId: ofMember(),
  passwordChangedAt: integer(),
  /** The last number and address where a code of this member's was received; others of the member are not proved. */
  provedMobile: text(),
  provedEmail: text(),
});

/** Which security questions a member has answered. The answers are kept nowhere: one hash over all of them is. */
export const securityAnswers = sqliteTable('security_answers', {
  memberId: ofMember(),
  questionIds: text({ mode: 'json' }).$type<string[]>().notNull(),
  answersHash: text().notNull(),
  /** Epoch milliseconds. */
  setAt: integer().notNull(),
});

/** Changes of what protects an account, each of which its member is told of. */
export const PROTECTION_CHANGES = [
  'passwordChanged',
  'paymentPasswordSet',
  'paymentPasswordChanged',
  'questionsSet',
  'questionsChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'bankCardBound',
  'bankCardUnbound',
  'mobileProved',
  'mobileAdded',
  'mobileChanged',
  'emailProved',
  'emailAdded',
  'emailChanged',
] as const;
export type ProtectionChange = (typeof PROTECTION_CHANGES)[number];

/**
 * Changes that members were told of, each with the one link by which a member objects to it. Its code is kept nowhere:
 * its SHA-256 is. Times in epoch milliseconds.
 */
export const objectionLinks = sqliteTable(
  'objection_links',
  {
    codeHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    change: text({ enum: PROTECTION_CHANGES }).notNull(),
    at: integer().notNull(),
    expiresAt: integer().notNull(),
    usedAt: integer(),
  },
  (table) => [
    index('objection_links_member').on(table.memberId, table.at),
    index('objection_links_expires').on(table.expiresAt),
  ],
);
