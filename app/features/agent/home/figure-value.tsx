import { Money } from '@/app/domain/money/money';
import { ShortAmount } from '@/app/domain/money/short-amount';
import { formatCount } from '@/app/locale/figures';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { type Figure, isAmount } from './figure-kinds';

type Props = { figure: Figure; value: number; short?: boolean };

/** The value of a figure: an amount, in three figures where it shall be short, or a number of members. */
export function FigureValue({ figure, value, short = false }: Props) {
  if (!isAmount(figure)) return <bdi>{formatCount(value)}</bdi>;
  const amount = value as MinorUnits;
  return short ? <ShortAmount amount={amount} /> : <Money amount={amount} />;
}
