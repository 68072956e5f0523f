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
/** Waiting message while a code is sent; the forgotten password waits as long as it takes (SMS-05, SMS-06). */
export const CODE_LOADING = 10_000;
export const CODE_LOADING_FORGET = 9_999_000;
export const CODE_SENT_TOAST = 1_500;
/** Wait before another code may be asked for, where the gateway names no moment (SMS-11, SMS-22). */
export const CODE_COUNTDOWN = 60_000;
export const CODE_COUNTDOWN_TICK = 500;
/** Messages of the footer and of the content area (FOOT-20, REWARD-36, REWARD-47, CONST-19 to CONST-23). */
export const FOOTER_TOAST = 2_000;
export const REWARD_ERROR_TOAST = 1_500;
export const REWARD_LOADING = 10_000;
export const CONTENT_SAVED_TOAST = 1_000;
/** Until the call settles (SHELL-24). */
export const NOTICES_LOADING = 9_999_000;
/** At most one call in this time (NOTICE-12, NOTICE-24). */
export const MARK_READ_THROTTLE = 150;
export const UNREAD_THROTTLE = 250;
/** After this time a page has come to rest: parts that nobody has asked for yet are loaded (the site's own choice). */
export const REST = 2_000;
/** A visitor has done nothing for so long before an announcement opens by itself. */
export const ANNOUNCEMENT_DELAY = 500;
/** No announcement opens by itself in so long a time after the page came (the site's own choice). */
export const ANNOUNCEMENT_EARLIEST = 10_000;
/** Home stands this long before the app is offered over it (HOME-38). */
export const DOWNLOAD_POPUP_DELAY = 3_000;
