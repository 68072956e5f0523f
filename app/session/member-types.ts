/** Member types that are not agents (ROLE-31, CONST-38). */
const NOT_AGENT: readonly number[] = [0, 4, 40];
const TRIAL = 4;
/** Accounts to try the site with: free play's, and those that are given away (ROLE-39, ROLE-40). */
const FREE: readonly number[] = [TRIAL, 40];

/** Who is logged in, as far as it decides what shows; null for a guest. */
export type Member = { type: number; trial?: boolean | undefined } | null;

/** A logged-in member whose type is not 0, 4 or 40 (ROLE-31). Presentation only: the gateway decides (ROLE-48). */
export function isAgent(member: Member): boolean {
  return member !== null && !NOT_AGENT.includes(member.type);
}

/**
 * A member on trial, by type or because free play opened the session; told to log in with an actual account where
 * money or the account would change (ROLE-28 to ROLE-30, ROLE-41, ROLE-47).
 */
export function isTrial(member: Member): boolean {
  return member?.type === TRIAL || member?.trial === true;
}

/** Whether the session may outlast the end of the browser: no trial's, and no agent's (SESS-45). */
export function mayStay(session: Member): boolean {
  return session !== null && !isTrial(session) && !isAgent(session);
}

/**
 * Whether the type is one of a free account, which guarded actions refuse; an agent's is none (ROLE-39, ROLE-40). A guest
 * has no type and is not asked.
 */
export function isFreeAccount(type: number): boolean {
  return FREE.includes(type);
}

/** Whether money and rewards are for this member: neither on trial nor a free account (FOOT-14, FOOT-16, ROLE-39). */
export function hasMoney(session: Member): boolean {
  return session !== null && !isTrial(session) && !isFreeAccount(session.type);
}

/** Member types that no agreement prompt is shown to (ROLE-45, AGENT-17, CONST-39). */
const UNPROMPTED: readonly number[] = [4, 40, 41, 42];

/** Whether the gateway may be asked on home which agreements wait; type 0 too: its answer alone opens a prompt (AGENT-23). */
export function getsAgreementPrompts(session: Member): boolean {
  return session !== null && !isTrial(session) && !UNPROMPTED.includes(session.type);
}

/** Whether unread counts are shown and asked for: to members only, and to none on trial (ROLE-42, ROLE-43). */
export function getsUnreadCounts(session: Member): boolean {
  return session !== null && !isTrial(session);
}
