import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
