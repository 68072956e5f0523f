import type { Db } from '../../db/open';
import { readSetting, writeSetting } from '../../db/sandbox';
import type { Env } from '../../platform/env';
import { askDemo } from '../external/partner';

/** Its setting. */
export const CLOCK_KEY = 'clock.offset';

/** How far the sandbox runs ahead of the machine, in milliseconds. */
export async function readClockOffset(db: Db): Promise<number> {
  return offsetOf(await readSetting(db, CLOCK_KEY));
}

/** The same of the setting as it is kept. */
export function offsetOf(setting: unknown): number {
  return typeof setting === 'number' ? setting : 0;
}

/** Moves the clock of the gateway, and that of the demo's worker where it is bound. */
export async function moveClock(env: Env, db: Db, offset: number): Promise<void> {
  await writeSetting(db, CLOCK_KEY, offset);
  if (env.DEMO) await askDemo(env, 'sandbox/clock', { offset });
}
