import { useSyncExternalStore } from 'react';

const HIDE_BALANCE_KEY = 'HIDE_BALANCE';

/**
 * Whether this device hides the balance, and a function to switch it (WALLET-05, WALLET-09); null as long as it is not
 * known.
 */
export function useHiddenBalance(): [boolean | null, () => void] {
  const hidden = useSyncExternalStore(
    onChange,
    () => localStorage.getItem(HIDE_BALANCE_KEY) === '1',
    // The server cannot know: no hidden amount may flash up.
    () => null,
  );
  return [hidden, () => hide(!hidden)];
}

function hide(hidden: boolean): void {
  localStorage.setItem(HIDE_BALANCE_KEY, hidden ? '1' : '0');
  // A storage event reaches other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: HIDE_BALANCE_KEY }));
}

function onChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
