import { Refusal } from '../refusal';

/** Member types that are no agents (ROLE-31). */
const NOT_AGENT: readonly number[] = [0, 4, 40];

export const isAgent = ({ type }: { type: number }): boolean => !NOT_AGENT.includes(type);

/** The calls of the agent area are for agents alone (ROLE-48). @throws Refusal `permission.denied` */
export function refuseUnlessAgent(member: { type: number }): void {
  if (!isAgent(member)) throw new Refusal('permission.denied');
}
