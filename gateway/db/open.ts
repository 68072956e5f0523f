import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { Env } from '../platform/env';

export type Db = DrizzleD1Database;

/** The gateway's database, from its binding. */
export function openDb(env: Env): Db {
  return drizzle(env.DB as never, { casing: 'snake_case' });
}
