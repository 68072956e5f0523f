import type { RoutePath } from '../../screens';
import { oneOf, searchSchema } from './search-schema';

/** The dialogs that lead into an account; `?auth=` names the one that is open (LOGIN-45, ROUTE-98, ROUTE-99). */
const AUTH_DIALOGS = ['login', 'register', 'forget'] as const;
export type AuthDialogName = (typeof AUTH_DIALOGS)[number];

/** The page of each dialog's form. */
export const AUTH_PATHS: Record<AuthDialogName, RoutePath> = {
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
};

/** The dialog that an address names. */
export const authSearch = searchSchema<{ auth?: AuthDialogName | undefined }>({ auth: oneOf(AUTH_DIALOGS) });
