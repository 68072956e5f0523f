import { asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open';
import { outbox } from './schema';

export type Message = Omit<typeof outbox.$inferInsert, 'id'>;

/** Puts down a message that an operator's gateway would send. */
export async function sendMessage(db: Db, message: Message): Promise<void> {
  await db.insert(outbox).values(message);
}

/** Statement that sends a message if `where` finds a row: for the batch of what it is about. */
export function insertMessage(db: Db, { channel, recipient, body, sentAt }: Message, where: SQL) {
  return db.insert(outbox).select(sql`
    SELECT NULL, ${channel}, ${recipient}, ${body}, ${sentAt} WHERE EXISTS (${where})`);
}

/** Everything that was "sent", oldest first. */
export function listOutbox(db: Db) {
  return db.select().from(outbox).orderBy(asc(outbox.id));
}

export async function clearOutbox(db: Db): Promise<void> {
  await db.delete(outbox);
}
