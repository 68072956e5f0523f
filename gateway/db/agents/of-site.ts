import { type SQL, sql } from 'drizzle-orm';
import { NOT_AGENT_TYPES } from '../../platform/agent';
import type { Span } from '../../platform/site-days';
import type { AgentRules } from '../schema';

/** A day of a merchant, the time it covers, and the rules it is rolled up by. */
export type Rolled = Span & { merchant: string; day: string; rules: AgentRules };

/** Members of a merchant, by id. */
export const idsOf = (merchant: string): SQL => sql`(SELECT id FROM members WHERE merchant = ${merchant})`;

/**
 * Whether a row's member is a merchant's. Rows of a day or of quarters are few: they are found by their time and asked,
 * not looked for once for each member of the merchant, as with `IN idsOf`.
 */
export const isOfSite = (memberId: string, merchant: string): SQL =>
  sql`(SELECT merchant FROM members WHERE id = ${sql.raw(memberId)}) = ${merchant}`;

/** Whether the member of an alias is an agent. */
export const isAgentSql = (alias: string): SQL =>
  sql.raw(`${alias}.type NOT IN (${NOT_AGENT_TYPES.join(', ')})`);

/** Part of an amount, by a rate in hundredths of a percent; cut to the whole. */
export const partSql = (amount: SQL, rate: SQL): SQL =>
  sql`(${amount} / 10000 * ${rate} + ${amount} % 10000 * ${rate} / 10000)`;

/**
 * A whole number to calculate with: as a bound value it would be a fraction to the database.
 * @throws RangeError for a fraction
 */
export function whole(number: number): SQL {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no whole number`);
  return sql.raw(String(number));
}
