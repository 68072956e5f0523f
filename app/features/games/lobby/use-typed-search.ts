import { useEffect, useRef, useState } from 'react';
import { searchable } from '../game-search';

const DEBOUNCE = 250;

/**
 * What is being typed into a search field. `apply` hears of it a quarter of a second after the last key, '' for a text
 * too short to search by; what the address says otherwise, as on a way back, goes into the field (GAME-75).
 */
export function useTypedSearch(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // On its way into the address, where it may arrive after the next key.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (applied !== seen) {
    setSeen(applied);
    const arrived = sent.indexOf(applied);
    setSent(sent.slice(arrived + 1));
    if (arrived < 0 && applied !== searchable(typed)) setTyped(applied);
  }

  const settle = (text: string) => {
    clearTimeout(timer.current);
    const word = searchable(text);
    if (word === applied) return;
    setSent((before) => [...before, word]);
    apply(word);
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, DEBOUNCE, text);
    },
    /** Without waiting: the key that sends, the button that clears. */
    apply: (text: string) => {
      setTyped(text);
      settle(text);
    },
  };
}
