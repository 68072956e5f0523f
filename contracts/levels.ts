import type { Operation } from '../operation';

/** How far a backend is: an operator may go live at a level once it and those before it are green. */
export const LEVELS = ['guest', 'enter', 'member', 'money', 'agent'] as const;
export type Level = (typeof LEVELS)[number];

/** Domains of calls, by the level that they belong to; all others are a member's, or a guest's where nobody is logged in. */
const OF_LEVEL: Readonly<Record<string, Level>> = {
  session: 'enter',
  verification: 'enter',
  register: 'enter',
  affiliate: 'enter',
  bankCards: 'money',
  banks: 'money',
  deposit: 'money',
  payment: 'money',
  payout: 'money',
  transfer: 'money',
  vendorWallet: 'money',
  withdraw: 'money',
  agent: 'agent',
};
/** What an agent alone does, in a domain that is not the agents'. */
const OF_AGENTS = ['transfer.down', 'transfer.downline'];

/** The level that an interaction of a call belongs to. */
export function levelOf({ id, method }: Operation, signedIn: boolean): Level {
  if (OF_AGENTS.includes(id)) return 'agent';
  const level = OF_LEVEL[id.split('.')[0] as string];
  if (level) return level;
  if (signedIn) return 'member';
  return id.startsWith('member.') || method !== 'GET' ? 'enter' : 'guest';
}
