import * as v from 'valibot';
import type { Schema } from '../../operation';

/** Whether the site takes a value as it is: the schema accepts it, and puts nothing else in its place. */
export function reads(schema: Schema, value: unknown): boolean {
  const { wrapped } = schema as { wrapped?: Schema };
  if (wrapped) return reads(wrapped, value);
  const { success, output } = v.safeParse(schema, value);
  return success && !('fallback' in schema && output === undefined);
}
