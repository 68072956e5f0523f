import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { amount, sentAmount } from '../shared/amount';
import { someText } from '../shared/values';
import { listOf } from '../tolerant';

/** Out of the main wallet to a vendor, or back in. */
export const TRANSFER_DIRECTIONS = ['out', 'in'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

const MOVER = [A_MEMBER, { name: 'the member’s money', params: { atVendor: true } }];
const vendor = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const EXAMPLE_TRANSFER_NO = 'CT250821-9F4WMB';

/**
 * The member's wallets (MONEY-18, CALL-88): the main one, and one at each vendor. Where one wallet serves every game,
 * only those vendors are listed at which money was left behind.
 */
export const listWallets = defineOperation({
  id: 'transfer.wallets',
  method: 'GET',
  path: '/wps/transfer/wallets',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    main: amount,
    vendors: listOf(v.object({ vendor: someText, balance: amount })),
  }),
  refusals: [],
  example: {
    state: MOVER,
    holds: { main: 'positive', 'vendors[].balance': 'positive' },
    input: {},
    output: { main: 12_345_678, vendors: [{ vendor: 'Đèn Trời 88', balance: 250_000 }] },
  },
});

const input = v.object({ direction: v.picklist(TRANSFER_DIRECTIONS), vendor, amount: sentAmount });
const refused = (
  errorCode: Refusal['errorCode'],
  state: ProviderStates,
  more: Partial<Refusal<typeof input>> = {},
): Refusal<typeof input> => ({ errorCode, status: 200, state, afterExample: true, ...more });
const ASKED = { direction: 'out', vendor: 'Đèn Trời 88', amount: '100000.00' } as const;
const MOVED = {
  transferNo: EXAMPLE_TRANSFER_NO,
  at: 1755759960000,
  main: 12_245_678,
  balance: 350_000,
};

/** Moves money between the main wallet and a vendor's, once for its key (MONEY-18, MONEY-21, CALL-88). */
export const moveBetweenWallets = defineOperation({
  id: 'transfer.move',
  method: 'POST',
  path: '/wps/transfer',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  idempotent: true,
  input,
  inputFromState: ['vendor'],
  /** What the two wallets held right after it. */
  output: v.object({ transferNo: someText, at: timestamp(), main: amount, balance: amount }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('transfer.single.wallet', { name: 'the site', params: { oneWallet: true } }),
    refused('transfer.vendor.unknown', [], {
      input: { ...ASKED, vendor: 'Nobody' },
      inputFromState: { vendor: null },
    }),
    refused('transfer.amount.invalid', [], {
      input: { ...ASKED, amount: '0.00' },
    }),
    refused('transfer.balance.short', [], {
      input: { ...ASKED, amount: '99000000000.00' },
    }),
  ],
  example: {
    state: MOVER,
    input: ASKED,
    output: MOVED,
  },
  moreExamples: [
    {
      title: 'back into the main wallet',
      state: MOVER,
      input: { ...ASKED, direction: 'in' },
      output: MOVED,
    },
  ],
});
