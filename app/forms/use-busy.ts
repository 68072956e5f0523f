import { useEffect, useRef, useState } from 'react';

/**
 * Whether a form is sending: `sending` for what is drawn, `isBusy()` for what must not happen twice, which a second
 * tap may ask before anything is drawn. A page that the browser kept while it was busy comes back idle.
 */
export function useBusy() {
  const [sending, setSending] = useState(false);
  const now = useRef(false);

  function setBusy(busy: boolean) {
    now.current = busy;
    setSending(busy);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it sets is the same in every render
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);

  return { sending, isBusy: () => now.current, setBusy };
}
