import { freezeBy } from '../db/objections';
import { objectionLinks } from '../db/schema';
import { FROZEN } from '../domains/account-protection/frozen-message';
import { FREEZE_MS } from '../domains/account-protection/objection-times';
import { randomToken } from '../platform/hash';
import type { openLocalD1 } from './local-d1';
import type { TestGateway } from './start-gateway';

type LocalD1 = ReturnType<typeof openLocalD1>;

/** Has a member object while a call is under way: right before the batch that writes to `table`. Responses how to end that. */
export function objectMeanwhile(gateway: TestGateway, memberId: number, table: string): () => void {
  const database = gateway.env.DB as unknown as LocalD1;
  const { batch } = database;
  const end = () => {
    database.batch = batch;
  };
  database.batch = async (statements) => {
    const asked = statements as unknown as { sql: string }[];
    if (asked.some(({ sql }) => sql.startsWith(`insert into "${table}"`))) await object();
    return batch(statements);
  };
  return end;

  async function object() {
    end();
    const now = Date.now();
    const link = { codeHash: randomToken(16), memberId };
    await gateway.db
      .insert(objectionLinks)
      .values({ ...link, change: 'questionsSet', at: now, expiresAt: now + FREEZE_MS });
    await freezeBy(gateway.db, link, now + FREEZE_MS, { memberId, texts: FROZEN, createdAt: now });
  }
}
