import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { noteQuietVisit } from '@/app/domain/announcements/announced';
import { MEMBER_KEY } from '@/app/session/member.queries';

/** It goes with the member, and is in this tab's memory alone. */
const KEY = [MEMBER_KEY, 'new-account'];

/** Notes that the member's account has just been made, until it was welcomed. */
export function noteNewAccount(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(KEY, true);
  noteQuietVisit();
}

/** Whether the account is to be welcomed still, and what ends that. */
export function useNewAccount(): { isNew: boolean; welcomed: () => void } {
  const queryClient = useQueryClient();
  const { data } = useQuery<boolean>({
    queryKey: KEY,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: 'static',
  });
  const welcomed = useCallback(() => void queryClient.setQueryData(KEY, false), [queryClient]);
  return { isNew: data === true, welcomed };
}
