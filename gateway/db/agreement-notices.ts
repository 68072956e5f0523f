import { sql } from 'drizzle-orm';
import type { Statement } from './ledger';
import type { Db } from './open';
import { rawStatement } from './raw-statement';
import type { Language, Wording } from './schema/content';

type Texts = Record<Language, Wording>;
/** What is said to the other side of an agreement that `by` ends, and to those further down who are paid along it. */
export type EndNotice = { by: number; at: number; ended: Texts; below: Texts };

/**
 * Puts messages into the inboxes of all whom the end of an agreement concerns; nothing where it has a last day already,
 * so that it goes before the statement that gives it one.
 */
export function endNoticeStatements(
  db: Db,
  id: string,
  untilDay: string,
  { by, at, ended, below }: EndNotice,
): Statement {
  return rawStatement(
    db,
    sql`
      WITH RECURSIVE hangs AS (
        SELECT agent_id, kind, offered_by, 0 AS depth FROM agent_agreements
        WHERE id = ${id} AND state = 'accepted' AND until_day IS NULL
        UNION ALL
        SELECT a.agent_id, a.kind, NULL, h.depth + 1 FROM hangs h JOIN members m ON m.upline_id = h.agent_id
        JOIN agent_agreements a ON a.agent_id = m.id AND a.kind = h.kind AND a.offered_by = h.agent_id
        WHERE a.state = 'accepted' AND (a.until_day IS NULL OR (a.until_day >= a.from_day AND a.until_day > ${untilDay}))
      ), told AS (
        SELECT offered_by AS member_id, 0 AS depth FROM hangs WHERE offered_by IS NOT NULL
        UNION ALL SELECT agent_id, depth FROM hangs
      )
      INSERT INTO inbox_messages (member_id, texts, created_at)
      SELECT member_id, iif(depth = 0, ${JSON.stringify(ended)}, ${JSON.stringify(below)}), ${at}
      FROM told WHERE member_id <> ${by}`,
  );
}
