/** What a device keeps for all tabs, under the names that the requirements give. Text that stands for itself. */
type DeviceText =
  | 'autoLogin'
  | 'LOGIN_TIME'
  | 'HIDE_BALANCE'
  | 'ANNOUNCED'
  | 'ANNOUNCED_DAY'
  | 'CONTRACT_PROMPTED'
  | 'LAST_LOGIN_TOLD'
  | 'DOWNLOAD_OFFERED'
  | 'LANGUAGE_OFFERED'
  | 'STAY_ANSWERED'
  | 'STAY_CHOSEN';
/** The same, as JSON. */
type DeviceJson =
  | 'MC_SYSTEM_STATUS'
  | 'HOT_GAMES'
  | 'RECENT_SEARCHES'
  | 'AFFILIATE_VISITS'
  | 'SENT_ONCE'
  | 'DISPLAY'
  | 'REMEMBER_username'
  | 'REMEMBER_sms';
/** What a tab keeps until it closes, or the session ends. Text that stands for itself. */
type TabText =
  | 'TRIAL_USER'
  | 'MEMBER_NAME'
  | 'ANNOUNCED'
  | 'ANNOUNCED_DAY'
  | 'PASSWORD_PROMPTED'
  | 'GAME_OPENED'
  | 'STATUS_RELOADED'
  | 'RELOADED_FOR_BUILD'
  | `VIDEO_POS_${string}`;
/** The same, as JSON. */
type TabJson =
  | 'MC_SESSION_INFO'
  | 'REGISTER_PRESET'
  | 'LIST_PLACE'
  | 'CHARITY_SCROLL'
  | 'AGENT_FIGURES'
  | 'DEPOSIT_FROM'
  | 'FIREBASE_CODE'
  | `CODE_DEADLINES_${string}`;

/**
 * One of the browser's two stores. No method throws: what the browser does not keep (blocked, absent, full) stays in
 * the memory of this page, and what cannot be read is nothing. On the server there is nothing.
 * @param expendable how names begin whose values make room for others, the least valuable first
 */
function storeOf<Text extends string, Json extends string>(
  place: 'localStorage' | 'sessionStorage',
  expendable: readonly string[],
) {
  type Key = Text | Json;
  /** In the browser alone. */
  const memory = new Map<string, string>();

  /** What another tab could keep is newer than what this page remembers. */
  const forget = ({ key, newValue }: StorageEvent) => {
    if (key !== null && memory.get(key) !== newValue) memory.delete(key);
  };

  function names(): string[] {
    try {
      return Object.keys(globalThis[place]);
    } catch {
      return [];
    }
  }

  function removeAll(isMeant: (name: string) => boolean): void {
    for (const name of [...memory.keys(), ...names()].filter(isMeant)) {
      memory.delete(name);
      try {
        globalThis[place].removeItem(name);
      } catch {}
    }
  }

  function tryKeep(key: Key, value: string): boolean {
    try {
      globalThis[place].setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  const store = {
    /** The value as it stands; null when there is none. */
    text(key: Key): string | null {
      try {
        return memory.get(key) ?? globalThis[place].getItem(key);
      } catch {
        return null;
      }
    },

    /** What `read` makes of the value, and null when there is none or it is not what `read` takes. */
    json<T>(key: Json, read: (value: unknown) => T | null | undefined): T | null {
      try {
        return read(JSON.parse(store.text(key) ?? 'null')) ?? null;
      } catch {
        return null;
      }
    },

    /** Keeps a value, and answers whether it outlives this page. A full store drops what is worth less before. */
    set(key: Key, value: string): boolean {
      const worth = expendable.findIndex((start) => key.startsWith(start));
      const lesser = expendable.slice(0, worth < 0 ? undefined : worth);
      let isKept = tryKeep(key, value);
      for (const start of lesser) {
        if (isKept) break;
        removeAll((name) => name.startsWith(start));
        isKept = tryKeep(key, value);
      }
      if (isKept) memory.delete(key);
      else if (typeof window !== 'undefined') {
        // The value from before must not come back.
        removeAll((name) => name === key);
        memory.set(key, value);
        addEventListener('storage', forget);
      }
      return isKept;
    },

    setJson: (key: Json, value: unknown): boolean => store.set(key, JSON.stringify(value)),

    remove: (key: Key): void => removeAll((name) => name === key),

    /** Removes what an earlier version may have kept, by its name. */
    removeAll,

    /** Removes everything, whoever put it there. */
    clear: (): void => removeAll(() => true),

    /** Hears of a value that another tab changed, or `tell` told of. Responses how to stop. */
    follow(key: Key, listener: (value: string | null) => void): () => void {
      const heard = (event: StorageEvent) => {
        if ((event.key ?? key) === key) listener(event.newValue);
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },

    /** Tells this page of a value that it changed: the browser tells other tabs only. */
    tell(key: Key): void {
      dispatchEvent(new StorageEvent('storage', { key, newValue: store.text(key) }));
    },
  };
  return store;
}

/** For all tabs of this device (local storage). */
export const deviceStore = storeOf<DeviceText, DeviceJson>('localStorage', [
  'HOT_GAMES',
  'MC_SYSTEM_STATUS',
  'AFFILIATE_VISITS',
  'RECENT_SEARCHES',
]);

/** For this tab (session storage). */
export const tabStore = storeOf<TabText, TabJson>('sessionStorage', [
  'VIDEO_POS_',
  'CHARITY_SCROLL',
  'LIST_PLACE',
  // The router's own.
  'tsr-scroll-restoration',
  'AGENT_FIGURES',
]);
