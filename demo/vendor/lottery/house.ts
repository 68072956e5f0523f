import type { SubOrderState } from '@/contracts/lottery-orders/lottery-orders';
import { findDraw } from '../../db/draws';
import type { RoundState, VendorRound } from '../../db/schema';
import { findTicket, insertRound, listOrderTickets, moveRound } from '../../db/vendor';
import type { TicketChoice } from '../engines/lottery';
import { units } from '../money';
import { DEMO_VENDOR } from '../names';
import { callOff } from '../rounds';
import { openVendorSession } from '../sessions';
import type { Vendor } from '../vendor';
import { drawnGame, drawsOf } from './draws';
import { LOTTERIES } from './lotteries';
import { closeTimeOf, drawBefore, openDraw } from './schedule';
import { settleTickets } from './tickets';

/** A ticket as its house tells it; amounts in 1/100 units, moments in epoch milliseconds. */
export type Ticket = {
  id: string;
  /** Names the draw that it is for: all tickets of an account for one draw are an order. */
  orderId: string;
  gameNames: { vi: string; en: string };
  numero: string;
  drawTime: number;
  /** Until when it can be cancelled. */
  closeTime: number;
  bet: string;
  digits: string | null;
  stake: number;
  win: number;
  state: SubOrderState;
  at: number;
  /** The first prize of its draw, once it was held. */
  result: string | null;
};

/** The tickets of accounts for some draws, the first first; what is due is settled before. */
export async function listTickets(
  vendor: Vendor,
  accounts: readonly string[],
  orderIds: readonly string[],
): Promise<Ticket[]> {
  for (const account of accounts) await settleTickets(vendor, account);
  const rounds = await listOrderTickets(vendor.db, accounts, orderIds);
  return Promise.all(rounds.map((round) => ticketOf(vendor, round)));
}

/** The order of a ticket of one of the accounts, or undefined. */
export async function findOrder({ db }: Vendor, accounts: readonly string[], id: string) {
  const ticket = await findTicket(db, accounts, id);
  return ticket && orderIdOf(ticket);
}

/** Cancels a ticket of one of the accounts, once; as it stands then, or undefined without such a ticket. */
export async function cancelTicket(vendor: Vendor, accounts: readonly string[], id: string) {
  const round = await findTicket(vendor.db, accounts, id);
  return round && ticketOf(vendor, await cancelled(vendor, round));
}

/** The open draw of each lottery asked for, and the last one with its result. */
export function listDraws({ db, clock }: Vendor, gameCodes: readonly string[]) {
  return Promise.all(
    gameCodes.map(async (gameCode) => {
      const { open, last } = await drawsOf(db, drawnGame(gameCode), clock.now());
      const { numero, drawTime, prizes } = last;
      return { gameCode, open, last: { numero, drawTime, prizes } };
    }),
  );
}

export type SoldTicket = {
  /** Of whoever buys it, as the page of a game gets one. */
  launchToken: string;
  gameCode: string;
  /** In 1/100 units. */
  stake: number;
  digits: string;
  /** For the draw that was held last, as if it had been bought before it. */
  drawn: boolean;
};

/** Sells a ticket on the last two digits, for a sandbox: its page does the same, but for a draw that was held. */
export async function sellTicket(
  vendor: Vendor,
  { launchToken, gameCode, stake, digits, drawn }: SoldTicket,
) {
  const { session } = await openVendorSession(vendor, { name: DEMO_VENDOR, launchToken });
  const { vendor: name, playerId, accountId, tokenHash: sessionHash, nodeId } = session;
  const { schedule } = drawnGame(gameCode);
  const { numero, drawTime } = (drawn ? drawBefore : openDraw)(schedule, vendor.clock.now());
  const id = crypto.randomUUID();
  const at = vendor.clock.wall();
  await insertRound(vendor.db, {
    id,
    sessionHash,
    vendor: name,
    playerId,
    accountId,
    clientId: id,
    nodeId,
    freeplay: false,
    stake,
    choice: { bet: 'last2', digits, numero },
    state: 'betting',
    lottery: gameCode,
    numero,
    drawTime,
    createdAt: at,
    updatedAt: at,
  });
  const bet = { playerId, transactionId: `${id}-bet`, roundId: id, nodeId, amount: units(stake) };
  await vendor.walletOf(name).bet(bet);
  await moveRound(vendor.db, { id, state: 'betting' }, { state: 'waiting', updatedAt: at });
  return { orderId: `${gameCode}.${numero}`, subOrderId: id };
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

const namesOf = (lottery: string): Ticket['gameNames'] =>
  LOTTERIES.find(({ gameCode }) => gameCode === lottery)?.names ?? { vi: lottery, en: lottery };

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
