import { writeChecked, writePaying } from '@/gateway/db/payouts';
import { listEntries } from '@/gateway/db/record';
import { writePaid, writeReturned, writeWithdrawal } from '@/gateway/db/withdrawals';
import { sha256 } from '@/gateway/platform/hash';
import { newOrderNo } from '@/gateway/platform/order-no';
import { siteDays } from '@/gateway/platform/site-days';
import { DEMO_BANK } from '@/gateway/seed/demo-bank';
import type { Sandbox } from '../command';
import { playRound, sellTicket } from '../played-rounds';
import { moveMoney } from '../record';
import type { Handlers } from './handlers';
import { memberOf } from './row';

const DAY_MS = 86_400_000;
/** A promotion that is seeded. */
const PROMOTION = 501;
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const SLOT = { nodeId: 90001, bet: 20_000_000, win: 126_000_000 };
/** A lottery that is drawn once a day, and another: bets on neither end while a contract is verified. */
const DAILY = 'VN-MB';
const OTHER = 'VN-HCM';

/** Handlers of the states about the account record and the withdraw report. */
export const recordHandlers = {
  'the member’s record': async (row, { of = 'play' }) => {
    const { id } = await memberOf(row);
    await FILLED[of](row, id);
    const span = { since: 0, until: row.clock.now() + DAY_MS };
    const [last] = await listEntries(row.db, id, { ...span, limit: 1 });
    const named = last && { id: String(last.id), vendor: last.vendor, reference: last.roundId };
    return { ...recordDays(row), ...named };
  },
} satisfies Partial<Handlers>;

const FILLED = {
  play: async (sandbox: Sandbox, memberId: number) => {
    for (const kind of ['deposit', 'bonus', 'transfer.in', 'withdraw.hold', 'transfer.out'] as const)
      for (const index of ['A', 'B']) await move(sandbox, memberId, kind, index);
    await playRound(sandbox, memberId, SLOT);
    await playRound(sandbox, memberId, SLOT);
  },
  lottery: (sandbox: Sandbox, memberId: number) => sellTickets(sandbox, memberId, false),
  bonus: ({ db, clock }: Sandbox, memberId: number) => {
    const bonus = { kind: 'bonus', amount: 10_000_000, source: `bonus:${PROMOTION}` };
    return moveMoney(db, memberId, bonus, clock.now());
  },
  withdrawals: async (sandbox: Sandbox, memberId: number) => {
    for (const sequence of [0, 1, 2, 3, 4, 5]) await withdraw(sandbox, memberId, sequence);
  },
};

/** Days around now, and a place before what happened in them. */
export function recordDays({ clock }: Pick<Sandbox, 'clock'>) {
  const days = siteDays({ timeZone: TIME_ZONE });
  const now = clock.now();
  return {
    from: days.dayOf(now - DAY_MS),
    to: days.dayOf(now + DAY_MS),
    cursor: `${now + DAY_MS}.1`,
  };
}

/** Sells a member a ticket in each of two orders; the last one's names. */
export async function sellTickets(sandbox: Sandbox, memberId: number, drawn: boolean) {
  const ticket = { stake: 5_000_000, digits: '18', drawn };
  await sellTicket(sandbox, memberId, { gameCode: OTHER, ...ticket });
  return sellTicket(sandbox, memberId, { gameCode: DAILY, ...ticket });
}

/** Money that came or went, of a source of its own. */
async function move({ db, clock }: Sandbox, memberId: number, kind: string, index: string): Promise<void> {
  const isOut = kind === 'withdraw.hold' || kind === 'transfer.out';
  const source = `${kind === 'withdraw.hold' ? 'withdrawal' : kind.split('.')[0]}:${index}-${memberId}`;
  await moveMoney(db, memberId, { kind, amount: isOut ? -10_000_000 : 10_000_000, source }, clock.now());
}

/** A withdrawal of the member, paid, returned or under way in turn; `sequence` counts those before it. */
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
