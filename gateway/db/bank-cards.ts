import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { isSameName } from '../../contracts/bank-cards/holder-name';
import { type ChangeNotice, noticeStatements } from './change-notices';
import type { Db } from './open';
import { type BankCard, bankCards, members } from './schema';

/** A member’s cards, the default one first: the one made so last, else the one bound first. */
export function listBankCards(db: Db, memberId: number): Promise<BankCard[]> {
  return db
    .select()
    .from(bankCards)
    .where(eq(bankCards.memberId, memberId))
    .orderBy(desc(bankCards.preferredAt), bankCards.boundAt, bankCards.id)
    .all();
}

/** A card of a member's own, or null. */
export async function findBankCard(db: Db, memberId: number, id: string): Promise<BankCard | null> {
  return (await db.select().from(bankCards).where(isOwn(memberId, id)).get()) ?? null;
}

/**
 * Binds a card, and names the payee after its holder where nobody is named yet, both or neither. One statement judges
 * and writes, so that cards that are bound at the same moment cannot share the last place or bring two names. `payee`
 * is the name so far, as banks print it.
 * @returns what kept it out, if anything did
 */
export async function insertBankCard(
  db: Db,
  card: BankCard,
  { most, payee, told }: { most: number; payee: string | null; told: ChangeNotice | null },
): Promise<'exists' | 'limit' | 'holder' | null> {
  const { id, memberId, merchant, bankCode, cardNumber, holder, boundAt, preferredAt } = card;
  if (payee !== null && !isSameName(payee, holder)) return 'holder';
  const isUnnamed = sql`EXISTS (SELECT 1 FROM members WHERE id = ${memberId} AND payee_name IS NULL)`;
  const hasRoom = sql`(SELECT COUNT(*) FROM bank_cards WHERE member_id = ${memberId}) < ${most}`;
  const [taken] = await db.batch([
    db.select({ id: bankCards.id }).from(bankCards).where(isNumber(card)),
    db
      .insert(bankCards)
      .select(sql`
        SELECT ${id}, ${merchant}, ${memberId}, ${bankCode}, ${cardNumber}, ${holder}, ${boundAt}, ${preferredAt}
        WHERE ${hasRoom} AND (${payee} IS NOT NULL OR ${isUnnamed})`)
      .onConflictDoNothing(),
    db
      .update(members)
      .set({ payeeName: holder })
      .where(and(eq(members.id, memberId), isNull(members.payeeName), isBound(id))),
    ...noticeStatements(db, told, sql`SELECT 1 FROM bank_cards WHERE id = ${id}`),
  ]);
  if (await findBankCard(db, memberId, id)) return null;
  if (taken.length > 0) return 'exists';
  return (await countBankCards(db, memberId)) >= most ? 'limit' : 'holder';
}

/** Unbinds a card of a member's own; false when there is none. */
export async function deleteBankCard(
  db: Db,
  memberId: number,
  id: string,
  told: ChangeNotice | null,
): Promise<boolean> {
  const own = isOwn(memberId, id);
  const [bound] = await db.batch([
    db.select({ id: bankCards.id }).from(bankCards).where(own),
    ...noticeStatements(db, told, sql`SELECT 1 FROM bank_cards WHERE ${own}`),
    db.delete(bankCards).where(own),
  ]);
  return bound.length === 1;
}

/** Makes a card of a member's own the default one; false when there is none. */
export async function preferBankCard(db: Db, memberId: number, id: string, now: number): Promise<boolean> {
  const highest = sql`MAX(${now}, 1 + (SELECT MAX(preferred_at) FROM bank_cards WHERE member_id = ${memberId}))`;
  const rows = await db
    .update(bankCards)
    .set({ preferredAt: highest })
    .where(isOwn(memberId, id))
    .returning({ id: bankCards.id });
  return rows.length === 1;
}

export async function countBankCards(db: Db, memberId: number): Promise<number> {
  const row = await db.select({ n: count() }).from(bankCards).where(eq(bankCards.memberId, memberId)).get();
  return row?.n ?? 0;
}

const isOwn = (memberId: number, id: string) => and(eq(bankCards.memberId, memberId), eq(bankCards.id, id));

const isNumber = ({ merchant, bankCode, cardNumber }: BankCard) =>
  and(
    eq(bankCards.merchant, merchant),
    eq(bankCards.bankCode, bankCode),
    eq(bankCards.cardNumber, cardNumber),
  );

const isBound = (id: string) => sql`EXISTS (SELECT 1 FROM bank_cards WHERE id = ${id})`;
