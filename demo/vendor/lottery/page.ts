import type { VendorRound, VendorSession } from '../../db/schema';
import { listTickets } from '../../db/vendor';
import type { TicketChoice } from '../engines/lottery';
import { units } from '../money';
import { type Played, playRound } from '../rounds';
import { type Vendor, VendorRefusal } from '../vendor';
import { drawnGame, drawsOf } from './draws';
import { settleTickets } from './tickets';

const TICKETS = 10;

/** What the page of a lottery shows; moments by the gateway's clock, whose `now` comes with them. */
export async function lotteryOf(vendor: Vendor, session: VendorSession) {
  await settleTickets(vendor, session.accountId);
  await settleTickets(vendor);
  const now = vendor.clock.now();
  const { open, last } = await drawsOf(vendor.db, drawnGame(session.gameCode), now);
  const tickets = await listTickets(vendor.db, session, TICKETS);
  return {
    now,
    open,
    last: { numero: last.numero, prizes: last.prizes },
    tickets: tickets.map(ticketOf),
  };
}

/** Buys a ticket for the draw that is open, which the ticket names. */
export async function buyTicket(
  vendor: Vendor,
  session: VendorSession,
  { clientId, stake, choice }: { clientId: string; stake: number; choice: TicketChoice },
): Promise<Played> {
  const game = drawnGame(session.gameCode);
  const { open } = await drawsOf(vendor.db, game, vendor.clock.now());
  if (choice.numero !== open.numero) throw new VendorRefusal('draw.closed', 409);
  const ticket = { lottery: game.gameCode, numero: open.numero, drawTime: open.drawTime };
  return playRound(vendor, session, { clientId, stake, choice, ticket }, () => ({
    multiplier: 0,
    shown: null,
  }));
}

function ticketOf({ id, choice, numero, stake, win, state, outcome }: VendorRound) {
  return { id, choice, numero, stake: units(stake), win: units(win), state, outcome };
}
