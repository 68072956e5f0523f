import { beforeAll } from 'vitest';
import { overwriteGetLocale } from '../app/paraglide/runtime.js';
import { hashCheaply } from './cheap-scrypt';

hashCheaply();

// Unit tests share their modules: a file that changed the language must not change it for the next one.
beforeAll(() => overwriteGetLocale(() => 'vi'));
