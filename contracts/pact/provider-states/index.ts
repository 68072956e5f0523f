import type { StateEntry } from '../../provider-states/state-entry';
import { composedStates } from '../../provider-states/states';
import { chatStates } from './chat';
import { publishedStates, readerStates } from './content';
import { depositStates } from './deposit';
import { emptyStates } from './empty';
import { lobbyStates, resultStates } from './games';
import { lotteryOrderStates } from './lottery-orders';
import { paymentStates } from './payment';
import { recordStates } from './record';
import { vendorWalletStates } from './vendor-wallet';
import { withdrawalOrderStates } from './withdraw';

export type { StateEntry } from '../../provider-states/state-entry';

/** Every provider state that the contracts use, in the order of `states.json`. */
export const providerStates = {
  ...composedStates,
  ...publishedStates,
  ...emptyStates,
  ...lobbyStates,
  ...recordStates,
  ...lotteryOrderStates,
  ...resultStates,
  ...chatStates,
  ...readerStates,
  ...withdrawalOrderStates,
  ...depositStates,
  ...paymentStates,
  ...vendorWalletStates,
} satisfies Record<string, StateEntry>;

export type ProviderStateName = keyof typeof providerStates;
