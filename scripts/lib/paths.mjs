import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path below the root. */
export const at = (...parts) => join(root, ...parts);
