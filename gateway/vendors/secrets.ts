import * as v from 'valibot';
import type { Env } from '../env';

const secret = v.pipe(v.string(), v.minLength(16));
/** One secret, or while it is being changed the current one and the one before it. */
const secretsSchema = v.record(
  v.string(),
  v.union([secret, v.pipe(v.array(secret), v.minLength(1), v.maxLength(2))]),
);

/**
 * The secrets of a vendor, from `VENDOR_SECRETS`: the current one, with which calls are signed, and the one before it
 * while that still counts. `standIn` where the variable has none or cannot be read; empty without it.
 */
export function secretsOf(env: Env, vendor: string, standIn?: string): readonly string[] {
  const own = new Map(readSecrets(env.VENDOR_SECRETS)).get(vendor);
  return own ?? (standIn === undefined ? [] : [standIn]);
}

function readSecrets(text: string | undefined): [string, string[]][] {
  try {
    const secrets = v.parse(secretsSchema, JSON.parse(text || '{}'));
    return Object.entries(secrets).map(([vendor, own]) => [vendor, [own].flat()]);
  } catch {
    console.error(
      'VENDOR_SECRETS is not a JSON object of secrets with 16 characters or more, two a vendor at most',
    );
    return [];
  }
}
