import type { getMerchantWallet } from '@/contracts/wallet/merchant-wallet';
import type { Call } from '../../platform/handler';

/** 1 when the merchant keeps one wallet for all games (CALL-25, WALLET-11). */
export function merchantWallet({ merchant }: Call<typeof getMerchantWallet>) {
  return { isSingle: merchant.isSingle ? 1 : 0 };
}
