import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';

/** Whether the merchant keeps one wallet for all games: `isSingle` is then 1 (CALL-25, WALLET-11). */
export const getMerchantWallet = defineOperation({
  id: 'wallet.merchant',
  method: 'GET',
  path: '/wps/wallets/merchant',
  session: 'required',
  input: v.object({}),
  output: v.object({ isSingle: v.picklist<readonly number[]>([0, 1]) }),
  refusals: [],
  example: {
    state: A_MEMBER,
    input: {},
    output: { isSingle: 1 },
  },
});
