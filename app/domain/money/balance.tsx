import { useQuery } from '@tanstack/react-query';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { m } from '../../paraglide/messages.js';
import { walletQuery } from '../../session/member.queries';
import { Money } from './money';
import { useHiddenBalance } from './use-hidden-balance';

/** Eight asterisks in the amount's own line height, so that nothing moves (WALLET-06). */
const MASK = '********';
/** About as wide as an amount; nothing to read. */
const BLANK = '\u2007'.repeat(8);

/**
 * The member's balance: asterisks while the toggle hides it, a shimmer as wide as the amount while a refresh runs, the
 * last known amount after a failed refresh (WALLET-05 to WALLET-10). A steady one keeps the last known amount on view
 * while a new one is asked for.
 */
export function Balance({ steady = false }: { steady?: boolean }) {
  const { data, isFetching, errorUpdatedAt } = useQuery(walletQuery());
  const [hidden] = useHiddenBalance();
  const known = data && (steady || !isFetching) ? data.sumBalance : undefined;
  // It stays so while it is asked for again by itself.
  const unknown = !data && errorUpdatedAt > 0 && hidden !== null;
  const instead = hidden
    ? { text: MASK, label: m.wallet_balance_hidden() }
    : unknown
      ? { text: '—', label: m.wallet_balance_unknown() }
      : {
          text: data && hidden === false ? undefined : BLANK,
          label: m.wallet_balance_updating(),
          shimmers: true,
        };
  return (
    <Money
      amount={data?.sumBalance ?? (0 as MinorUnits)}
      instead={hidden !== false || known === undefined ? instead : undefined}
    />
  );
}
