import type { SubOrderState } from '@/contracts/lottery-orders/lottery-orders';
import { findDraw } from '../../db/draws';
import type { RoundState, VendorRound } from '../../db/schema';
import { findTicket, listOrderPlaces, listOrderTickets, moveRound } from '../../db/vendor';
import { drawnGame } from '../../domains/lottery/draws';
import { LOTTERIES } from '../../domains/lottery/lotteries';
import { closeTimeOf } from '../../domains/lottery/schedule';
import type { Env } from '../../platform/env';
import type { LotteryHouse, Ticket } from '../../platform/lottery-house';
import { englishNameOf } from '../../seed/game-names';
import { openVendor } from './app';
import type { TicketChoice } from './engines/lottery';
import { callOff } from './rounds';
import { settleTickets } from './tickets';
import type { Vendor } from './vendor';
import type { FetchLike } from './within-time';

/** The demo vendor as a lottery's house: its tickets by the draw that they are for. */
export function lotteryHouse(env: Env, reach: FetchLike): LotteryHouse {
  return {
    listOrders: async (accounts, page) => listOrderPlaces((await openVendor(env, reach)).db, accounts, page),
    async listTickets(accounts, orderIds) {
      const vendor = await openVendor(env, reach);
      for (const account of accounts) await settleTickets(vendor, account);
      const rounds = await listOrderTickets(vendor.db, accounts, orderIds);
      return Promise.all(rounds.map((round) => ticketOf(vendor, round)));
    },
    async findOrder(accounts, id) {
      const ticket = await findTicket((await openVendor(env, reach)).db, accounts, id);
      return ticket && orderIdOf(ticket);
    },
    async cancel(accounts, id) {
      const vendor = await openVendor(env, reach);
      const round = await findTicket(vendor.db, accounts, id);
      return round && ticketOf(vendor, await cancelled(vendor, round));
    },
  };
}

/** A ticket that waits and may be cancelled is taken out of the draw first; then its stake is given back. */
export async function cancelled(vendor: Vendor, ticket: VendorRound): Promise<VendorRound> {
  if (ticket.state === 'cancelling') return (await callOff(vendor, ticket)).round;
  if (ticket.state !== 'waiting' || vendor.clock.now() >= closeTimeOfTicket(ticket)) return ticket;
  const updatedAt = vendor.clock.wall();
  const taken = await moveRound(vendor.db, ticket, { state: 'cancelling', updatedAt });
  if (taken) return (await callOff(vendor, taken)).round;
  return (await findTicket(vendor.db, [ticket.accountId], ticket.id)) ?? ticket;
}

async function ticketOf({ db }: Vendor, round: VendorRound): Promise<Ticket> {
  const { id, lottery, numero, drawTime, choice, stake, win, createdAt } = round;
  const { bet, ...said } = choice as TicketChoice;
  const draw = await findDraw(db, lottery ?? '', numero ?? '');
  return {
    id,
    orderId: orderIdOf(round),
    gameNames: namesOf(lottery ?? ''),
    numero: numero ?? '',
    drawTime: drawTime ?? 0,
    closeTime: closeTimeOfTicket(round),
    bet,
    digits: 'digits' in said ? said.digits : null,
    stake,
    win,
    state: stateOf(round),
    at: createdAt,
    result: draw?.prizes[0]?.numbers[0] ?? null,
  };
}

function namesOf(lottery: string): Ticket['gameNames'] {
  const { gameName = lottery } = LOTTERIES.find(({ gameCode }) => gameCode === lottery) ?? {};
  return { vi: gameName, en: englishNameOf(gameName) };
}

const orderIdOf = ({ lottery, numero }: VendorRound): string => `${lottery}.${numero}`;

const closeTimeOfTicket = ({ lottery, drawTime }: VendorRound): number =>
  closeTimeOf(drawnGame(lottery ?? '').schedule, drawTime ?? 0);

/** What was drawn stands from then on, also while its win is on the way. */
function stateOf({ state, win }: VendorRound): SubOrderState {
  const states: Partial<Record<RoundState, SubOrderState>> = {
    waiting: 'open',
    cancelling: 'cancelling',
    cancelled: 'cancelled',
  };
  return states[state] ?? (win > 0 ? 'won' : 'lost');
}
