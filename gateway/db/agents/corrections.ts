import type { Db } from '../open';
import { agentCorrections } from '../schema';

export type Correction = typeof agentCorrections.$inferInsert;

/** Puts an agent's commission right, in the settlement of a day that is not closed; amount in 1/100 units. */
export async function insertCorrection(db: Db, correction: Correction): Promise<void> {
  await db.insert(agentCorrections).values(correction);
}
