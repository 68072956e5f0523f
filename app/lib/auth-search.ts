import * as v from 'valibot';

/** The dialogs that lead into an account; `?auth=` names the one that is open (LOGIN-45, ROUTE-98, ROUTE-99). */
export const authDialogName = v.picklist(['login', 'register', 'forget']);

export type AuthDialogName = v.InferOutput<typeof authDialogName>;

/** The page of each dialog's form. */
export const AUTH_PATHS: Record<AuthDialogName, string> = {
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
};
