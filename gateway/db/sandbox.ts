import { eq, sql } from 'drizzle-orm';
import type { Db } from './open';
import { firebaseIdentities, type Member, members, sandboxFaults, sandboxSettings } from './schema';

/** One value the sandbox keeps, or null. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.select().from(sandboxSettings).where(eq(sandboxSettings.key, key)).get();
  return row?.value ?? null;
}

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(sandboxSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: sandboxSettings.key, set: { value } });
}

/** Changes a member's own row; for provider states. */
export async function changeMember(db: Db, id: number, changes: Partial<Member>): Promise<void> {
  await db.update(members).set(changes).where(eq(members.id, id));
}

/** Links a Firebase user to a member; for provider states. */
export async function addIdentity(db: Db, identity: typeof firebaseIdentities.$inferInsert): Promise<void> {
  await db.insert(firebaseIdentities).values(identity);
}

export type Fault = typeof sandboxFaults.$inferSelect;

export async function insertFault(db: Db, fault: typeof sandboxFaults.$inferInsert): Promise<void> {
  await db.insert(sandboxFaults).values(fault);
}

/** Takes the next fault that waits for a path, or null, and reads a setting on the way: every request asks for both. */
export async function takeFault(
  db: Db,
  path: string,
  key: string,
): Promise<{ fault: Fault | null; setting: unknown }> {
  const next = sql`(SELECT id FROM sandbox_faults WHERE remaining > 0 AND (path IS NULL OR path = ${path}) ORDER BY id LIMIT 1)`;
  const [rows, settings] = await db.batch([
    db
      .update(sandboxFaults)
      .set({ remaining: sql`${sandboxFaults.remaining} - 1` })
      .where(sql`${sandboxFaults.id} = ${next}`)
      .returning(),
    db.select().from(sandboxSettings).where(eq(sandboxSettings.key, key)),
  ]);
  return { fault: rows[0] ?? null, setting: settings[0]?.value ?? null };
}

export async function clearFaults(db: Db): Promise<void> {
  await db.delete(sandboxFaults);
}
