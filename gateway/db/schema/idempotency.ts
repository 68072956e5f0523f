import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Calls that were sent under a key of their own: what they were, and what they were answered (MONEY-21). */
export const idempotentCalls = sqliteTable(
  'idempotent_calls',
  {
    merchant: text().notNull(),
    /** 0 for a guest. */
    memberId: integer().notNull(),
    /** Id of the operation. */
    operation: text().notNull(),
    /** Neither key nor input is kept: SHA-256 of the key, and of key and input, so that no input can be guessed from it. */
    keyHash: text().notNull(),
    inputHash: text().notNull(),
    /** JSON of the answer's `value`; null while the call runs. */
    answer: text(),
    /** Epoch milliseconds: soon while the call runs, so that one that died gives its key back. */
    expiresAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId, table.operation, table.keyHash] }),
    index('idempotent_calls_expires').on(table.expiresAt),
  ],
);
