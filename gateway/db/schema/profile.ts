import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CONTACT_CHANNELS, CONTACT_TOPICS } from '../../../contracts/member/contact-choices';
import { members } from './members';

/** Pictures of members: a path of the site, or a photo as a data URL. */
export const memberIcons = sqliteTable('member_icons', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  icon: text().notNull(),
});

/** What members have allowed to be sent to them; who has no row has not. */
export const contactChoices = sqliteTable(
  'contact_choices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    topic: text().$type<(typeof CONTACT_TOPICS)[number]>().notNull(),
    channel: text().$type<(typeof CONTACT_CHANNELS)[number]>().notNull(),
    /** When it was allowed, epoch milliseconds. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.topic, table.channel] })],
);
