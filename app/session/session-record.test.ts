// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  mayRestoreSession,
  noteLogin,
  noteLogout,
  onOtherTabSession,
  readSessionRecord,
} from './session-record';

const session = {
  id: 'opaque-1',
  merchantCode: 'hoadang',
  userName: 'minhan_2209',
  type: 0,
  firstTimeLogin: false,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('session record', () => {
  it('keeps the five stated fields under MC_SESSION_INFO [SESS-01 SESS-02 SESS-03 SESS-04 SESS-05 SESS-06 SESS-07]', () => {
    noteLogin(session, 1000);
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: 'opaque-1',
      merchantCode: 'hoadang',
      userName: 'minhan_2209',
      type: 0,
      firstTimeLogin: false,
    });
    expect(readSessionRecord()).toEqual(session);
  });

  it('notes the time of the login and that it may be restored [SESS-17 SESS-21 SESS-23]', () => {
    noteLogin(session, 1755705600000);
    expect(localStorage.getItem('LOGIN_TIME')).toBe('1755705600000');
    expect(localStorage.getItem('autoLogin')).toBe('1');
    expect(mayRestoreSession()).toBe(true);
  });

  it('clears session storage and forbids restoring at logout [SESS-22 SESS-30 SESS-32]', () => {
    noteLogin(session, 1000);
    sessionStorage.setItem('anything', 'else');
    noteLogout();
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(mayRestoreSession()).toBe(false);
  });

  it('keeps a trial session in the same record and marks the trial user until the logout or another login [SESS-08 SESS-09 SESS-10 SESS-11 SESS-13 SESS-32]', () => {
    const trial = { ...session, userName: 'guest_4821', type: 4, trial: true };
    noteLogin(trial, 1000);
    expect(readSessionRecord()).toEqual(trial);
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
      token: 'opaque-1',
      userName: 'guest_4821',
      type: 4,
      trial: true,
    });
    expect(sessionStorage.getItem('TRIAL_USER')).toBe('guest_4821');
    noteLogout();
    expect(sessionStorage.getItem('TRIAL_USER')).toBeNull();

    noteLogin(trial, 1000);
    noteLogin(session, 2000);
    expect(sessionStorage.getItem('TRIAL_USER')).toBeNull();
  });

  it('takes a damaged record for none [SESS-43]', () => {
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":1');
    expect(readSessionRecord()).toBeNull();
    sessionStorage.setItem('MC_SESSION_INFO', '{"token":1}');
    expect(readSessionRecord()).toBeNull();
  });

  it('hears of logins and logouts of other tabs until it is told to stop [SESS-43]', () => {
    const heard: string[] = [];
    const stop = onOtherTabSession((what) => heard.push(what));
    dispatchEvent(new StorageEvent('storage', { key: 'autoLogin', newValue: '0' }));
    dispatchEvent(new StorageEvent('storage', { key: 'autoLogin', newValue: '1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'LOGIN_TIME', newValue: '2' }));
    dispatchEvent(new StorageEvent('storage', { key: 'HOT_GAMES', newValue: '{}' }));
    expect(heard).toEqual(['logout', 'login']);
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'LOGIN_TIME', newValue: '3' }));
    expect(heard).toHaveLength(2);
  });
});
