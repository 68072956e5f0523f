import * as v from 'valibot';
import { type Bank, openBank } from '../bank/bank';
import { sendDue } from '../bank/notices';
import { payoutState, redeemCard, takePayout } from '../bank/payouts';
import { openChat } from '../chat/app';
import { allHosts, type ChatHost, findHost, hostsOf, models } from '../chat/hosts';
import { launchChat } from '../chat/launch';
import { restoreChat } from '../chat/restore';
import { countUnread, follow, insertChatMessage, listFollowed, unfollow } from '../db/chat';
import { forgetDrawsAfter } from '../db/draws';
import { openDb } from '../db/open';
import { areRoomsClosed, closeRooms, writeClockOffset } from '../db/settings';
import { listOrderPlaces } from '../db/vendor';
import type { Env } from '../platform/env';
import { openVendor } from '../vendor/app';
import { cancelTicket, findOrder, listDraws, listTickets, sellTicket } from '../vendor/lottery/house';

/** As long as a body may be. */
const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger());
const texts = v.pipe(v.array(text), v.maxLength(200));
const user = v.object({ id: text, name: text });
const place = v.object({ at: whole, orderId: text });

/** A call: what it is asked with, and what it does. */
type Call<S extends v.GenericSchema> = {
  asked: S;
  run: (env: Env, asked: v.InferOutput<S>) => Promise<unknown>;
};
const call = <S extends v.GenericSchema>(asked: S, run: Call<S>['run']): Call<S> => ({ asked, run });

const ofVendor =
  <T>(run: (vendor: Awaited<ReturnType<typeof openVendor>>, asked: T) => Promise<unknown>) =>
  async (env: Env, asked: T) =>
    run(await openVendor(env), asked);
const ofBank =
  <T>(run: (bank: Bank, asked: T) => Promise<unknown>) =>
  async (env: Env, asked: T) =>
    run(await openBank(env), asked);

/**
 * What a gateway asks of the demo's systems, as it would of those that it is connected with: payment provider, lottery and
 * chat; and, for a sandbox, what tests and demos change. Amounts in 1/100 units, moments in epoch milliseconds.
 */
export const calls = {
  'bank/redeem': call(
    v.object({ reference: text, serial: text, pin: text, amount: whole }),
    ofBank(redeemCard),
  ),
  'bank/payout': call(v.object({ orderNo: text, amount: whole, accountNumber: text }), ofBank(takePayout)),
  'bank/payout-state': call(
    v.object({ orderNo: text }),
    ofBank((bank, { orderNo }) => payoutState(bank, orderNo)),
  ),
  /** Tells now what is due, where no schedule runs. */
  'bank/tell': call(v.object({}), ofBank(sendDue)),

  'lottery/draws': call(
    v.object({ gameCodes: texts }),
    ofVendor((vendor, { gameCodes }) => listDraws(vendor, gameCodes)),
  ),
  'lottery/orders': call(
    v.object({
      accounts: texts,
      page: v.object({ since: whole, until: whole, before: v.optional(place), limit: whole }),
    }),
    ofVendor(({ db }, { accounts, page }) => listOrderPlaces(db, accounts, page)),
  ),
  'lottery/tickets': call(
    v.object({ accounts: texts, orderIds: texts }),
    ofVendor((vendor, { accounts, orderIds }) => listTickets(vendor, accounts, orderIds)),
  ),
  'lottery/order-of': call(
    v.object({ accounts: texts, ticketId: text }),
    ofVendor((vendor, { accounts, ticketId }) => findOrder(vendor, accounts, ticketId)),
  ),
  'lottery/cancel': call(
    v.object({ accounts: texts, ticketId: text }),
    ofVendor((vendor, { accounts, ticketId }) => cancelTicket(vendor, accounts, ticketId)),
  ),

  'chat/hosts': call(v.object({ type: v.picklist(['hot', 'promo']) }), async (env, { type }) =>
    (await whileOpen(env, hostsOf(type))).map(viewOf),
  ),
  'chat/models': call(v.object({}), async (env) =>
    (await whileOpen(env, models())).map((host) => ({
      ...viewOf(host),
      active: host.active,
      streaming: host.streaming,
    })),
  ),
  'chat/rooms': call(v.object({}), async (env) => (await whileOpen(env, allHosts())).map(viewOf)),
  'chat/followed': call(v.object({ userId: text }), async (env, { userId }) =>
    (await listFollowed(openDb(env), userId)).flatMap((anchorId) => {
      const host = findHost(anchorId);
      return host ? [viewOf(host)] : [];
    }),
  ),
  'chat/unread': call(v.object({ userId: text }), (env, { userId }) => countUnread(openDb(env), userId)),
  'chat/launch': call(
    v.object({
      user: v.nullable(user),
      anchorId: v.nullable(whole),
      title: text,
      headerColor: text,
      backUrl: text,
      language: v.picklist(['vi', 'en']),
    }),
    async (env, wanted) => launchChat(await openChat(env), wanted),
  ),

  'sandbox/clock': call(v.object({ offset: whole }), (env, { offset }) =>
    writeClockOffset(openDb(env), offset),
  ),
  /** Has nobody host, until the rooms are as they were. */
  'sandbox/close-rooms': call(v.object({}), (env) => closeRooms(openDb(env), true)),
  /** The rooms as they were before anybody came. */
  'sandbox/rooms': call(v.object({ fans: texts, now: v.optional(whole) }), async (env, { fans, now }) => {
    const chat = await openChat(env);
    await closeRooms(chat.db, false);
    await restoreChat(chat.db, fans, now ?? chat.now);
  }),
  /** The same, at the machine's time, without the draws of a clock that was ahead. Rounds and payments stay. */
  'sandbox/reset': call(v.object({ fans: texts }), async (env, { fans }) => {
    const db = openDb(env);
    await writeClockOffset(db, 0);
    await forgetDrawsAfter(db, Date.now());
    await closeRooms(db, false);
    await restoreChat(db, fans, Date.now());
  }),
  'sandbox/ticket': call(
    v.object({ launchToken: text, gameCode: text, stake: whole, digits: text, drawn: v.boolean() }),
    ofVendor(sellTicket),
  ),
  'sandbox/follow': call(
    v.object({ userId: text, anchorId: whole, following: v.boolean() }),
    async (env, { userId, anchorId, following }) => {
      const { db, now } = await openChat(env);
      return following ? follow(db, userId, anchorId, now) : unfollow(db, userId, anchorId);
    },
  ),
  'sandbox/message': call(
    v.object({ userId: text, anchorId: whole, text }),
    async (env, { userId: recipientId, anchorId, text: said }) => {
      const { db, now } = await openChat(env);
      await insertChatMessage(db, {
        anchorId,
        recipientId,
        texts: { vi: said, en: said },
        createdAt: now,
      });
    },
  ),
};

/** Hosts, and none while the rooms are closed. */
const whileOpen = async (env: Env, hosts: ChatHost[]): Promise<ChatHost[]> =>
  (await areRoomsClosed(openDb(env))) ? [] : hosts;

/** A host as a gateway is told. */
const viewOf = ({ anchorId, nickName, imageUrl, titles, roomType }: ChatHost) => ({
  anchorId,
  nickName,
  imageUrl,
  titles,
  roomType,
});
