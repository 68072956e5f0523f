import { DayList } from '../lists/day-list';
import { List } from '../lists/list';
import type { ListState } from '../lists/list-state';
import { ListStates } from '../lists/list-states';
import { LoadMore } from '../lists/load-more';
import { PendingRows } from '../lists/pending-rows';
import { RowIcon, Rows, RowWords, rowClass, rowText } from '../ui/rows';
import { StateCard } from '../ui/state-card';
import type { Part } from './part';
import styles from './parts.module.css';
import type { Samples } from './samples';

type Entry = { id: number; day: string };

const NOTHING = () => undefined;
const END = { has: false, busy: false, failed: false, load: NOTHING };
const MORE = { ...END, has: true };

/** A list as `useList` answers it; the entries of two days. */
function listOf(changes: Partial<ListState<Entry>> = {}, month = '08'): ListState<Entry> {
  return {
    entries: [
      { id: 3, day: `2025-${month}-21` },
      { id: 2, day: `2025-${month}-21` },
      { id: 1, day: `2025-${month}-19` },
    ],
    keyOf: ({ id }) => id,
    total: 3,
    isPending: false,
    isFetching: false,
    isStale: false,
    refresh: NOTHING,
    more: END,
    ...changes,
  };
}

const wordsOf = ({ failedTitle, failedText, more, moreFailed, shown }: Samples) => ({
  failed: { title: failedTitle, text: failedText },
  more,
  moreFailed,
  shown,
});

const empty = ({ emptyTitle, emptyText }: Samples) => (
  <StateCard kind="empty" title={emptyTitle} text={emptyText} />
);

const row = ({ transaction, transactionText }: Samples) => (
  <a className={rowClass} href="#list">
    <RowIcon name="withdraw" />
    <RowWords name={transaction}>
      <span className={rowText}>{transactionText}</span>
    </RowWords>
  </a>
);

const list = (changes?: Partial<ListState<Entry>>) => (words: Samples) => (
  <List
    list={listOf(changes)}
    words={wordsOf(words)}
    pending={<PendingRows count={2} />}
    empty={empty(words)}
  >
    {() => <div className={styles.card}>{row(words)}</div>}
  </List>
);

const dayList = (month: string, changes?: Partial<ListState<Entry>>) => (words: Samples) => (
  <DayList
    list={listOf(changes, month)}
    words={wordsOf(words)}
    pending={<PendingRows count={2} />}
    empty={empty(words)}
    dayOf={({ day }) => day}
    today={`2025-${month}-21`}
    aside={() => <span>{words.day}</span>}
  >
    {() => row(words)}
  </DayList>
);

/** What `app/lists` has. */
export const PARTS_OF_LISTS: readonly Part[] = [
  {
    file: 'app/lists/list.tsx',
    exports: { List },
    states: {
      'to its end': list(),
      'goes on': list({ more: MORE, total: 40 }),
      'the next page is on its way': list({ more: { ...MORE, busy: true }, total: 40 }),
      'the next page failed': list({ more: { ...MORE, failed: true }, total: 40 }),
      'still of the filter before': list({ isStale: true, isFetching: true }),
      pending: list({ entries: undefined, isPending: true, isFetching: true }),
      empty: list({ entries: [], total: 0 }),
      failed: list({ entries: undefined }),
      'failed, and asked for again': list({ entries: undefined, isFetching: true }),
    },
  },
  {
    file: 'app/lists/day-list.tsx',
    exports: { DayList },
    states: {
      'to its end': dayList('08'),
      'goes on': dayList('07', { more: MORE }),
      'still of the filter before': dayList('06', { isStale: true }),
    },
  },
  {
    file: 'app/lists/list-states.tsx',
    exports: { ListStates },
    states: {
      'drawn in another way': (words) => (
        <ListStates
          list={listOf()}
          failed={wordsOf(words).failed}
          pending={<PendingRows count={2} />}
          empty={empty(words)}
        >
          {(entries) => (
            <Rows plain>
              {entries.map(({ id }) => (
                <li key={id}>{row(words)}</li>
              ))}
            </Rows>
          )}
        </ListStates>
      ),
    },
  },
  {
    file: 'app/lists/load-more.tsx',
    exports: { LoadMore },
    states: {
      'of a known number': (words) => (
        <LoadMore more={MORE} words={wordsOf(words)} shown={words.shown({ shown: 20, total: 40 })} />
      ),
      busy: (words) => <LoadMore more={{ ...MORE, busy: true }} words={wordsOf(words)} />,
      failed: (words) => <LoadMore more={{ ...MORE, failed: true }} words={wordsOf(words)} />,
    },
  },
  {
    file: 'app/lists/pending-rows.tsx',
    exports: { PendingRows },
    states: {
      'three rows': () => <PendingRows count={3} />,
    },
  },
];
