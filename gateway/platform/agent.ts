import type { Member } from '../db/schema';
import { Refusal } from './refusal';

/** Member types that are not agents (ROLE-31, CONST-38). */
export const NOT_AGENT_TYPES: readonly number[] = [0, 4, 40];

/** An agent: a member whose type is not 0, 4 or 40 (ROLE-31). */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => !NOT_AGENT_TYPES.includes(type);

/** @throws Refusal `permission.denied` for a member who is no agent (AGENT-05, ROLE-48). */
export function refuseNonAgent(member: Pick<Member, 'type'>): void {
  if (!isAgent(member)) throw new Refusal('permission.denied');
}
