import type { Db } from '../../db/open';
import { readSetting, writeSetting } from '../../db/sandbox';

const KEY = 'clock.offset';

/** How far the sandbox runs ahead of the machine, in milliseconds. */
export async function readClockOffset(db: Db): Promise<number> {
  const offset = await readSetting(db, KEY);
  return typeof offset === 'number' ? offset : 0;
}

export async function writeClockOffset(db: Db, offset: number): Promise<void> {
  await writeSetting(db, KEY, offset);
}
