/** The demo's operator lets members withdraw, to banks too (CALL-86, WALLET-14, WALLET-15). */
export function withdrawSettings() {
  return { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' } as const;
}
