import { and, eq, sql } from 'drizzle-orm';
import { hasPlayMoney } from '../platform/trial';
import { MEMBER_PREFIX, memberAccount, openAccount, post, type Transaction, vendorAccount } from './ledger';
import type { Db } from './open';
import {
  games,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type Member,
  type Merchant,
} from './schema';

const VENDOR_PREFIX = 'vendor:';

/** A wallet of a member by the vendor's name in the lobby; 1/100 units. */
export type VendorWallet = { vendor: string; balance: number };
/** A transaction as the ledger has it: when it was, what it came from, and the accounts' balances right after it. */
export type Posted = { at: number; source: string | null; balances: ReadonlyMap<string, number> };

/** Names of the vendors that the lobby has games of, in their order. */
export async function listLobbyVendors(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ vendor: games.vassalage })
    .from(games)
    .where(eq(games.hidden, false))
    .orderBy(games.vassalage);
  return rows.map(({ vendor }) => vendor);
}

/** A member's wallets at vendors, those that were ever used, with what is in them. */
export async function listVendorWallets(db: Db, memberId: number): Promise<VendorWallet[]> {
  const rows = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), sql`${ledgerAccounts.id} GLOB ${`${VENDOR_PREFIX}*`}`));
  return rows.map(({ id, balance }) => ({ vendor: walletVendor(id) ?? '', balance }));
}

/** Name of the vendor that an account is a wallet at, or null. */
export const walletVendor = (account: string): string | null =>
  account.startsWith(VENDOR_PREFIX) ? account.slice(VENDOR_PREFIX.length, account.lastIndexOf(':')) : null;

/** All that a member has to play with, in the main wallet and at vendors, in 1/100 units; what is held is not part of it. */
export async function readAllBalances(db: Db, memberId: number): Promise<number> {
  const row = await db
    .select({ sum: sql<number>`COALESCE(SUM(${ledgerAccounts.balance}), 0)` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.memberId, memberId),
        sql`(${ledgerAccounts.id} GLOB ${`${MEMBER_PREFIX}*`} OR ${ledgerAccounts.id} GLOB ${`${VENDOR_PREFIX}*`})`,
      ),
    )
    .get();
  return row?.sum ?? 0;
}

/** What is in an account, in 1/100 units; 0 without one. */
export async function readBalance(db: Db, account: string): Promise<number> {
  const row = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account))
    .get();
  return row?.balance ?? 0;
}

/**
 * The account that a member plays a game from: the wallet at its vendor, or the one for all games (WALLET-11). Who
 * has play money has the one purse, since it may move nothing to another.
 */
export async function playingAccount(
  db: Db,
  { member, merchant }: { member: Pick<Member, 'id' | 'type'>; merchant: Pick<Merchant, 'isSingle'> },
  nodeId: number,
): Promise<string> {
  if (merchant.isSingle || hasPlayMoney(member)) return memberAccount(member.id);
  const game = await db.select({ vendor: games.vassalage }).from(games).where(eq(games.nodeId, nodeId)).get();
  return game ? vendorAccount(game.vendor, member.id) : memberAccount(member.id);
}

/**
 * Moves money between a member's main wallet and a vendor's, once for its key; `amount` in 1/100 units, below zero for
 * the way back.
 * @throws LedgerError `balance.short`, `balance.excessive`, `key.reused`
 */
export async function moveBetween(
  db: Db,
  asked: { memberId: number; vendor: string; amount: number; idempotencyKey: string; source: string },
  now: number,
): Promise<Posted> {
  const { memberId, vendor, amount, idempotencyKey, source } = asked;
  const at = vendorAccount(vendor, memberId);
  await openAccount(db, at, { memberId });
  const transaction: Transaction = {
    idempotencyKey,
    source,
    vendor,
    kind: amount > 0 ? 'transfer.out' : 'transfer.in',
    entries: [
      { account: memberAccount(memberId), amount: -amount },
      { account: at, amount },
    ],
  };
  await post(db, transaction, now);
  return readPosted(db, idempotencyKey);
}

async function readPosted(db: Db, idempotencyKey: string): Promise<Posted> {
  const rows = await db
    .select({
      at: ledgerTransactions.createdAt,
      source: ledgerTransactions.source,
      account: ledgerEntries.accountId,
      balance: sql<number>`${ledgerEntries.balance}`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey));
  const balances = new Map(rows.map(({ account, balance }) => [account, balance]));
  return { at: rows[0]?.at ?? 0, source: rows[0]?.source ?? null, balances };
}
