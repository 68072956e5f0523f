import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import { formatNumber } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';

const MILLION = 6;
const BILLION = 9;
const FIGURES = 3;

/**
 * An amount in three figures, as in `22,1 tr` and `1,84 tỷ`, without its currency's sign: cut, never rounded up. Below a
 * million it is whole. Beside it stands the full amount for who cannot see it.
 */
export function shortMoney(amount: MinorUnits): string {
  const [whole = ''] = decimalOf(amount).replace('-', '').split('.');
  const sign = amount < 0 && /[1-9]/.test(whole) ? '−' : '';
  const places = whole.length > BILLION ? BILLION : whole.length > MILLION ? MILLION : 0;
  if (places === 0) return sign + formatNumber(whole);
  const head = whole.slice(0, -places);
  const rest = whole
    .slice(-places)
    .slice(0, Math.max(0, FIGURES - head.length))
    .replace(/0{1,9}$/, '');
  const count = sign + formatNumber(rest ? `${head}.${rest}` : head);
  return places === BILLION ? m.money_billion({ count }) : m.money_million({ count });
}
