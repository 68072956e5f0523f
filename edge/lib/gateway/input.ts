import type { Context } from 'hono';
import * as v from 'valibot';
import type { Operation, Schema } from '@/contracts/operation';
import { parseTyped } from '@/contracts/typed-input';
import type { App } from '../../context';
import { queryOf } from '../security/request-path';

const MAX_TEXT = 4_096;

type Read = { success: true; value: unknown } | { success: false };

/**
 * Reads and checks the input of a forwarded call, as the schema has it: the query of a GET, else a JSON object. Unknown
 * fields are dropped.
 */
export function readInput({ method }: Operation, input: Schema, c: Context<App>): Read {
  const fields =
    method === 'GET' ? fromQuery(c.req.url) : fromBody(c.get('body'), c.req.header('Content-Type'));
  if (
    !fields ||
    Object.values(fields).some((value) => typeof value === 'string' && value.length > MAX_TEXT)
  ) {
    return { success: false };
  }
  const parsed = method === 'GET' ? parseTexts(input, fields) : parseTyped(input, fields);
  return parsed.success ? { success: true, value: parsed.output } : { success: false };
}

/** A query holds only text: fields that the schema refuses as text are tried once as numbers and booleans. */
function parseTexts(input: Schema, fields: Record<string, unknown>) {
  const asText = v.safeParse(input, fields);
  if (asText.success) return asText;
  const typed = { ...fields };
  for (const { path } of asText.issues) {
    const key = path?.[0]?.key;
    if (typeof key === 'string') typed[key] = typedValue(fields[key]);
  }
  return parseTyped(input, typed);
}

function typedValue(text: unknown): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return typeof text === 'string' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

function fromQuery(url: string): Record<string, unknown> | null {
  const query = queryOf(url);
  if (query === '') return {};
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (fields.has(name)) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function fromBody(text = '', type = ''): Record<string, unknown> | null {
  if (text === '') return {};
  if (!/^application\/json\b/i.test(type)) return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch {
    return null;
  }
}
