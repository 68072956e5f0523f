import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CodePurpose } from '../../../contracts/verification/send-code';

/** Codes for a change of contact are good for the member alone that asked for them. */
export type ContactPurpose = `contact:${number}`;

/** Codes by SMS and e-mail. The code itself is kept nowhere: its SHA-256 is. Times in epoch milliseconds. */
export const verificationCodes = sqliteTable(
  'verification_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    purpose: text().$type<CodePurpose | ContactPurpose>().notNull(),
    /** International number, as in `+84912345678`, or an e-mail address. */
    mobile: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: integer().notNull(),
    /** Whose address asked for it; null where nobody said. */
    visitor: text(),
    /** Wrong tries of that visitor, and of all others. */
    ownTries: integer().notNull().default(0),
    otherTries: integer().notNull().default(0),
    usedAt: integer(),
  },
  (table) => [
    index('verification_codes_mobile').on(table.merchant, table.mobile, table.purpose),
    index('verification_codes_expires').on(table.expiresAt),
  ],
);

/** What was done how often, under a key that names the deed and its doer; quotas are counted here. */
export const quotaUses = sqliteTable(
  'quota_uses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('quota_uses_key').on(table.key, table.at), index('quota_uses_at').on(table.at)],
);
