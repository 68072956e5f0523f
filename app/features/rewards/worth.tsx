import type { MinorUnits } from '@/contracts/shared/minor-units';
import { formatMoney } from '../../domain/money/format-money';
import { Money } from '../../domain/money/money';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';

type Props = { money: MinorUnits; points: number };

/** What a reward comes to: money, or points. */
export function Worth({ money, points }: Props) {
  if (money > 0) return <Money amount={money} />;
  return <span>{m.rewards_points({ points: formatCount(points) })}</span>;
}

/** What is said once it was claimed. */
export function useWorthText() {
  const { currency } = useSite();
  return ({ money, points }: Props): string =>
    money > 0
      ? m.rewards_done_money({ amount: formatMoney(money, currency) })
      : m.rewards_done_points({ points: formatCount(points) });
}
