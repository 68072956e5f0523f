import type { Operation } from './operation';

/**
 * How far a backend is, and how far a site is open: an operator may go live at a level once it and those before it are
 * green (docs/decisions/087-levels.md).
 */
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

/** Whether what is at one level has all of another. */
export function reaches(level: Level, needed: Level): boolean {
  return LEVELS.indexOf(needed) <= LEVELS.indexOf(level);
}

/**
 * As whom a site at a level makes a call: a member may be answered what guests are, where members' answers are not there
 * yet. Undefined: the site makes no such call, whoever asks.
 */
export function callerAt(
  level: Level,
  operation: Operation,
  signedIn: boolean,
): 'member' | 'guest' | undefined {
  const isOfMembers = operation.session === 'required';
  const asMember = isOfMembers || (signedIn && operation.session === 'optional');
  if (asMember && reaches(level, levelOf(operation, true))) return 'member';
  return !isOfMembers && reaches(level, levelOf(operation, false)) ? 'guest' : undefined;
}
