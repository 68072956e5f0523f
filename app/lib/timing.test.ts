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
