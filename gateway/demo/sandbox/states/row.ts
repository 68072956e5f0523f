import type { Member } from '@/gateway/db/schema';
import { findSession } from '@/gateway/db/sessions';
import { sha256 } from '@/gateway/platform/hash';
import { type Sandbox, SandboxError } from '../command';

/** One interaction while its states are set up: what those before this one answered. */
export type Row = Sandbox & { values: Readonly<Record<string, unknown>> };

/**
 * The member of the last ground.
 * @throws SandboxError where no state before was about one.
 */
export async function memberOf({ db, values }: Pick<Row, 'db' | 'values'>): Promise<Member> {
  const found = await findSession(db, sha256(textOf(values, 'token')));
  if (!found) throw new SandboxError('no state before this one is about a member');
  return found.member;
}

/** A text that a state before answered. */
export function textOf(values: Row['values'], name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new SandboxError(`no state before this one answered "${name}"`);
  return value;
}
