import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../session/member.queries';
import { Money } from './money';
import { useHiddenBalance } from './use-hidden-balance';

/** Eight asterisks in the amount's own line height, so that nothing moves (WALLET-06). */
const MASK = '********';

/**
 * The member's balance: masked while the toggle hides it or a refresh runs, the last known amount after a failed
 * refresh (WALLET-05 to WALLET-10).
 */
export function Balance({ maskedLabel }: { maskedLabel: string }) {
  const wallet = useQuery(walletQuery());
  const [hidden] = useHiddenBalance();
  if (hidden || wallet.isFetching || !wallet.data) {
    return (
      <span role="img" aria-label={maskedLabel}>
        {MASK}
      </span>
    );
  }
  return <Money amount={wallet.data.sumBalance} />;
}
