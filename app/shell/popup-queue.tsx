import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

/**
 * Popups that open by themselves, in the order in which they get their turn; what the visitor opened, such as the menu,
 * comes before them all (SHELL-08 to SHELL-10).
 */
export const POPUP_ORDER = { visitor: 0, password: 1, contract: 2, announcement: 3, download: 4 } as const;

type Waiting = { id: string; order: number };
type Queue = { first: Waiting | undefined; join: (waiting: Waiting) => () => void };

const QueueContext = createContext<Queue>({ first: undefined, join: () => () => undefined });

/** Holds the one slot in which popups appear one after another, over every page. */
export function PopupQueue({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const join = useCallback((one: Waiting) => {
    // The one on show stays in front.
    setWaiting(([shown, ...others]) =>
      shown ? [shown, ...[...others, one].sort((a, b) => a.order - b.order)] : [one],
    );
    return () => setWaiting((others) => others.filter(({ id }) => id !== one.id));
  }, []);
  const queue = useMemo(() => ({ first: waiting[0], join }), [waiting, join]);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/**
 * Whether a popup that wants to show may show now. It keeps its turn until it no longer wants to; one that comes
 * later with a lower order waits until then.
 */
export function usePopupTurn(popup: keyof typeof POPUP_ORDER, wanted: boolean): boolean {
  const id = useId();
  const { first, join } = useContext(QueueContext);
  const order = POPUP_ORDER[popup];
  useEffect(() => (wanted ? join({ id, order }) : undefined), [wanted, id, order, join]);
  return wanted && first?.id === id;
}
