import { plain, type StateEntry } from './state-entry';

/** Banks, and bank cards of a member. */
export const bankCardStates = {
  'banks are connected': plain('Money is paid out to at least one bank.'),
} satisfies Record<string, StateEntry>;
