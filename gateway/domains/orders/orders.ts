import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listAccounts } from '../../db/game-players';
import type { Member } from '../../db/schema';
import type { Language } from '../../platform/language';
import type { Ticket } from '../../platform/lottery-house';
import type { RequestContext } from '../../platform/request-context';

/** The member's names at the vendors. */
export const accountsOf = ({ db }: Pick<RequestContext, 'db'>, member: Member) => listAccounts(db, member.id);

/** An order as all its tickets make it, named in a language; there is at least one. */
export function orderOf(tickets: readonly Ticket[], language: Language) {
  const [first] = tickets;
  if (!first) throw new RangeError('an order has tickets');
  const counted = tickets.filter(({ state }) => state !== 'cancelled' && state !== 'cancelling');
  const sum = (amounts: number[]) => decimalNumberOf(amounts.reduce((total, amount) => total + amount, 0));
  const { orderId, gameNames, numero, drawTime, at } = first;
  return {
    orderId,
    gameName: gameNames[language],
    numero,
    drawTime,
    at,
    stake: sum(counted.map(({ stake }) => stake)),
    win: sum(counted.map(({ win }) => win)),
    subOrders: tickets.length,
    open: tickets.filter(({ state }) => state === 'open').length,
  };
}

/** A ticket as its order tells it; `now` by the gateway's clock. */
export function subOrderOf({ id, bet, digits, stake, win, state, closeTime, at }: Ticket, now: number) {
  return {
    subOrderId: id,
    bet,
    digits,
    stake: decimalNumberOf(stake),
    win: decimalNumberOf(win),
    state,
    cancellable: state === 'open' && now < closeTime,
    at,
  };
}
