import { expect, it } from 'vitest';
import * as timing from './timing';

it('has the durations that the requirements name [SHELL-21 SHELL-22 SHELL-33 CONST-14 CONST-16 CONST-17 CONST-18 CONST-30 CONST-32 CONST-33 CONST-61 CONST-66 LANG-37]', () => {
  expect(timing).toMatchObject({
    TOAST_DEFAULT: 1_500,
    TOAST_SHORT: 3_000,
    TOAST_LONG: 8_000,
    COPY_TOAST: 2_000,
    LANGUAGE_REVALIDATE_DEBOUNCE: 200,
    LANGUAGE_REFRESH_DEBOUNCE: 250,
    CAROUSEL_INTERVAL: 5_000,
    RESIZE_DEBOUNCE: 300,
    VIDEO_DELAY: 500,
    STATUS_CACHE_LIFETIME: 600_000,
  });
});

it('waits for codes as long as the requirements say [CONST-01 CONST-02 CONST-06 CONST-07 CONST-08 SMS-05 SMS-06 SMS-08 SMS-12]', () => {
  expect(timing).toMatchObject({
    CODE_COUNTDOWN: 60_000,
    CODE_COUNTDOWN_TICK: 500,
    CODE_LOADING: 10_000,
    CODE_LOADING_FORGET: 9_999_000,
    CODE_SENT_TOAST: 1_500,
  });
});
