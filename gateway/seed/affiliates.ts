import { clearAffiliates, saveAffiliate } from '../db/affiliates';
import type { Db } from '../db/open';
import { DEMO_ACCOUNTS } from './demo-accounts';

/** Invitation codes of the demo agent: one for everywhere, one that belongs to its own domain. */
const CODES: Record<string, string[]> = {
  HD8826: [],
  HD8899: ['agent.hoadang.example.com'],
};

/** Puts in the demo invitations, in place of all others. */
export async function seedAffiliates(db: Db): Promise<void> {
  const agent = DEMO_ACCOUNTS.find(({ account }) => account === 'agent01');
  if (!agent) throw new Error('the demo agent is gone');
  await clearAffiliates(db);
  for (const [code, domains] of Object.entries(CODES)) {
    await saveAffiliate(db, { merchant: agent.merchant, code, memberId: agent.id, domains });
  }
}
