import type { MinorUnits } from '@/contracts/shared/minor-units';
import { moneyDay } from '../../lib/time/dates';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import type { Standing } from './item-standing';
import type { MallItem } from './mall.queries';

type Props = { item: MallItem; standing: Standing };

/** The line below an item's price: what is left, when it is back, or what is missing for it. */
export function StandingText(props: Props) {
  const { timeZone } = useSite();
  return <span>{standingText(props, timeZone)}</span>;
}

function standingText({ item: { backAt, money, times }, standing }: Props, timeZone: string): string {
  switch (standing.is) {
    case 'gone':
      return backAt == null ? m.mall_gone() : m.mall_gone_until({ date: moneyDay(backAt, timeZone) });
    case 'short':
      return m.mall_missing({ points: formatCount(standing.missing) });
    case 'scarce':
      return m.mall_scarce({ count: standing.stock });
    case 'left':
      return m.mall_left({ count: formatCount(standing.stock) });
    case 'endless':
      return (money as MinorUnits) > 0 && times > 0 ? m.mall_wagering({ times }) : m.mall_always();
  }
}
