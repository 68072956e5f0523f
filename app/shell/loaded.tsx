import type { Elements } from '../ui/elements';
import type { LoadedQuery } from './combine-queries';
import { FailedCard } from './failed-card';

type Props<Data> = {
  query: LoadedQuery<Data>;
  /** Stands where the record will be. */
  pending: Elements;
  /** What is said when it could not be loaded. */
  failed: { title: string; text: string } | ((error: unknown) => { title: string; text: string });
  /** What stands there for errors that asking again does not change; the card for all others. */
  instead?: (error: unknown) => Elements;
  children: (data: Data) => Elements;
};

/** One record pending, failed with a retry, or as its children draw it; once there it stays while it is asked for again. */
export function Loaded<Data>({ query, pending, failed, instead, children }: Props<Data>) {
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return pending;
  const words = typeof failed === 'function' ? failed(error) : failed;
  return instead?.(error) || <FailedCard {...words} busy={isFetching} onRetry={() => void refetch()} />;
}
