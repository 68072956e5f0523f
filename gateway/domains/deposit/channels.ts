import type { listDepositChannels } from '@/contracts/deposit/channels';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listChannels } from '../../db/deposits';
import type { DepositChannelRow } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { bonusView, offeredBonuses } from './bonuses';

/** The merchant's ways to pay in, and the member's bonuses, in the visitor's language (MONEY-02, MONEY-03). */
export async function channels(call: Call<typeof listDepositChannels>) {
  const { db, clock, merchant, language } = call;
  const rows = await listChannels(db, merchant.code);
  const bonuses = await offeredBonuses(call);
  const time = timeIn(merchant.timeZone, clock.now());
  return {
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.names[language],
      min: decimalNumberOf(row.min),
      max: decimalNumberOf(row.max),
      picks: row.picks.map(decimalNumberOf),
      amounts: row.amounts,
      feeRate: row.feeRate,
      minutes: row.minutes,
      open: isOpenAt(row, time),
      hours: row.hours,
      options: row.options.map(({ code, names }) => ({ code, name: names[language] })),
    })),
    bonuses: bonuses.map((bonus) => bonusView(bonus, language)),
  };
}

/** The time of the day in a zone, `HH:MM`. */
export const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);

/** Whether a channel takes orders at a time of the day; hours may run over midnight, and round the clock. */
export function isOpenAt(
  { closed, hours }: Pick<DepositChannelRow, 'closed' | 'hours'>,
  time: string,
): boolean {
  if (closed || !hours) return !closed;
  const { from, to } = hours;
  return from < to ? from <= time && time < to : time >= from || time < to;
}
