import type { RoutePath } from '../screens';

/** The dialogs that lead into an account; `?auth=` names the one that is open (LOGIN-45, ROUTE-98, ROUTE-99). */
export type AuthDialogName = 'login' | 'register' | 'forget';

/** The page of each dialog's form. */
export const AUTH_PATHS: Record<AuthDialogName, RoutePath> = {
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
};

/** The dialog that an address names; anything else is none. */
export function authSearch({ auth }: { auth?: unknown }): { auth?: AuthDialogName | undefined } {
  return {
    auth: typeof auth === 'string' && Object.hasOwn(AUTH_PATHS, auth) ? (auth as AuthDialogName) : undefined,
  };
}
