import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../lib/storage/storage';

const HIDE_BALANCE_KEY = 'HIDE_BALANCE';

/**
 * Whether this device hides the balance, and a function to switch it (WALLET-05, WALLET-09); null as long as it is not
 * known.
 */
export function useHiddenBalance(): [boolean | null, () => void] {
  const hidden = useSyncExternalStore(
    onChange,
    () => deviceStore.text(HIDE_BALANCE_KEY) === '1',
    // The server cannot know: no hidden amount may flash up.
    () => null,
  );
  return [hidden, () => hide(!hidden)];
}

function hide(hidden: boolean): void {
  deviceStore.set(HIDE_BALANCE_KEY, hidden ? '1' : '0');
  deviceStore.tell(HIDE_BALANCE_KEY);
}

const onChange = (listener: () => void) => deviceStore.follow(HIDE_BALANCE_KEY, listener);
