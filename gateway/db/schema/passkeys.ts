import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './members';

/** Passkeys of members: their public halves. Times in epoch milliseconds. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** Its public name, random. */
    id: text().primaryKey(),
    merchant: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** Of the authenticator, in base64url, like the key. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** How often it was used, as its last use said. 0 for good, where the authenticator does not count. */
    counter: integer().notNull(),
    /** It may be copied to further devices (BE); once it was, it stays so. */
    backupEligible: integer({ mode: 'boolean' }).notNull(),
    /** It was, as its last use said (BS). */
    backedUp: integer({ mode: 'boolean' }).notNull(),
    /** When the member was last told that its counter went back. */
    counterNoticedAt: integer(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.merchant, table.credentialId),
    index('passkeys_member').on(table.memberId, table.createdAt),
  ],
);

/** Challenges that wait for a signature, each for one purpose; rows go when they are answered. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** `login:` with the merchant, or `add:` and `confirm:` with the member's id. */
    purpose: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

export type Passkey = typeof passkeys.$inferSelect;
