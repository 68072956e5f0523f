import type { SubOrderState } from '../../contracts/lottery-orders/lottery-orders';
import type { Language } from './language';
import type { Span } from './site-days';

/** A ticket that a member bought; amounts in 1/100 units, moments in epoch milliseconds. */
export type Ticket = {
  id: string;
  /** Names the draw that it is for: all tickets of a member for one draw are an order. */
  orderId: string;
  gameNames: Record<Language, string>;
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

/** An order, and when its first ticket was bought. */
export type OrderPlace = { at: number; orderId: string };
export type OrderPage = Span & { before?: OrderPlace; limit: number };

/** The open draw of a lottery, and the last one with its prizes from the highest on; moments in epoch milliseconds. */
export type Draws = {
  gameCode: string;
  open: { numero: string; drawTime: number; closeTime: number };
  last: { numero: string; drawTime: number; prizes: { prize: string; numbers: string[] }[] };
};

/**
 * Where lottery draws are held and tickets are kept: the lottery's own house, a vendor of the wallet. `accounts` are the member's names
 * there.
 */
export type LotteryHouse = {
  /** The draws of some lotteries, in their order. */
  listDraws: (gameCodes: readonly string[]) => Promise<Draws[]>;
  /** The member's orders, the last first. */
  listOrders: (accounts: readonly string[], page: OrderPage) => Promise<OrderPlace[]>;
  /** The member's tickets of some orders, the first first. */
  listTickets: (accounts: readonly string[], orderIds: readonly string[]) => Promise<Ticket[]>;
  /** The order of one of the member's tickets; undefined without such a ticket. */
  findOrder: (accounts: readonly string[], ticketId: string) => Promise<string | undefined>;
  /**
   * Cancels a ticket of the member that waits for its draw: its stake comes back, once. Responses how the ticket stands
   * then; undefined without such a ticket.
   */
  cancel: (accounts: readonly string[], id: string) => Promise<Ticket | undefined>;
};
