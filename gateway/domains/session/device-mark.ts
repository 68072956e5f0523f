import { isKnownMark, namesOfDevice, noteDevice } from '../../db/device-marks';
import type { Db } from '../../db/open';
import { randomToken, sha256 } from '../../platform/hash';

/** Marks a device on which a member has logged in; the one it has stays, where it is one of ours. */
export async function markDevice(
  db: Db,
  mark: string | undefined,
  memberId: number,
  now: number,
): Promise<{ deviceMark: string; markHash: string }> {
  const isOurs = mark !== undefined && (await isKnownMark(db, sha256(mark)));
  const deviceMark = isOurs ? mark : randomToken();
  const markHash = sha256(deviceMark);
  await noteDevice(db, markHash, memberId, now);
  return { deviceMark, markHash };
}

/** Whether a member logs in by this name on the device whose mark it is. */
export async function isDeviceOf(
  db: Db,
  merchant: string,
  mark: string | undefined,
  isName: (name: string) => boolean,
): Promise<boolean> {
  if (mark === undefined) return false;
  return (await namesOfDevice(db, merchant, sha256(mark))).some(isName);
}
