// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUEST, noteAnnounced, noteQuietVisit, wasAnnounced } from './announced';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('announcements are shown [HOME-36]', () => {
  test('to a guest once per tab, and once a day in whichever tab [HOME-36]', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59) });
    expect(wasAnnounced(GUEST)).toBe(false);
    noteAnnounced(GUEST);
    expect(wasAnnounced(GUEST)).toBe(true);
    sessionStorage.clear();
    expect(wasAnnounced(GUEST)).toBe(true);
    vi.setSystemTime(new Date(2026, 10, 24, 0, 1));
    expect(wasAnnounced(GUEST)).toBe(false);
    sessionStorage.setItem('ANNOUNCED', GUEST);
    expect(wasAnnounced(GUEST)).toBe(true);
  });

  test('to a member once per login, in whichever tab [HOME-36]', () => {
    noteAnnounced('login-1');
    sessionStorage.clear();
    expect(wasAnnounced('login-1')).toBe(true);
    expect(wasAnnounced('login-2')).toBe(false);
  });

  test('once a visit: not to the member who logs in where a guest has seen them, until the next day [HOME-36]', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
    noteAnnounced(GUEST);
    expect(wasAnnounced('login-1')).toBe(true);
    vi.setSystemTime(new Date(2026, 10, 24, 12));
    expect(wasAnnounced('login-1')).toBe(false);
  });

  test('to nobody in a visit that welcomes a new account, or in which a trial started [HOME-36]', () => {
    noteQuietVisit();
    expect([wasAnnounced(GUEST), wasAnnounced('login-1')]).toEqual([true, true]);
    sessionStorage.clear();
    expect([wasAnnounced(GUEST), wasAnnounced('login-1')]).toEqual([false, false]);
  });

  test('to nobody in a tab that wants none', () => {
    sessionStorage.setItem('ANNOUNCED', '*');
    expect([wasAnnounced(GUEST), wasAnnounced('login-1')]).toEqual([true, true]);
  });
});
