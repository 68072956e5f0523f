import type { StateEntry } from '../../provider-states/state-entry';

/** Deposits that a member makes. */
export const depositStates = {} satisfies Record<string, StateEntry>;
