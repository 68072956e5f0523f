import { queryOptions } from '@tanstack/react-query';
import { getContactChoices } from '@/contracts/member/contact-choices';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { MEMBER_KEY } from '../../session/member.queries';

export type ContactChoices = ResponseOf<typeof getContactChoices>;

/** What the member has allowed to be sent (ACC-06). */
export function contactChoicesQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'contact-choices'],
    queryFn: ({ signal }) => gateway(getContactChoices, {}, signal),
  });
}
