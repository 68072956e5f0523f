import { formatRate } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';

/** A rate in hundredths of a percent with its sign: 70 is `0,70%`. */
export const rateText = (rate: number): string => m.rate_percent({ rate: formatRate(rate) });
