import { openLocalD1 } from './local-d1';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** The demo's database in memory: migrated and empty, or a copy of a kept one. */
export const openDemoD1 = (kept?: Uint8Array) => openLocalD1(MIGRATIONS, kept);
