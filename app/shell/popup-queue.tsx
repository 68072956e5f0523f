import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Popups that open by themselves, in the order in which they get their turn; what the visitor opened, such as the menu,
 * comes before them all (SHELL-08 to SHELL-10).
 */
export const POPUP_ORDER = {
  visitor: 0,
  password: 1,
  agreement: 2,
  announcement: 3,
  stay: 4,
  download: 5,
} as const;

type Waiting = { id: string; order: number };
/** The queue itself never changes as a context's value: a change above parts that are not alive yet would redraw them. */
type Queue = {
  first: () => string | undefined;
  join: (waiting: Waiting) => () => void;
  subscribe: (onChange: () => void) => () => void;
};

const QueueContext = createContext<Queue>(queueOfPopups());

/** Holds the one slot in which popups appear one after another, over every page. */
export function PopupQueue({ children }: { children: ReactNode }) {
  const [queue] = useState(queueOfPopups);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/**
 * Whether a popup that wants to show may show now. It keeps its turn until it no longer wants to; one that comes
 * later with a lower order waits until then.
 */
export function usePopupQueue(popup: keyof typeof POPUP_ORDER, wanted: boolean): boolean {
  const id = useId();
  const { first, join, subscribe } = useContext(QueueContext);
  const order = POPUP_ORDER[popup];
  useEffect(() => (wanted ? join({ id, order }) : undefined), [wanted, id, order, join]);
  const isFirst = useSyncExternalStore(
    subscribe,
    () => first() === id,
    () => false,
  );
  return wanted && isFirst;
}

function queueOfPopups(): Queue {
  let waiting: readonly Waiting[] = [];
  const listeners = new Set<() => void>();
  function change(next: readonly Waiting[]) {
    waiting = next;
    for (const listener of listeners) listener();
  }
  return {
    first: () => waiting[0]?.id,
    join(one) {
      const [shown, ...others] = waiting;
      // The one on show stays in front.
      change(shown ? [shown, ...[...others, one].sort((a, b) => a.order - b.order)] : [one]);
      return () => change(waiting.filter(({ id }) => id !== one.id));
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
