const SINGLE_WALLET = 1;

/** Whether there is a wallet at each vendor; no, as long as the merchant's answer is not there (WALLET-11). */
export function hasVendorWallets(merchant: { isSingle: number } | undefined): boolean {
  return merchant !== undefined && merchant.isSingle !== SINGLE_WALLET;
}
