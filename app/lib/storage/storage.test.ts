// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEPINGS, keepNothing } from '@/tests/support/nothing-kept';
import { deviceStore, tabStore } from './storage';

let restore = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  restore();
  restore = () => {};
  deviceStore.clear();
  tabStore.clear();
  vi.unstubAllGlobals();
});

/** A store that takes so many characters. */
function holding(most: number) {
  const kept = new Map<string, string>();
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (size() - (kept.get(key)?.length ?? -key.length) + value.length > most)
        throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    }),
  );
  return kept;
}

describe('a store of the browser', () => {
  it('keeps text and JSON under their own names', () => {
    expect(deviceStore.set('autoLogin', '1')).toBe(true);
    expect(tabStore.setJson('LIST_PLACE', { top: 1 })).toBe(true);
    expect(localStorage.getItem('autoLogin')).toBe('1');
    expect(sessionStorage.getItem('LIST_PLACE')).toBe('{"top":1}');
    expect(tabStore.json('LIST_PLACE', (value) => value)).toEqual({ top: 1 });
    tabStore.remove('LIST_PLACE');
    expect(sessionStorage.length).toBe(0);
  });

  it.each(KEEPINGS)('never throws, and remembers what this page set, when it is %s', (how) => {
    restore = keepNothing(how);
    expect(deviceStore.set('HIDE_BALANCE', '1')).toBe(how === 'rubbish');
    tabStore.setJson('LIST_PLACE', { top: 1 });
    expect(deviceStore.text('HIDE_BALANCE')).toBe('1');
    expect(tabStore.json('LIST_PLACE', (value) => value)).toEqual({ top: 1 });
    deviceStore.remove('HIDE_BALANCE');
    tabStore.removeAll((name) => name === 'LIST_PLACE');
    tabStore.clear();
    if (how === 'rubbish') return;
    expect(deviceStore.text('HIDE_BALANCE')).toBeNull();
    expect(tabStore.text('LIST_PLACE')).toBeNull();
  });

  it('takes what it cannot read for nothing', () => {
    for (const broken of ['{', '', 'undefined', 'null']) {
      localStorage.setItem('DISPLAY', broken);
      expect(deviceStore.json('DISPLAY', (value) => value)).toBeNull();
    }
    localStorage.setItem('DISPLAY', '1');
    expect(deviceStore.json('DISPLAY', (value) => (value as { none: { deep: 1 } }).none.deep)).toBeNull();
  });

  it('makes room for what is worth more, the least valuable first, and drops no more than it needs', () => {
    const kept = holding(100);
    deviceStore.set('HOT_GAMES', 'g'.repeat(40));
    deviceStore.set('MC_SYSTEM_STATUS', 's'.repeat(30));
    expect(deviceStore.set('RECENT_SEARCHES', 'r'.repeat(20))).toBe(true);
    expect([...kept.keys()].sort()).toEqual(['MC_SYSTEM_STATUS', 'RECENT_SEARCHES']);
  });

  it('drops nothing that is worth as much, and no choice of the visitor', () => {
    const kept = holding(60);
    deviceStore.set('DISPLAY', 'd'.repeat(20));
    deviceStore.set('RECENT_SEARCHES', 'r'.repeat(15));
    expect(deviceStore.set('HOT_GAMES', 'g'.repeat(40))).toBe(false);
    expect([...kept.keys()].sort()).toEqual(['DISPLAY', 'RECENT_SEARCHES']);
    expect(deviceStore.text('HOT_GAMES')).toBe('g'.repeat(40));
  });

  it('does not come back to an old value when a new one finds no room', () => {
    holding(20);
    deviceStore.set('autoLogin', '1');
    deviceStore.set('autoLogin', '0'.repeat(30));
    expect(deviceStore.text('autoLogin')).toBe('0'.repeat(30));
    deviceStore.set('autoLogin', '0');
    expect(deviceStore.text('autoLogin')).toBe('0');
  });

  it('believes another tab that could keep a value', () => {
    restore = keepNothing('full');
    deviceStore.set('autoLogin', '0');
    restore();
    localStorage.setItem('autoLogin', '1');
    expect(deviceStore.text('autoLogin')).toBe('0');
    dispatchEvent(new StorageEvent('storage', { key: 'autoLogin', newValue: '1' }));
    expect(deviceStore.text('autoLogin')).toBe('1');
  });

  it('tells of its own changes, also of those that nothing keeps, and of other tabs’', () => {
    restore = keepNothing('blocked');
    const heard = vi.fn();
    const stop = deviceStore.follow('DISPLAY', heard);
    deviceStore.setJson('DISPLAY', { theme: 'dark' });
    deviceStore.tell('DISPLAY');
    expect(heard).toHaveBeenLastCalledWith('{"theme":"dark"}');
    expect(deviceStore.text('DISPLAY')).toBe('{"theme":"dark"}');
    dispatchEvent(new StorageEvent('storage', { key: 'autoLogin', newValue: '1' }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    deviceStore.tell('DISPLAY');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
