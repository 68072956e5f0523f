/** Durations and delays the requirements name, in milliseconds (SHELL-19 to SHELL-24, CONST-07 to CONST-36). */
export const TOAST_DEFAULT = 1_500;
export const TOAST_SHORT = 3_000;
export const TOAST_LONG = 8_000;
export const COPY_TOAST = 2_000;
export const LANGUAGE_REVALIDATE_DEBOUNCE = 200;
export const LANGUAGE_REFRESH_DEBOUNCE = 250;
export const CAROUSEL_INTERVAL = 5_000;
export const RESIZE_DEBOUNCE = 300;
export const VIDEO_DELAY = 500;
export const STATUS_CACHE_LIFETIME = 600_000;
/** Waiting and thanking for a new password (CONST-10 to CONST-13). */
export const SET_PASSWORD_LOADING = 15_000;
export const CHANGE_PASSWORD_LOADING = 10_000;
export const CHANGE_PASSWORD_SAVED = 1_000;
export const CHANGE_PASSWORD_REDIRECT = 1_000;
