import * as v from 'valibot';
import type { Schema } from './operation';
import { asciiDigits } from './shared/digits';

/** What a schema says of a text that is not written as its calls write it. */
const WRITTEN_OTHERWISE = ['regex', 'iso_date'];

/**
 * Checks what a visitor sent, a form without scripts for one: a text that its pattern refuses is looked at once more with
 * the digits of ASCII, for a number or a code may be typed in those of any script. What has no pattern, a password of
 * letters or a name, stays as it was typed, and so do amounts, which no form sends before it has read them.
 */
export function parseTyped<const S extends Schema>(schema: S, given: unknown): v.SafeParseResult<S> {
  const result = v.safeParse(schema, given);
  if (result.success) return result;
  const refused = result.issues.filter(({ type }) => WRITTEN_OTHERWISE.includes(type));
  const keysOf = ({ path }: v.BaseIssue<unknown>) => path?.map(({ key }) => key) ?? [];
  return refused.length === 0
    ? result
    : v.safeParse(schema, refused.map(keysOf).reduce(withAsciiDigits, given));
}

function withAsciiDigits(given: unknown, [key, ...rest]: readonly unknown[]): unknown {
  if (key === undefined) return typeof given === 'string' ? asciiDigits(given) : given;
  if (Array.isArray(given)) return given.map((one, at) => (at === key ? withAsciiDigits(one, rest) : one));
  const fields = Object(given) as Record<PropertyKey, unknown>;
  return { ...fields, [key as PropertyKey]: withAsciiDigits(fields[key as PropertyKey], rest) };
}
