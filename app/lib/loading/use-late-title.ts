import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Gives a page the title of what its loader did not wait for (`patiently`), once that is there: the route is loaded anew,
 * by what is known by then.
 */
export function useLateTitle<Data, Key extends QueryKey>(
  title: string | null | undefined,
  query: UseQueryOptions<Data, Error, Data, Key>,
): void {
  const router = useRouter();
  // The screen asks for it.
  const { data } = useQuery({ ...query, enabled: false });
  const isLate = !title && Boolean(data);
  useEffect(() => {
    if (isLate) void router.invalidate();
  }, [router, isLate]);
}
