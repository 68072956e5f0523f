import { type SQL, sql } from 'drizzle-orm';
import { insertNotice } from './inbox';
import type { Statement } from './ledger';
import type { Db } from './open';
import { insertMessage, type Message } from './outbox';
import { objectionLinks, type ProtectionChange } from './schema';
import type { Language, Wording } from './schema/content';

/** How a member is told of a change: in the inbox, and by messages that bring a link to object by. */
export type ChangeNotice = {
  memberId: number;
  change: ProtectionChange;
  /** Epoch milliseconds, as all times here. */
  at: number;
  texts: Record<Language, Wording>;
  messages: readonly Message[];
  /** Of the link's code, and when that is good no more. */
  codeHash: string;
  expiresAt: number;
};

const ALWAYS = sql`SELECT 1`;

/**
 * Statements that tell a member of a change, if `where` finds a row: for the batch of the change itself, so that there is
 * none that nobody was told of. None for null: seeds and the sandbox tell nobody.
 */
export function noticeStatements(db: Db, told: ChangeNotice | null, where: SQL = ALWAYS): Statement[] {
  if (told === null) return [];
  const { memberId, change, at, texts, messages, codeHash, expiresAt } = told;
  return [
    insertNotice(db, { memberId, texts, createdAt: at }, where),
    db.insert(objectionLinks).select(sql`
      SELECT ${codeHash}, ${memberId}, ${change}, ${at}, ${expiresAt}, NULL WHERE EXISTS (${where})`),
    ...messages.map((message) => insertMessage(db, message, where)),
  ];
}
