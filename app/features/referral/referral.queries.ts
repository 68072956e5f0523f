import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@/contracts/operation';
import { listFriends } from '@/contracts/referral/friends';
import type { FriendGroup } from '@/contracts/referral/groups';
import { gateway } from '../../lib/calls/gateway';
import { type Lazily, lazily } from '../../lib/calls/outcome';
import type { PageOf } from '../../lists/use-list';
import { MEMBER_KEY } from '../../session/member.queries';
import type * as all from './referral.functions';

/** Entries of a page. */
const PAGE_SIZE = 20;

const invitation: Lazily<typeof all.invitationFn> = lazily(
  () => import('./referral.functions'),
  (all) => all.invitationFn,
);
export type Invitation = Awaited<ReturnType<typeof invitation>>;

/** The member's invitation, drawn by the server: a phone shall not load what draws it (INVITE-03). */
export function invitationQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'invitation'],
    queryFn: ({ signal }) => invitation({ data: {}, signal }),
    staleTime: 30_000,
  });
}

/** Who came by it, page by page, the last first (INVITE-03). */
export function friendsQuery(group: FriendGroup | undefined) {
  const filter = group ? { group } : {};
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'friends', filter],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listFriends,
        { ...filter, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Page = ResponseOf<typeof listFriends>;
export type Friend = Page['list'][number];

export const friendsPage: PageOf<Page, Friend> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => String(id),
};
