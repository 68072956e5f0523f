import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '@/contracts/member/profile';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { MEMBER_KEY } from '../../session/member.queries';

export type Profile = ResponseOf<typeof getProfile>;

/** What the member has told of itself (ACC-04). */
export function profileQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'profile'],
    queryFn: ({ signal }) => gateway(getProfile, {}, signal),
  });
}
