import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { Env } from '../platform/env';

export type Db = DrizzleD1Database;

/** The database of the demo's systems, from its binding. */
export function openDb(env: Pick<Env, 'DB'>): Db {
  return drizzle(env.DB as never, { casing: 'snake_case' });
}
