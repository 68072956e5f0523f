import { agreementStates } from './agreements';
import { bankCardStates } from './bank-cards';
import { chatStates } from './chat';
import { publishedStates, readerStates } from './content';
import { depositStates } from './deposit';
import { emptyStates } from './empty';
import { lobbyStates, resultStates } from './games';
import { lotteryOrderStates } from './lottery-orders';
import { mallStates } from './mall';
import { profileStates } from './member';
import { passkeyStates } from './passkeys';
import { passwordStates, paymentPasswordStates } from './passwords';
import { paymentStates } from './payment';
import { recordStates } from './record';
import { referralStates } from './referral';
import { registrationStates } from './register';
import { rewardStates } from './rewards';
import { contactChangeStates, securityStates } from './security';
import { deviceStates, loginStates, sessionStates } from './session';
import type { StateEntry } from './state-entry';
import { siteStates } from './system';
import { taskStates } from './tasks';
import { downlineStates, teamStates } from './team';
import { transferStates } from './transfer';
import { vendorWalletStates } from './vendor-wallet';
import { memberCodeStates, visitorCodeStates } from './verification';
import { withdrawalOrderStates, withdrawalStates } from './withdraw';

export type { StateEntry } from './state-entry';

/** Every provider state that the contracts use, in the order of the table of docs/backend-teams.md. */
export const providerStates = {
  ...siteStates,
  ...publishedStates,
  ...emptyStates,
  ...lobbyStates,
  ...teamStates,
  ...recordStates,
  ...lotteryOrderStates,
  ...resultStates,
  ...chatStates,
  ...sessionStates,
  ...readerStates,
  ...loginStates,
  ...visitorCodeStates,
  ...registrationStates,
  ...passwordStates,
  ...bankCardStates,
  ...passkeyStates,
  ...deviceStates,
  ...securityStates,
  ...memberCodeStates,
  ...contactChangeStates,
  ...profileStates,
  ...paymentPasswordStates,
  ...withdrawalStates,
  ...transferStates,
  ...withdrawalOrderStates,
  ...depositStates,
  ...paymentStates,
  ...vendorWalletStates,
  ...agreementStates,
  ...mallStates,
  ...referralStates,
  ...rewardStates,
  ...downlineStates,
  ...taskStates,
} satisfies Record<string, StateEntry>;

export type ProviderStateName = keyof typeof providerStates;
