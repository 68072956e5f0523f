import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useMemo } from 'react';
import type { LinkTarget } from './link-target';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  target: LinkTarget;
  /** Changes the screen in place: no step in the history, no fade, no jump to the top. */
  inPlace?: boolean;
  /** Loaded ahead with the first touch. */
  ahead?: boolean;
};

/**
 * A link whose place does not depend on where one is. The router's own asks with each navigation whether it leads
 * elsewhere now and whether it is the current one: a rail of them costs a slow phone as much as the screen. What is
 * current is said by `aria-current`.
 */
export function StaticLink({ target, inPlace = false, ahead = true, onClick, ...rest }: Props) {
  const router = useRouter();
  const told = JSON.stringify(target);
  const href = useMemo(() => router.buildLocation(JSON.parse(told)).href, [router, told]);
  const preload = ahead ? () => void router.preloadRoute(target).catch(() => undefined) : undefined;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainTap(event)) return;
    event.preventDefault();
    void router.navigate(
      inPlace ? { ...target, replace: true, resetScroll: false, viewTransition: false } : target,
    );
  };
  return (
    <a {...rest} href={href} onClick={go} onTouchStart={preload} onMouseEnter={preload} onFocus={preload} />
  );
}

/** Whether a tap or click asks for the page itself: a new tab or window stays the browser's. */
export function isPlainTap({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey) && button === 0;
}
