import type { StateEntry } from './state-entry';

/** Deposits that a member makes. */
export const depositStates = {} satisfies Record<string, StateEntry>;
