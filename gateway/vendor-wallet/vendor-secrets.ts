import * as v from 'valibot';
import { type Env, isSandbox } from '../env';
import { DEMO_VENDOR, DEMO_VENDOR_SECRET } from '../seed/demo-vendor';

const secretsSchema = v.record(v.string(), v.pipe(v.string(), v.minLength(16)));

/**
 * The secret of a vendor, from `VENDOR_SECRETS`; the demo vendor has one inside the sandbox alone. Null for a vendor
 * without one, and for all of them while the variable cannot be read.
 */
export function secretOf(env: Env, vendor: string): string | null {
  const demo = isSandbox(env) ? [[DEMO_VENDOR, DEMO_VENDOR_SECRET] as const] : [];
  return new Map([...demo, ...readSecrets(env.VENDOR_SECRETS)]).get(vendor) ?? null;
}

function readSecrets(text: string | undefined): [string, string][] {
  try {
    return Object.entries(v.parse(secretsSchema, JSON.parse(text || '{}')));
  } catch {
    console.error('VENDOR_SECRETS is not a JSON object of secrets with 16 characters or more');
    return [];
  }
}
