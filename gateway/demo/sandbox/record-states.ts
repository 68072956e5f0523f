import { writeChecked, writePaying } from '../../db/payouts';
import { listEntries } from '../../db/record';
import { writePaid, writeReturned, writeWithdrawal } from '../../db/withdrawals';
import { startSession } from '../../domains/session/open-session';
import { openWallet } from '../../domains/wallet/open-wallet';
import { sha256 } from '../../platform/hash';
import { newOrderNo } from '../../platform/order-no';
import { siteDays } from '../../platform/site-days';
import { DEMO_BANK } from '../../seed/demo-bank';
import type { Sandbox } from './command';
import { playRound, sellTicket } from './played-rounds';
import { moveMoney } from './record';
import type { State } from './state';
import { freshMember } from './state-member';

const DAY_MS = 86_400_000;
/** A promotion that is seeded. */
const PROMOTION = 501;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const SLOT = { nodeId: 90001, bet: 20_000_000, win: 126_000_000 };
/** A lottery that is drawn once a day, and another: bets on neither end while a contract is verified. */
const DAILY = 'VN-MB';
const OTHER = 'VN-HCM';

/** Provider states of the account record, the withdraw report and lottery orders. */
export const recordStates: Record<string, State> = {
  'a member has played lately': played,
  'a member has bet on a lottery': async (sandbox) => withLast(sandbox, await withTickets(sandbox, false)),
  'a member got a bonus of a promotion': async (sandbox) => {
    const values = await signedIn(sandbox);
    const bonus = { kind: 'bonus', amount: 10_000_000, source: `bonus:${PROMOTION}` };
    await moveMoney(sandbox.db, values.memberId, bonus, sandbox.clock.now());
    return withLast(sandbox, values);
  },
  'a member asks for a movement of another': async (sandbox) => {
    const { id } = await played(sandbox);
    return { ...(await signedIn(sandbox)), id };
  },
  'a member has withdrawn lately': async (sandbox) => {
    const { memberId, ...values } = await signedIn(sandbox);
    for (const sequence of [0, 1, 2, 3, 4, 5]) await withdraw(sandbox, memberId, sequence);
    return values;
  },
  'a member has an open lottery ticket': (sandbox) => withTickets(sandbox, false),
  'a member has a drawn lottery ticket': (sandbox) => withTickets(sandbox, true),
  'a member cancels a lottery ticket whose bets are closed': (sandbox) => withTickets(sandbox, true),
  'a member asks for a lottery order of another': ofAnother,
  'a member cancels a lottery ticket of another': ofAnother,
};

/** A member of their own with a wallet, the session's token, and days around now. */
async function signedIn(sandbox: Sandbox) {
  const { db, clock } = sandbox;
  const member = await freshMember(sandbox);
  await openWallet(db, member.id, 1_000_000_000, clock.now() - DAY_MS);
  const days = siteDays({ timeZone: TIME_ZONE });
  const now = clock.now();
  return {
    memberId: member.id,
    token: await startSession(db, member, now),
    from: days.dayOf(now - DAY_MS),
    to: days.dayOf(now + DAY_MS),
    cursor: `${now + DAY_MS}.1`,
  };
}

/** A member with two rounds won at one vendor, and the movement that came last. */
async function played(sandbox: Sandbox) {
  const values = await signedIn(sandbox);
  const { memberId } = values;
  for (const kind of ['deposit', 'bonus', 'transfer.in', 'withdraw.hold', 'transfer.out'] as const)
    for (const index of ['A', 'B']) await move(sandbox, memberId, kind, index);
  await playRound(sandbox, memberId, SLOT);
  await playRound(sandbox, memberId, SLOT);
  return withLast(sandbox, values);
}

/** The values, with the member's last movement. */
async function withLast<Values extends { memberId: number }>({ db, clock }: Sandbox, values: Values) {
  const span = { since: 0, until: clock.now() + DAY_MS };
  const [last] = await listEntries(db, values.memberId, { ...span, limit: 1 });
  return { ...values, id: String(last?.id), vendor: last?.vendor, reference: last?.roundId };
}

/** A member with a ticket in each of two orders; the values are the last one's. */
async function withTickets(sandbox: Sandbox, drawn: boolean) {
  const values = await signedIn(sandbox);
  const ticket = { stake: 5_000_000, digits: '18', drawn };
  await sellTicket(sandbox, values.memberId, { gameCode: OTHER, ...ticket });
  return { ...values, ...(await sellTicket(sandbox, values.memberId, { gameCode: DAILY, ...ticket })) };
}

async function ofAnother(sandbox: Sandbox) {
  const { orderId, subOrderId } = await withTickets(sandbox, false);
  return { ...(await signedIn(sandbox)), orderId, subOrderId };
}

/** Money that came or went, of a source of its own. */
async function move({ db, clock }: Sandbox, memberId: number, kind: string, index: string): Promise<void> {
  const isOut = kind === 'withdraw.hold' || kind === 'transfer.out';
  const source = `${kind === 'withdraw.hold' ? 'withdrawal' : kind.split('.')[0]}:${index}-${memberId}`;
  await moveMoney(db, memberId, { kind, amount: isOut ? -10_000_000 : 10_000_000, source }, clock.now());
}

/** A withdrawal of the member, paid, returned or under way in turn; `turn` counts those before it. */
async function withdraw({ db, clock }: Sandbox, memberId: number, sequence: number): Promise<void> {
  const at = clock.now();
  const orderNo = newOrderNo('RT', at, TIME_ZONE);
  const card = { bankCode: 'CBUOM', cardNumber: '9704001234566724', holder: 'NGUYEN MINH AN' };
  const paid = { orderNo, memberId, amount: 100_000_000, fee: 0, ...card };
  const terms = { day: '2025-08-21', freeTime: 1, freeOfDay: 3, requirementId: 0, locked: 0 };
  const times = { at, checkAt: at, expectedAt: at, latestAt: at };
  const intent = { intentHash: sha256(orderNo), askedHash: '' };
  await writeWithdrawal(db, { ...paid, ...terms, ...times, ...intent, sequence });
  await writeChecked(db, paid, DEMO_BANK, at, null);
  await writePaying(db, orderNo, at, null);
  if (sequence % 3 === 0) await writePaid(db, paid, at, null);
  if (sequence % 3 === 1) await writeReturned(db, paid, 'bank', at, null);
}
