import type { Operation } from '@/contracts/operation';
import type { SiteContext } from '@/contracts/site';
import { policyOf } from '../../policy';
import { queryOf } from '../security/request-path';

/**
 * Marks an answer of which the service worker may keep a copy for the time without a network
 * (docs/decisions/050-without-a-network.md). What lacks it is never kept.
 */
export const PHONE_COPY = { 'X-Phone-Copy': 'allowed' } as const;

/** Whether a page is about what somebody typed into its search, which stays with them. */
export const isSearch = (url: string): boolean => new URLSearchParams(queryOf(url)).has('q');

/** Announcements that are for players themselves: notices with their marks, and what pops up. */
const FOR_PLAYERS = /PL|PU/;

/**
 * Whether the answer of a call is content that everybody may read: nothing of a member, nothing of the visitor. With a
 * session the gateway may answer for its member where it can tell, so of that only promotions and banners count.
 */
export function isContent(operation: Operation, input: unknown, isMember: boolean): boolean {
  const { shared, forVisitor } = policyOf(operation);
  if (!shared || forVisitor || operation.session === 'required') return false;
  const { types, gameName }: { types?: unknown; gameName?: unknown } = Object(input);
  // What somebody typed stays with them.
  if (gameName !== undefined) return false;
  if (operation.session === 'none' || !isMember) return true;
  return typeof types === 'string' && !FOR_PLAYERS.test(types);
}

/**
 * The context of a server function, and whether what it answers is content alone: every call was one, nothing else was
 * done, and nothing was read of who is signed in. Start copies the context, so that a value counts when it is used.
 */
export function watchedForContent(given: SiteContext): {
  context: SiteContext;
  isContentAlone: () => boolean;
} {
  let calls = 0;
  let other = 0;
  const counted = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, name) {
        other += 1;
        return Reflect.get(target, name);
      },
      apply(target, self, args) {
        other += 1;
        return Reflect.apply(target as unknown as (...args: unknown[]) => unknown, self, args);
      },
    });
  const callGateway: SiteContext['callGateway'] = async (operation, input, options) => {
    // Counted again once it is answered: without one, what the function makes of it is not what there is to read.
    other += 1;
    const response = await given.callGateway(operation, input, options);
    if (isContent(operation, input, given.session !== null)) {
      other -= 1;
      calls += 1;
    }
    return response;
  };
  const entries = Object.entries({ ...given, callGateway, logOutcome: undefined }).map(([name, value]) => {
    const isOwn = typeof value === 'function' ? name !== 'callGateway' : name === 'session' && value !== null;
    return [name, isOwn ? counted(value as object) : value];
  });
  const context: SiteContext = { ...Object.fromEntries(entries), logOutcome: given.logOutcome };
  return { context, isContentAlone: () => calls > 0 && other === 0 };
}
