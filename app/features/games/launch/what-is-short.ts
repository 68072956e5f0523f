import type { QueryClient } from '@tanstack/react-query';
import { hasVendorWallets } from '@/app/domain/money/has-vendor-wallets';
import { walletsQuery } from '@/app/domain/money/vendor-wallets.queries';
import { merchantWalletQuery, walletQuery } from '@/app/session/member.queries';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { gameQuery } from '../games.queries';

/** What a bet lacks; undefined where the game names no bet. With a vendor, the main wallet has it: it is to be moved there. */
export type Short = { missing: MinorUnits | undefined; vendor?: string };

/**
 * What the wallet that a game is played from lacks, by what the gateway says now; null where it has enough. The one for
 * all games, or the one at the game's vendor, which the main one fills (WALLET-11, MONEY-18).
 */
export async function whatIsShort(
  queryClient: QueryClient,
  nodeId: number | string,
  required: MinorUnits | undefined,
): Promise<Short | null> {
  const [{ sumBalance }, merchant] = await Promise.all([
    queryClient.fetchQuery({ ...walletQuery(), staleTime: 0 }),
    queryClient.ensureQueryData(merchantWalletQuery()),
  ]);
  if (!hasVendorWallets(merchant)) return lackOf(required, sumBalance);
  const [{ main, vendors }, { vassalage }] = await Promise.all([
    queryClient.fetchQuery({ ...walletsQuery(), staleTime: 0 }),
    queryClient.ensureQueryData(gameQuery(nodeId)),
  ]);
  const wallet = vendors.find(({ vendor }) => vendor === vassalage);
  if (!wallet) return lackOf(required, sumBalance);
  const lack = lackOf(required, wallet.balance);
  if (!lack) return null;
  const { missing } = lack;
  if (main > 0 && main >= (missing ?? 0)) return { missing, vendor: wallet.vendor };
  return { missing: missing && ((missing - main) as MinorUnits) };
}

function lackOf(required: MinorUnits | undefined, balance: MinorUnits): Short | null {
  if (required === undefined) return balance <= 0 ? { missing: undefined } : null;
  return required > balance ? { missing: (required - balance) as MinorUnits } : null;
}
