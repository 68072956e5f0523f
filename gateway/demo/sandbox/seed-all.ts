import type { Env } from '../../platform/env';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts';
import { seed } from '../../seed/seed';
import { askDemo } from '../external/partner';
import type { Sandbox } from './command';

/** Fills an empty gateway, and the rooms of the demo beside it where that is bound. */
export async function seedAll({ env, db, clock }: Pick<Sandbox, 'env' | 'db' | 'clock'>) {
  const now = clock.now();
  const { seeded } = await seed(db, now);
  if (seeded) await restoreRooms(env, now);
  return { seeded };
}

/** The demo's rooms as they are seeded: the first member follows hosts, one of whom has written. */
export async function restoreRooms(env: Env, now?: number): Promise<void> {
  if (env.DEMO) await askDemo(env, 'sandbox/rooms', { fans: fans(), now });
}

/** The demo as it is seeded, but for rounds and payments, and at the machine's time. */
export async function resetDemo(env: Env): Promise<void> {
  if (env.DEMO) await askDemo(env, 'sandbox/reset', { fans: fans() });
}

function fans(): string[] {
  const first = DEMO_ACCOUNTS.find(({ merchant, type }) => merchant === 'hoadang' && type === 0);
  return first ? [String(first.id)] : [];
}
