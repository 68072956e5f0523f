import { afterEach, beforeEach } from 'vitest';
import { translatePage } from './support/translated-page';

// The same tests once more, on a page that the browser translates all the while.
let stop = () => {};
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => stop());
