/** Member types that are not agents (ROLE-31, CONST-38). */
const NOT_AGENT: readonly number[] = [0, 4, 40];
const TRIAL = 4;
/** The regular member group (ROLE-38, CONST-40). */
const REGULAR: readonly number[] = [0, 1, 2];

type Member = { type: number; trial?: boolean | undefined } | null;

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
 * Every type outside the regular group is a free account, which guarded actions of the footer refuse (ROLE-39,
 * ROLE-40). A guest has no type and is not asked.
 */
export function isFreeAccount(type: number): boolean {
  return !REGULAR.includes(type);
}

/** Member types that no contract prompt is shown to (ROLE-45, AGENT-17, CONST-39). */
const UNPROMPTED: readonly number[] = [4, 40, 41, 42];

/** Whether the gateway may be asked on home which contracts wait; type 0 too: its answer alone opens a prompt (AGENT-23). */
export function getsContractPrompts(session: Member): boolean {
  return session !== null && !isTrial(session) && !UNPROMPTED.includes(session.type);
}

/** Whether unread counts are shown and asked for: to members only, and to none on trial (ROLE-42, ROLE-43). */
export function getsUnreadCounts(session: Member): boolean {
  return session !== null && !isTrial(session);
}
