import type { SessionInfo } from '../../contracts/session/session-info';
import { dropCopies } from '../lib/app-shell/service-worker';
import { deviceStore, tabStore } from '../lib/storage/storage';
import { isTrial } from './member-types';

const SESSION_KEY = 'MC_SESSION_INFO';
const TRIAL_KEY = 'TRIAL_USER';
const LOGIN_TIME_KEY = 'LOGIN_TIME';
const AUTO_LOGIN_KEY = 'autoLogin';

/** The record under its stated field names: its `token` is the session's opaque id (SESS-03). */
type SessionRecord = Omit<SessionInfo, 'id'> & { token: string };

/** Keeps the session's public record for this tab, and the mark of a trial user (SESS-01 to SESS-13). */
export function writeSessionRecord(session: SessionInfo): void {
  const { id: token, ...facts } = session;
  tabStore.setJson(SESSION_KEY, { token, ...facts } satisfies SessionRecord);
  if (isTrial(session)) tabStore.set(TRIAL_KEY, session.userName);
  else tabStore.remove(TRIAL_KEY);
}

/** The record of this tab, or null when there is none or it cannot be read. */
export function readSessionRecord(): SessionInfo | null {
  return tabStore.json(SESSION_KEY, (record) => {
    const { token: id, ...facts }: Partial<SessionRecord> = Object(record);
    const isRecord = typeof id === 'string' && typeof facts.userName === 'string';
    return isRecord && typeof facts.type === 'number' ? ({ id, ...facts } as SessionInfo) : null;
  });
}

/** Notes a login on this device: when, and that the session may be restored (SESS-18, SESS-23). */
export function noteLogin(session: SessionInfo, now: number): void {
  writeSessionRecord(session);
  // Other tabs act on the time, so it comes last.
  deviceStore.set(AUTO_LOGIN_KEY, '1');
  deviceStore.set(LOGIN_TIME_KEY, String(now));
}

/** Clears what this tab knows of the session, and nothing that other tabs read (SESS-30, SESS-32). */
export function clearSessionRecord(): void {
  tabStore.clear();
}

/** Clears this tab's session and forbids restoring it on this device (SESS-22, SESS-23). */
export function noteLogout(): void {
  clearSessionRecord();
  dropCopies();
  deviceStore.set(AUTO_LOGIN_KEY, '0');
}

/** Whether somebody logged in on this device and never out: the site may still know a session. */
export function mayHaveSession(): boolean {
  return deviceStore.text(AUTO_LOGIN_KEY) === '1';
}

/** A session that the site does not know so many milliseconds after its login has never been kept. */
const NEW = 60_000;

/** Whether somebody logged in on this device just now. */
export function isLoginNew(now: number): boolean {
  return Math.abs(now - Number(deviceStore.text(LOGIN_TIME_KEY))) < NEW;
}

/** False after a logout on this device, until the next login (SESS-23). */
export function mayRestoreSession(): boolean {
  return deviceStore.text(AUTO_LOGIN_KEY) !== '0';
}

/** Tells when another tab logged in or out (SESS-43). Responses a function that stops listening. */
export function onOtherTabSession(listener: (what: 'login' | 'logout') => void): () => void {
  const stops = [
    deviceStore.follow(LOGIN_TIME_KEY, (time) => time !== null && listener('login')),
    deviceStore.follow(AUTO_LOGIN_KEY, (allowed) => allowed === '0' && listener('logout')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
