import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';

const yesOrNo = v.picklist(['Y', 'N']);

/** Whether members may withdraw, and to a bank; the menu's bank entry needs both (CALL-86, WALLET-14, WALLET-15). */
export const getWithdrawSettings = defineOperation({
  id: 'wallet.withdrawSettings',
  method: 'GET',
  path: '/wps/transaction/withdraw/settings',
  session: 'required',
  input: v.object({}),
  output: v.object({ normalBankWithdrawalSwitch: yesOrNo, allowWithdraw: yesOrNo }),
  refusals: [],
  example: {
    state: A_MEMBER,
    holds: { normalBankWithdrawalSwitch: 'same', allowWithdraw: 'same' },
    input: {},
    output: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' },
  },
});
