import { FailedCard } from '../shell/failed-card';
import type { Elements } from '../ui/elements';
import type { ListState } from './list-state';

type Props<Entry> = {
  list: Pick<ListState<Entry>, 'entries' | 'isPending' | 'isFetching' | 'refresh' | 'more'>;
  /** What is said when the list could not be loaded. */
  failed: { title: string; text: string };
  /** Stands where the entries will be. */
  pending: Elements;
  /** Stands where entries would be. */
  empty: Elements;
  children: (entries: readonly Entry[]) => Elements;
};

/** A list pending, failed with a retry, empty, or as its children draw the entries. */
export function ListStates<Entry>({ list, failed, pending, empty, children }: Props<Entry>) {
  const { entries, isPending, isFetching, refresh, more } = list;
  if (isPending) return pending;
  if (!entries) return <FailedCard {...failed} busy={isFetching} onRetry={refresh} />;
  return entries.length === 0 && !more.has ? empty : children(entries);
}
