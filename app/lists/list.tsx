import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import type { Elements } from '../ui/elements';
import { staleClass } from '../ui/stale';
import styles from './list.module.css';
import type { ListState } from './list-state';
import { ListStates } from './list-states';
import { LoadMore, type MoreWords } from './load-more';
import { useFocusOnNew } from './use-focus-on-new';

/** What a list says; texts of the page's language, given anew with each draw. */
export type ListWords = MoreWords & {
  failed: { title: string; text: string };
  /** How much is shown of a list that goes on. */
  shown?: (count: { shown: number; total: number }) => string;
};

type Props<Entry> = Omit<HTMLAttributes<HTMLUListElement>, 'children'> & {
  list: ListState<Entry>;
  words: ListWords;
  /** Stands where the entries will be, as `PendingRows` does. */
  pending: Elements;
  /** Stands where entries would be. */
  empty: Elements;
  ref?: RefObject<HTMLUListElement | null>;
  /** What one row shows. */
  children: (entry: Entry, index: number) => ReactNode;
};

/**
 * A list in all its states, row by row, with a button that loads more. Attributes are those of its `<ul>`. Drawn by
 * what knows the language.
 */
export function List<Entry>({
  list,
  words,
  pending,
  empty,
  ref,
  children,
  className,
  ...rest
}: Props<Entry>) {
  const { keyOf, total, isStale, more } = list;
  const own = useRef<HTMLUListElement>(null);
  const rows = ref ?? own;
  const focus = useFocusOnNew(rows, list.entries?.length ?? 0, more);
  return (
    <ListStates list={list} failed={words.failed} pending={pending} empty={empty}>
      {(entries) => (
        <div className={styles.whole}>
          <ul
            {...rest}
            ref={rows}
            className={staleClass(isStale, [styles.list, className].filter(Boolean).join(' '))}
            aria-busy={isStale}
          >
            {entries.map((entry, index) => (
              <li key={keyOf(entry)} className={styles.row} data-entry="">
                {children(entry, index)}
              </li>
            ))}
          </ul>
          {more.has && !isStale && (
            <LoadMore
              more={{ ...more, load: focus.load }}
              words={words}
              shown={total === undefined ? undefined : words.shown?.({ shown: entries.length, total })}
              ref={focus.button}
            />
          )}
        </div>
      )}
    </ListStates>
  );
}
