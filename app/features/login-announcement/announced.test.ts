// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { GUEST, noteAnnounced, wasAnnounced } from './announced';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('announcements are shown [HOME-36]', () => {
  test('to a guest once per tab [HOME-36]', () => {
    expect(wasAnnounced(GUEST)).toBe(false);
    noteAnnounced(GUEST);
    expect(wasAnnounced(GUEST)).toBe(true);
    sessionStorage.clear();
    expect(wasAnnounced(GUEST)).toBe(false);
  });

  test('to a member once per login, in whichever tab [HOME-36]', () => {
    noteAnnounced('login-1');
    sessionStorage.clear();
    expect(wasAnnounced('login-1')).toBe(true);
    expect(wasAnnounced('login-2')).toBe(false);
  });

  test('to the member who logs in after a guest has seen those for guests [HOME-36]', () => {
    noteAnnounced(GUEST);
    expect(wasAnnounced('login-1')).toBe(false);
  });

  test('to nobody in a tab that wants none', () => {
    sessionStorage.setItem('ANNOUNCED', '*');
    expect([wasAnnounced(GUEST), wasAnnounced('login-1')]).toEqual([true, true]);
  });
});
