import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { TOAST_DEFAULT, TOAST_LONG, TOAST_SHORT } from '../lib/time/timing';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/symbol-names';
import styles from './toast.module.css';

type Kind = 'info' | 'success' | 'error';
type Toast = { message: string; kind: Kind; id: number };
/** Short is 3 s, long 8 s, plain 1.5 s. */
export type ToastLength = 'plain' | 'short' | 'long';
type Options = {
  kind?: Kind;
  /** Plain when left out. */
  length?: ToastLength;
  /** Milliseconds, where the requirements name a figure of their own. */
  duration?: number;
};
type Show = (message: string, options?: Options) => () => void;

const ToastContext = createContext<Show>(() => () => undefined);

/**
 * Shows a short message under the header, 1.5 s unless told otherwise (SHELL-19 to SHELL-23). What it answers hides
 * the message, unless another one has taken its place.
 */
export const useToast = () => useContext(ToastContext);

const LENGTHS = { plain: TOAST_DEFAULT, short: TOAST_SHORT, long: TOAST_LONG };
const ICONS: Record<Kind, IconName> = { info: 'info', success: 'check', error: 'alert' };

export function ToastProvider({ children }: { children: Elements }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback<Show>(
    (message, { kind = 'info', length = 'plain', duration = LENGTHS[length] } = {}) => {
      clearTimeout(timer.current);
      const shown: Toast = { message, kind, id: Date.now() };
      setToast(shown);
      timer.current = setTimeout(() => setToast(null), duration);
      return () => setToast((current) => (current === shown ? null : current));
    },
    [],
  );

  // A popover opened last stands above every open dialog.
  useEffect(() => {
    const element = layer.current;
    if (!element?.showPopover || !toast) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      {/* Announced from regions that are always there; the popover comes and goes and is for the eye. */}
      <div className="visually-hidden" role="status">
        {toast && toast.kind !== 'error' && toast.message}
      </div>
      <div className="visually-hidden" role="alert">
        {toast?.kind === 'error' && toast.message}
      </div>
      <div ref={layer} className={styles.layer} popover="manual" aria-hidden="true">
        {toast && <Message toast={toast} />}
      </div>
    </ToastContext>
  );
}

function Message({ toast }: { toast: Toast }) {
  return (
    <p key={toast.id} className={styles.toast} data-kind={toast.kind}>
      <Icon name={ICONS[toast.kind]} />
      <span>{toast.message}</span>
    </p>
  );
}
