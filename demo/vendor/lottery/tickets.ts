import type { VendorRound } from '../../db/schema';
import { listDueTickets } from '../../db/vendor';
import { judgeTicket, type TicketChoice } from '../engines/lottery';
import { decide, isUnheard } from '../rounds';
import type { Vendor } from '../vendor';
import { drawnGame, holdDraw } from './draws';

/** So many tickets are settled by one call; the next takes the next. */
const AT_ONCE = 50;

/** Settles tickets whose draw has come, of an account or of all; each once, whoever else settles too; no more while the wallet is silent. */
export async function settleTickets(vendor: Vendor, accountId?: string): Promise<VendorRound[]> {
  const now = vendor.clock.now();
  const due = await listDueTickets(vendor.db, now, AT_ONCE, accountId);
  const settled: VendorRound[] = [];
  for (const ticket of due) {
    const { lottery, numero, drawTime } = ticket;
    if (lottery === null || numero === null || drawTime === null) continue;
    const draw = await holdDraw(vendor.db, drawnGame(lottery), { numero, drawTime }, now, vendor.random);
    const first = draw.prizes[0]?.numbers[0] ?? '';
    const multiplier = judgeTicket(ticket.choice as TicketChoice, first);
    const { round } = await decide(vendor, ticket, () => ({ multiplier, shown: { first } }));
    settled.push(round);
    if (isUnheard(round)) break;
  }
  return settled;
}
