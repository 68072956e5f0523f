import type { getWithdrawSettings } from '@/contracts/wallet/withdraw-settings';
import type { Call } from '../../platform/handler';

/** Whether the merchant lets members withdraw, and to banks too (CALL-86, WALLET-14, WALLET-15). */
export function withdrawSettings({ merchant }: Call<typeof getWithdrawSettings>) {
  return {
    normalBankWithdrawalSwitch: yesOrNo(merchant.bankWithdrawal),
    allowWithdraw: yesOrNo(merchant.allowWithdraw),
  };
}

const yesOrNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');
