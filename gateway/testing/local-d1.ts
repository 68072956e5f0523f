import { openLocalD1 as open } from '../../demo/testing/local-d1';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** The gateway's database in memory: migrated and empty, or a copy of a kept one. */
export const openLocalD1 = (kept?: Uint8Array) => open(MIGRATIONS, kept);
