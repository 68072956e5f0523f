import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contracts/operation';
import { getSecurityOverview } from '../../../../contracts/security/overview';
import { getSecurityQuestions } from '../../../../contracts/security/questions';
import { gateway } from '../../../lib/gateway';
import { MEMBER_KEY } from '../../../session/member.queries';

export type SecurityOverview = AnswerOf<typeof getSecurityOverview>;

/** Begins the keys of what the security centre asks for: whatever changes something there asks for all of it again. */
export const SECURITY_KEY = [MEMBER_KEY, 'security'] as const;

/** What protects the account (ACC-02). */
export function securityOverviewQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'overview'],
    queryFn: ({ signal }) => gateway(getSecurityOverview, {}, signal),
  });
}

/** The security questions, and which of them the member has answered (CALL-45). */
export function securityQuestionsQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'questions'],
    queryFn: ({ signal }) => gateway(getSecurityQuestions, {}, signal),
  });
}
