/**
 * What becomes of storage on phones: `blocked` with the cookies, so that even to name it throws; `absent` in a view of
 * an app; `full`, so that nothing more is taken; `rubbish`, so that whatever is read was never written by the site.
 */
export type Keeping = 'blocked' | 'absent' | 'full' | 'rubbish';

export const KEEPINGS: readonly Keeping[] = ['blocked', 'absent', 'full', 'rubbish'];

/**
 * Makes this browser keep nothing, or rubbish. It stands alone, so that Playwright can take it along:
 * `page.addInitScript(keepNothing, 'blocked')`. Blocked are the relatives of storage as well: databases, caches, workers
 * and channels; `keepNoCookies` is another matter. Responses what puts everything back.
 */
export function keepNothing(how: Keeping): () => void {
  const undo: (() => void)[] = [];
  // A page without an origin, as a game in its sandbox, has no storage.
  if (self.origin === 'null') return () => undefined;
  const put = (target: object, name: string, property: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, ...property });
    undo.unshift(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  };
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const stores = ['localStorage', 'sessionStorage'] as const;
  if (how === 'blocked') {
    for (const name of [...stores, 'indexedDB', 'caches']) put(window, name, { get: denied });
    put(navigator, 'serviceWorker', { get: denied });
    put(window, 'BroadcastChannel', { value: denied, writable: true });
  }
  if (how === 'absent') for (const name of stores) put(window, name, { get: () => null });
  if (how === 'full') {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    for (const name of stores) {
      const kept = window[name];
      const refusing = new Proxy(kept, {
        get(_, key) {
          if (key === 'setItem') return full;
          const member: unknown = Reflect.get(kept, key);
          return typeof member === 'function' ? member.bind(kept) : member;
        },
      });
      put(window, name, { get: () => refusing });
    }
  }
  if (how === 'rubbish') {
    const RUBBISH = ['{"', '[null]', '{"list":[null]}', 'undefined', '"\\u0000"', '1e999'];
    let asked = 0;
    for (const name of stores) {
      const kept = window[name];
      const lying = new Proxy(kept, {
        get(_, key) {
          if (key === 'getItem')
            return (item: string) => kept.getItem(item) ?? RUBBISH[asked++ % RUBBISH.length];
          const member: unknown = Reflect.get(kept, key);
          return typeof member === 'function' ? member.bind(kept) : member;
        },
      });
      put(window, name, { get: () => lying });
    }
  }
  return () => {
    for (const step of undo) step();
  };
}

/** Has this browser throw at whoever asks for its cookies, as in a frame without an origin, or take them and keep none. */
export function keepNoCookies(how: 'throws' | 'is silent'): () => void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const silent = { get: () => '', set: () => undefined };
  const cookie = how === 'throws' ? { get: denied, set: denied } : silent;
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookie });
  Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, get: () => false });
  return () => {
    Reflect.deleteProperty(document, 'cookie');
    Reflect.deleteProperty(navigator, 'cookieEnabled');
  };
}
