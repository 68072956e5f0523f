import { agreementStates } from './agreements';
import { bankCardStates } from './bank-cards';
import { chatStates } from './chat';
import { composedStates } from './composed';
import { publishedStates, readerStates } from './content';
import { depositStates } from './deposit';
import { lobbyStates, resultStates } from './games';
import { lotteryOrderStates } from './lottery-orders';
import { paymentStates } from './payment';
import { recordStates } from './record';
import { registrationStates } from './register';
import { loginStates, sessionStates } from './session';
import type { StateEntry } from './state-entry';
import { siteStates } from './system';
import { downlineStates, teamStates } from './team';
import { vendorWalletStates } from './vendor-wallet';
import { withdrawalOrderStates } from './withdraw';

export type { StateEntry } from './state-entry';

/** Every provider state that the contracts use, in the order of the table of docs/backend-teams.md. */
export const providerStates = {
  ...composedStates,
  ...siteStates,
  ...publishedStates,
  ...lobbyStates,
  ...teamStates,
  ...recordStates,
  ...lotteryOrderStates,
  ...resultStates,
  ...chatStates,
  ...sessionStates,
  ...readerStates,
  ...loginStates,
  ...registrationStates,
  ...bankCardStates,
  ...withdrawalOrderStates,
  ...depositStates,
  ...paymentStates,
  ...vendorWalletStates,
  ...agreementStates,
  ...downlineStates,
} satisfies Record<string, StateEntry>;

export type ProviderStateName = keyof typeof providerStates;
