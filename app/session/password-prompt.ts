const KEY = 'PASSWORD_PROMPTED';

/** Notes that the member of this login was asked to change the password (SESS-41). */
export function notePrompted(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** Whether the member of this login, known by its opaque id, was asked already. */
export function wasPrompted(token: string): boolean {
  return sessionStorage.getItem(KEY) === token;
}

/** Forgets that anybody was asked; called when the password has been changed (SESS-42). */
export function clearPrompt(): void {
  sessionStorage.removeItem(KEY);
}
