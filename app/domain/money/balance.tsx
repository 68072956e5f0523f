import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { walletQuery } from '../../session/member.queries';
import { Money } from './money';
import { useHiddenBalance } from './use-hidden-balance';

/** Eight asterisks in the amount's own line height, so that nothing moves (WALLET-06). */
const MASK = '********';

/**
 * The member's balance: masked while the toggle hides it or a refresh runs, the last known amount after a failed
 * refresh (WALLET-05 to WALLET-10). A steady one keeps the last known amount on view while a new one is asked for.
 */
export function Balance({ steady = false }: { steady?: boolean }) {
  const { data, isFetching, isError } = useQuery(walletQuery());
  const [hidden] = useHiddenBalance();
  if (hidden) return <Masked label={m.wallet_balance_hidden()} />;
  if (isFetching && !(steady && data)) return <Masked label={m.wallet_balance_updating()} />;
  if (data) return <Money amount={data.sumBalance} />;
  return isError ? <Unknown /> : <Masked label={m.wallet_balance_updating()} />;
}

function Masked({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label}>
      {MASK}
    </span>
  );
}

function Unknown() {
  return (
    <span role="img" aria-label={m.wallet_balance_unknown()}>
      —
    </span>
  );
}
