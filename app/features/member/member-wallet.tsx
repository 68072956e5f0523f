import { useQuery } from '@tanstack/react-query';
import { WalletCard } from '../../domain/money/wallet-card';
import { m } from '../../paraglide/messages.js';
import { merchantWalletQuery } from '../../session/member.queries';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { MoneyWays } from '../../shell/menu/money-ways';

const SINGLE_WALLET = 1;

/** The wallet card, saying so when one wallet serves every game (MEMB-08, MEMB-09, MEMB-13, WALLET-11). */
export function MemberWallet() {
  const { data: merchantWallet } = useQuery(merchantWalletQuery());
  const trial = isTrial(useSession());
  const single = merchantWallet?.isSingle === SINGLE_WALLET;
  const note = trial ? m.wallet_trial() : single ? m.wallet_single() : undefined;
  return (
    <WalletCard label={m.wallet_label()} note={note}>
      <MoneyWays />
    </WalletCard>
  );
}
