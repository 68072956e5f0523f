import type { Operation } from './operation';
import {
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  rollBackBet,
  settleWin,
} from './vendor-wallet/wallet';

const listed = [
  authenticatePlayer,
  getPlayerBalance,
  placeBet,
  settleWin,
  rollBackBet,
] as const satisfies readonly Operation[];

/** Every call that game vendors make to the gateway's wallet. The site makes none of them, and forwards none. */
export const vendorOperations: readonly Operation[] = listed;

type Listed = (typeof listed)[number];
/** The id of a vendor's call in the list. */
export type VendorOperationId = Listed['id'];
/** The vendor's call of an id, with the types of its input and its answer. */
export type VendorOperationOf<Id extends VendorOperationId> = Extract<Listed, { id: Id }>;
