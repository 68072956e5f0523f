import { startTransition, useState } from 'react';

/**
 * For a choice that stands in the address: what was chosen shows in the frame of the tap, before the page that it leads
 * to is asked for (`after-paint.ts`), and gives way to the address when that changes. Where the way has ended and the
 * address stayed, the choice falls back.
 */
export function useChosen<Value>(value: Value, choose: (next: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ over: Value; next: Value }>();
  return {
    chosen: chosen && Object.is(chosen.over, value) ? chosen.next : value,
    choose(next: Value) {
      const choice = { over: value, next };
      setChosen(choice);
      const end = () => startTransition(() => setChosen((now) => (now === choice ? undefined : now)));
      void choose(next).then(end, end);
    },
  };
}
