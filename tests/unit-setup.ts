import { beforeAll } from 'vitest';
import { overwriteGetLocale } from '../app/paraglide/runtime.js';
import { hashCheaply } from './cheap-scrypt';

hashCheaply();

// Unit tests share their modules and their page: what a file changed or left must not stand there for the next one.
beforeAll(() => {
  overwriteGetLocale(() => 'vi');
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
