import type { Env } from '../../platform/env';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts';
import { seed } from '../../seed/seed';
import { askDemo } from '../external/partner';
import type { Sandbox } from './command';

/** Fills an empty gateway, and the demo's worker beside it where it is bound. */
export async function seedAll({ env, db, clock }: Pick<Sandbox, 'env' | 'db' | 'clock'>) {
  const now = clock.now();
  const { seeded } = await seed(db, now);
  if (seeded) await restoreDemo(env, now);
  return { seeded };
}

/** The demo's worker as it is seeded, but for rounds and payments: the first member follows hosts, one of whom has written. */
export async function restoreDemo(env: Env, now?: number): Promise<void> {
  const fan = DEMO_ACCOUNTS.find(({ merchant, type }) => merchant === 'hoadang' && type === 0);
  if (env.DEMO) await askDemo(env, 'sandbox/restore', { fans: fan ? [String(fan.id)] : [], now });
}
