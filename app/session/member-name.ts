import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { tabStore } from '../lib/storage/storage';
import { memberInfoQuery } from './member.queries';

const NAME_KEY = 'MEMBER_NAME';

/**
 * Nickname and account of the signed-in member. While they cannot be read the nickname that this tab last read stays; it
 * goes with the session's record.
 */
export function useMemberName(userName: string): { nickname: string | undefined; account: string } {
  const { data } = useQuery(memberInfoQuery());
  const kept = useSyncExternalStore(
    () => () => undefined,
    () => tabStore.text(NAME_KEY),
    () => null,
  );
  useEffect(() => {
    if (data) tabStore.set(NAME_KEY, `${userName}\n${data.nickname ?? ''}`);
  }, [data, userName]);
  const [owner, last] = kept?.split('\n') ?? [];
  const nickname = data ? data.nickname : owner === userName ? last : undefined;
  return { nickname: nickname || undefined, account: data?.account ?? userName };
}
