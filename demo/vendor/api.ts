import * as v from 'valibot';
import type { VendorRound, VendorSession } from '../db/schema';
import { findLastRound, findRound } from '../db/vendor';
import { ticketChoice } from './engines/lottery';
import { buyTicket, lotteryOf } from './lottery/page';
import { cents, money, units } from './money';
import { DEMO_VENDOR, DEN_LONG_VENDOR } from './names';
import { recoverRounds } from './recovery';
import { playRound } from './rounds';
import { continueSession, gameOf, openVendorSession } from './sessions';
import { type Vendor, VendorRefusal } from './vendor';

/** Rounds of so long ago are news to nobody. Milliseconds. */
const RECENT_MS = 5 * 60_000;

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** The fragment of the launch's address, which each vendor spells its own way. */
const openBody = v.union([
  v.pipe(
    v.strictObject({ launch: token }),
    v.transform(({ launch }) => ({ name: DEMO_VENDOR, launchToken: launch })),
  ),
  v.pipe(
    v.strictObject({ ticket: token }),
    v.transform(({ ticket }) => ({ name: DEN_LONG_VENDOR, launchToken: ticket })),
  ),
]);
const sessionBody = v.strictObject({ session: token });
const playBody = v.strictObject({
  session: token,
  round: v.pipe(v.string(), v.uuid()),
  stake: v.number(),
  choice: v.unknown(),
});

/** The calls of the page, by the last part of their path. */
export const api: Record<string, (vendor: Vendor, body: unknown) => Promise<object>> = {
  async open(vendor, body) {
    const { token, session, player } = await openVendorSession(vendor, parsed(openBody, body));
    await recoverRounds(vendor);
    const { gameName, gameType, name, published, table, look, stakes } = gameOf(session);
    return {
      session: token,
      game: { name: gameName, type: gameType, engine: name, ...look, published, table },
      language: session.language,
      currency: player.currency,
      // To the page either is play money.
      freeplay: session.freeplay || player.trial === true,
      backUrl: player.backUrl,
      stakes,
      features: vendor.features,
      balance: units(await money.balance(vendor, session)),
      last: await lastRound(vendor, session),
    };
  },

  async balance(vendor, body) {
    const session = await continueSession(vendor, parsed(sessionBody, body).session);
    await recoverRounds(vendor, session.accountId);
    return { balance: units(await money.balance(vendor, session)) };
  },

  async draws(vendor, body) {
    const session = await continueSession(vendor, parsed(sessionBody, body).session);
    const lottery = await lotteryOf(vendor, session);
    return { ...lottery, balance: units(await money.balance(vendor, session)) };
  },

  async play(vendor, body) {
    const { session: sessionToken, round: clientId, stake, choice } = parsed(playBody, body);
    const session = await continueSession(vendor, sessionToken);
    await recoverRounds(vendor, session.accountId);
    const { round, balance, repeated } = await played(vendor, session, {
      clientId,
      stake,
      choice,
    });
    return { ...roundOf(round), repeated, balance: balance === null ? null : units(balance) };
  },
};

/** `stake` in units of the currency. */
type Play = { clientId: string; stake: number; choice: unknown };

async function played(vendor: Vendor, session: VendorSession, { clientId, stake: asked, choice }: Play) {
  const earlier = await findRound(vendor.db, session.playerId, clientId);
  if (earlier) return { round: earlier, balance: null, repeated: true };
  const { engine, stakes } = gameOf(session);
  if (!stakes.includes(asked)) throw new VendorRefusal('request.invalid', 400);
  const stake = cents(asked);
  if (!engine) return buyTicket(vendor, session, { clientId, stake, choice: parsed(ticketChoice, choice) });
  const chosen = parsed(engine.choice, choice);
  return playRound(vendor, session, { clientId, stake, choice: chosen }, () =>
    engine.draw(vendor.random, chosen),
  );
}

/**
 * The round that the player may have left in the middle, under the page's name for it: its end is shown when the game
 * is opened again. Play money begins anew with each launch, tickets have a list of their own.
 */
async function lastRound({ db, clock }: Vendor, session: VendorSession) {
  if (session.freeplay) return null;
  const round = await findLastRound(db, session, clock.wall() - RECENT_MS);
  return round && round.lottery === null
    ? { ...roundOf(round), round: round.clientId, choice: round.choice }
    : null;
}

/** A round for the page. What was drawn for a round that did not count is nobody's business. */
function roundOf({ state, stake, win, outcome, numero }: VendorRound) {
  const counts = state === 'settled' || state === 'winning' || state === 'waiting';
  const refused = state === 'refused' ? (outcome as { refused?: string } | null)?.refused : undefined;
  return {
    state,
    stake: units(stake),
    win: counts ? units(win) : 0,
    outcome: counts ? outcome : null,
    numero,
    ...(refused === undefined ? {} : { refused }),
  };
}

function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new VendorRefusal('request.invalid', 400);
  return result.output;
}
