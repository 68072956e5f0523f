import { beforeAll } from 'vitest';
import { overwriteGetLocale } from '../app/paraglide/runtime.js';
import { useCheapScrypt } from './cheap-scrypt';

useCheapScrypt();

// Unit tests share their modules: a file that changed the language must not change it for the next one.
beforeAll(() => overwriteGetLocale(() => 'vi'));
