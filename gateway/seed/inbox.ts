import { listBankCards } from '../db/bank-cards';
import { listMemberDeposits } from '../db/deposits';
import { clearMessages, type NewMessage } from '../db/inbox';
import { insertAll } from '../db/insert-all';
import { findMember } from '../db/members';
import type { Db } from '../db/open';
import { MINUTE_MS } from '../db/quota-uses';
import { listHolds } from '../db/record';
import { listRewards } from '../db/rewards';
import { type Member, type Merchant, inboxMessages as messageTable, type Rank } from '../db/schema';
import { listLogins } from '../db/sessions';
import { readLoss } from '../db/tasks';
import { findWithdrawal } from '../db/withdrawals';
import { lastDigitsOf } from '../domains/bank-cards/bank-cards';
import { rankGives, readRank } from '../domains/member/ranks';
import { siteDays, spanOf, weekOf } from '../platform/site-days';
import { type Facts, messagesOf } from './content/inbox';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { MERCHANTS } from './merchants';

const DAY_MS = 24 * 3600 * 1000;
const TRIAL = 4;
const OPERATOR = 90;
/** Between the ids of one member's messages and those of the next. */
const APART = 1000;
/** What is older was read, an hour after it came. */
const UNREAD_MS = 3 * DAY_MS;
const MOST = 100;
const RANK_NAMES: Record<Rank, { vi: string; en: string }> = {
  bronze: { vi: 'Đồng', en: 'Bronze' },
  silver: { vi: 'Bạc', en: 'Silver' },
  gold: { vi: 'Vàng', en: 'Gold' },
  platinum: { vi: 'Bạch kim', en: 'Platinum' },
  diamond: { vi: 'Kim cương', en: 'Diamond' },
};

/** Everybody's inbox: what is told in it, with all its figures, is what the database knows of the member. */
export async function seedInbox(db: Db, now: number): Promise<void> {
  const site = MERCHANTS.find(({ code }) => code === 'hoadang');
  if (!site) return;
  const rows: NewMessage[] = [];
  const accounts = DEMO_ACCOUNTS.filter(
    ({ merchant, type, disabled }) =>
      merchant === site.code && type !== TRIAL && type !== OPERATOR && !disabled,
  );
  for (const [index, { account }] of accounts.entries()) {
    const member = await findMember(db, site.code, account);
    if (!member) continue;
    for (const { id, at, text } of messagesOf(await factsOf(db, member, site, now), now)) {
      const readAt = now - at > UNREAD_MS ? at + 60 * MINUTE_MS : null;
      rows.push({ id: id + index * APART, memberId: member.id, texts: text, createdAt: at, readAt });
    }
  }
  await clearMessages(db);
  await insertAll(db, messageTable, rows);
}

async function factsOf(db: Db, member: Member, site: Merchant, now: number): Promise<Facts> {
  const [card] = (await listBankCards(db, member.id)).toSorted((a, b) => a.boundAt - b.boundAt);
  return {
    registeredAt: member.regDate,
    withdrawal: await withdrawalOf(db, member, now),
    deposit: await depositOf(db, member, site),
    rebate: await rebateOf(db, member, site, now),
    rank: await rankOf(db, member, site, now),
    login: await loginOf(db, member),
    passwordSetAt: member.paymentPasswordHash && card ? card.boundAt + 5 * MINUTE_MS : null,
  };
}

async function withdrawalOf(db: Db, { id }: Member, now: number): Promise<Facts['withdrawal']> {
  const [paid] = await listHolds(db, id, { since: 0, until: now, limit: 1, state: 'paid' });
  const known = paid && (await findWithdrawal(db, paid.source.replace('withdrawal:', '')));
  if (!known || paid.closedAt === null) return null;
  const { orderNo, amount, fee } = known;
  return { orderNo, amount, fee, lastDigits: lastDigitsOf(known), at: paid.closedAt };
}

async function depositOf(db: Db, { id }: Member, site: Merchant): Promise<Facts['deposit']> {
  const { dayOf } = siteDays(site);
  const monthOf = (at: number) => dayOf(at).slice(0, 7);
  const paid = (await listMemberDeposits(db, id, MOST)).flatMap(({ order, paid: amount, paidAt }) =>
    paidAt === null ? [] : [{ order, amount, at: paidAt }],
  );
  const [last] = paid.toSorted((a, b) => b.at - a.at);
  if (!last) return null;
  const ofMonth = paid.filter(({ at }) => monthOf(at) === monthOf(last.at));
  const { orderNo, channelNames: channel } = last.order;
  const sum = ofMonth.reduce((total, { amount }) => total + amount, 0);
  return { orderNo, channel, amount: last.amount, ofMonth: sum, at: last.at };
}

async function rebateOf(db: Db, { id }: Member, site: Merchant, now: number): Promise<Facts['rebate']> {
  const origin = `rebate:${id}:`;
  const rebates = (await listRewards(db, id, now)).filter((one) => one.origin.startsWith(origin));
  const [last] = rebates.toSorted((a, b) => b.at - a.at);
  if (!last?.claimedAt) return null;
  const week = weekOf(last.origin.slice(origin.length));
  const loss = await readLoss(db, id, spanOf(siteDays(site), week));
  return { loss, amount: last.money, times: last.times, at: last.claimedAt };
}

async function rankOf(db: Db, member: Member, site: Merchant, now: number): Promise<Facts['rank']> {
  const { current, next, conditions } = await readRank({
    db,
    member,
    clock: { now: () => now, wall: () => now },
  });
  if (!current || !next) return null;
  const { freeOfDay: free, mostOfDay } = rankGives(site, current);
  const done = conditions.filter((one) => one.done >= one.needed).length;
  return {
    done,
    all: conditions.length,
    next: RANK_NAMES[next],
    current: RANK_NAMES[current],
    free,
    mostOfDay,
  };
}

async function loginOf(db: Db, { id }: Member): Promise<Facts['login']> {
  const known = (await listLogins(db, id, undefined, MOST)).filter(({ device }) => device !== null);
  const other = known.find(({ device }, index) => known[index + 1] && known[index + 1]?.device !== device);
  return other?.device ? { device: other.device, browser: other.browser ?? '', at: other.at } : null;
}
