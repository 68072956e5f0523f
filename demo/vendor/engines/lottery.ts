import * as v from 'valibot';

/** Bets on the last digits of the first prize, and what they bring in hundredths of the stake: 92 % come back. */
export const LOTTERY_PAYS = { last1: 920, last2: 9200, last3: 92_000, even: 184, odd: 184 } as const;

const numero = v.pipe(v.string(), v.maxLength(32));
const digits = (count: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`)));

/** What a ticket says: the bet, its digits, and the draw that it is for. */
export const ticketChoice = v.variant('bet', [
  v.strictObject({ bet: v.literal('last1'), digits: digits(1), numero }),
  v.strictObject({ bet: v.literal('last2'), digits: digits(2), numero }),
  v.strictObject({ bet: v.literal('last3'), digits: digits(3), numero }),
  v.strictObject({ bet: v.literal('even'), numero }),
  v.strictObject({ bet: v.literal('odd'), numero }),
]);
export type TicketChoice = v.InferOutput<typeof ticketChoice>;

export const lotteryTable = { pays: LOTTERY_PAYS };

/** What a ticket brings when the first prize is `first`, in hundredths of the stake. */
export function judgeTicket(ticket: TicketChoice, first: string): number {
  const last = Number(first.at(-1));
  const wins =
    'digits' in ticket ? first.endsWith(ticket.digits) : (last % 2 === 0) === (ticket.bet === 'even');
  return wins ? LOTTERY_PAYS[ticket.bet] : 0;
}
