import { and, eq, lt, ne } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { deviceMarks, members } from './schema';

const KEPT_MS = 180 * 24 * 3600 * 1000;

/** Marks of devices that nobody logged in on for half a year. */
export const expiredDeviceMarks = (now: number): Expired => ({
  table: deviceMarks,
  where: lt(deviceMarks.seenAt, now - KEPT_MS),
});

/** Names under which the members of a device log in: account, and mobile number where there is one. */
export async function namesOfDevice(db: Db, merchant: string, markHash: string): Promise<string[]> {
  const rows = await db
    .select({ account: members.account, mobileNum: members.mobileNum })
    .from(deviceMarks)
    .innerJoin(members, eq(members.id, deviceMarks.memberId))
    .where(and(eq(deviceMarks.markHash, markHash), eq(members.merchant, merchant)));
  return rows.flatMap(({ account, mobileNum }) => (mobileNum === null ? [account] : [account, mobileNum]));
}

/** Notes that a member logged in on a device. */
export async function noteDevice(db: Db, markHash: string, memberId: number, now: number): Promise<void> {
  await db
    .insert(deviceMarks)
    .values({ markHash, memberId, seenAt: now })
    .onConflictDoUpdate({ target: [deviceMarks.markHash, deviceMarks.memberId], set: { seenAt: now } });
}

/** Whether anybody's login is noted on a device. */
export async function isKnownMark(db: Db, markHash: string): Promise<boolean> {
  return (await db.$count(deviceMarks, eq(deviceMarks.markHash, markHash))) > 0;
}

/** The statement that has the member's devices be strangers again, but for the one that is kept. */
export function forgetDevices(db: Db, memberId: number, keptMarkHash = '') {
  return db
    .delete(deviceMarks)
    .where(and(eq(deviceMarks.memberId, memberId), ne(deviceMarks.markHash, keptMarkHash)));
}

/** One device is a stranger to the member again. */
export async function forgetDevice(db: Db, memberId: number, markHash: string): Promise<void> {
  await db
    .delete(deviceMarks)
    .where(and(eq(deviceMarks.memberId, memberId), eq(deviceMarks.markHash, markHash)));
}
