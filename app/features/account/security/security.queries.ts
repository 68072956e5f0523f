import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import { getSecurityOverview } from '@/contracts/security/overview';
import { getSecurityQuestions } from '@/contracts/security/questions';
import { listLogins } from '@/contracts/session/logins';
import { listSessions } from '@/contracts/session/sessions';

export type SecurityOverview = ResponseOf<typeof getSecurityOverview>;
export type Session = ResponseOf<typeof listSessions>['list'][number];
export type Login = ResponseOf<typeof listLogins>['list'][number];

const PAGE = 20;

const SECURITY_KEY = [MEMBER_KEY, 'security'] as const;

/** What protects the account (ACC-02). */
export function securityOverviewQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'overview'],
    queryFn: ({ signal }) => gateway(getSecurityOverview, {}, signal),
  });
}

/** Where the account is logged in now. Asked by the browser alone: the server knows not every language's countries. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    queryFn: ({ signal }) => gateway(listSessions, {}, signal),
  });
}

/** The logins, the last first, page by page. Asked by the browser alone, as the sessions. */
export function loginsQuery() {
  return infiniteQueryOptions({
    queryKey: [...SECURITY_KEY, 'logins'],
    queryFn: ({ pageParam: cursor, signal }) =>
      gateway(listLogins, cursor === null ? { limit: PAGE } : { cursor, limit: PAGE }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

export const loginsPage: PageOf<ResponseOf<typeof listLogins>, Login> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ loginId }) => loginId,
};

/** The security questions, and which of them the member has answered (CALL-45). */
export function securityQuestionsQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'questions'],
    queryFn: ({ signal }) => gateway(getSecurityQuestions, {}, signal),
  });
}
