import { useEffect } from 'react';
import { keepFocus } from '../../ui/lost-focus';

/**
 * Never leaves the focus nowhere (WCAG 2.2, 2.4.3): where what had it is taken away, as a button is with the order that it
 * cancelled, the page's content has it next; where a button only went out of use while it worked, that has it back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last = document.activeElement;
    let timer: ReturnType<typeof setTimeout> | undefined;

    // A part may have a better place for it: whoever draws looks first.
    const look = () => {
      if (document.activeElement !== document.body || last === document.body || !last) return;
      if (!last.isConnected) return keepFocus();
      if (last === idle && !last.matches(':disabled')) (last as HTMLElement).focus({ preventScroll: true });
    };
    /** What had the focus when it went out of use. */
    let idle: Element | undefined;
    const observer = new MutationObserver(() => {
      if (last?.matches(':disabled')) idle = last;
      clearTimeout(timer);
      timer = setTimeout(look);
    });
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
      idle = undefined;
    };
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('focusin', onFocus);
    };
  }, []);
}
