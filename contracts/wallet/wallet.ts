import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { shownAmount } from '../shared/amount';

/** The member's balance over all wallets, in the site's currency (CALL-24, WALLET-01). */
export const getWallet = defineOperation({
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/wallets/gcs',
  session: 'required',
  input: v.object({}),
  output: v.object({ sumBalance: shownAmount }),
  refusals: [],
  example: {
    state: A_MEMBER,
    input: {},
    output: { sumBalance: 12345678.5 },
  },
});
