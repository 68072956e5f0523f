const KEY = 'LAST_LOGIN_TOLD';

/** Notes that this login, known by its opaque id, has been told of the one before, in whatever tab. */
export function noteTold(sessionId: string): void {
  localStorage.setItem(KEY, sessionId);
}

/** Whether this login has been told of the one before it. */
export function isTold(sessionId: string): boolean {
  return localStorage.getItem(KEY) === sessionId;
}
