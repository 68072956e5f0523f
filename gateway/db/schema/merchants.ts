import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ErrorCode } from '../../../contracts/errors';
import type { SiteFlags } from '../../../contracts/flags';

/** A customer-service entry as stored: `path` is plain and is encrypted on its way out (GATE-23). */
export type StoredService = {
  path: string;
  name: string;
  type: string;
  position: 'menu' | 'support' | 'both';
};
export type Resource = { resourceType: string; url: string };
export type MobileTemplate = { mem_cen: number; dep_func: number };

/** Merchants: one white-label site each, and what its status answer says. */
export const merchants = sqliteTable('merchants', {
  code: text().primaryKey(),
  name: text().notNull(),
  flags: text({ mode: 'json' }).$type<Partial<SiteFlags>>().notNull(),
  mobileTemplate: text({ mode: 'json' }).$type<MobileTemplate>().notNull(),
  customerService: text({ mode: 'json' }).$type<StoredService[]>().notNull(),
  resources: text({ mode: 'json' }).$type<Resource[]>().notNull(),
  imageCdns: text({ mode: 'json' }).$type<string[]>().notNull(),
  domainList: text({ mode: 'json' }).$type<string[]>().notNull(),
  mainDomain: text().notNull(),
  /** One wallet for all games (WALLET-11). */
  isSingle: integer({ mode: 'boolean' }).notNull(),
  maintenance: integer({ mode: 'boolean' }).notNull().default(false),
  regionRestriction: integer({ mode: 'boolean' }).notNull().default(false),
  /** Set by the sandbox: the status call itself is refused with this code. */
  statusRefusal: text().$type<ErrorCode>(),
});

export type Merchant = typeof merchants.$inferSelect;
