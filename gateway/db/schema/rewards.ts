import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { APPLICATION_STATUSES } from '../../../contracts/rewards/reward-rules';
import { members } from './members';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Applications for rewards, and promotions joined: those are `signed` (REWARD-03 to REWARD-12). */
export const promotionApplications = sqliteTable(
  'promotion_applications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    promotionId: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    remarks: text().notNull().default(''),
    /** Epoch milliseconds. */
    at: integer().notNull(),
  },
  (table) => [
    index('promotion_applications_promotion').on(table.promotionId),
    uniqueIndex('promotion_applications_joined')
      .on(table.memberId, table.promotionId)
      .where(sql`status = 'signed'`),
    uniqueIndex('promotion_applications_open')
      .on(table.memberId, table.promotionId)
      .where(sql`status IN ('applying', 'process', 'coming')`),
  ],
);

/** Pictures of applications, in parts: D1 keeps no value above 2 MB. */
export const applicationPictures = sqliteTable(
  'application_pictures',
  {
    applicationId: integer()
      .notNull()
      .references(() => promotionApplications.id),
    /** Place among the pictures of the application, from 0. */
    picture: integer().notNull(),
    part: integer().notNull(),
    type: text().notNull(),
    data: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.picture, table.part] })],
);
