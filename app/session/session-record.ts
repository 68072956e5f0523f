import type { SessionInfo } from '../../contracts/session/session-info';
import { dropCopies } from '../lib/service-worker';
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
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ token, ...facts } satisfies SessionRecord));
  if (isTrial(session)) sessionStorage.setItem(TRIAL_KEY, session.userName);
  else sessionStorage.removeItem(TRIAL_KEY);
}

/** The record of this tab, or null when there is none or it cannot be read. */
export function readSessionRecord(): SessionInfo | null {
  try {
    const record: Partial<SessionRecord> | null = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    const { token: id, ...facts } = record ?? {};
    const isRecord = typeof id === 'string' && typeof facts.userName === 'string';
    return isRecord && typeof facts.type === 'number' ? ({ id, ...facts } as SessionInfo) : null;
  } catch {
    return null;
  }
}

/** Notes a login on this device: when, and that the session may be restored (SESS-18, SESS-23). */
export function noteLogin(session: SessionInfo, now: number): void {
  writeSessionRecord(session);
  // Other tabs act on the time, so it comes last.
  localStorage.setItem(AUTO_LOGIN_KEY, '1');
  localStorage.setItem(LOGIN_TIME_KEY, String(now));
}

/** Clears what this tab knows of the session, and nothing that other tabs read (SESS-30, SESS-32). */
export function clearSessionRecord(): void {
  sessionStorage.clear();
}

/** Clears this tab's session and forbids restoring it on this device (SESS-22, SESS-23). */
export function noteLogout(): void {
  clearSessionRecord();
  dropCopies();
  localStorage.setItem(AUTO_LOGIN_KEY, '0');
}

/** Whether somebody logged in on this device and never out: the site may still know a session. */
export function mayHaveSession(): boolean {
  return localStorage.getItem(AUTO_LOGIN_KEY) === '1';
}

/** False after a logout on this device, until the next login (SESS-23). */
export function mayRestoreSession(): boolean {
  return localStorage.getItem(AUTO_LOGIN_KEY) !== '0';
}

/** Tells when another tab logged in or out (SESS-43). Answers a function that stops listening. */
export function onOtherTabSession(listener: (what: 'login' | 'logout') => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === LOGIN_TIME_KEY) listener('login');
    if (event.key === AUTO_LOGIN_KEY && event.newValue === '0') listener('logout');
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
