import { tabStore } from '@/app/lib/storage/storage';
import { recall, remember } from '../login/remembered-login';

/** The password of this member that the browser remembers by the member's own wish, else null (CHPW-03, CHPW-25). */
export async function knownPassword(userName: string, salt: string): Promise<string | null> {
  const kept = await recall('username', salt);
  return kept && isSameName(kept.username, userName) ? kept.password : null;
}

/** Remembers the new password in the place of the old one; a member that is not remembered stays so (CHPW-31). */
export async function updateKnownPassword(userName: string, password: string, salt: string): Promise<void> {
  const kept = await recall('username', salt);
  if (kept && isSameName(kept.username, userName)) await remember('username', { ...kept, password }, salt);
}

/** Removes whatever an earlier version of the site may have kept; nothing is written there (CHPW-30, CHPW-37). */
export function removeSessionPasswords(): void {
  tabStore.removeAll((name) => /(?:password|psw|pwd)$/i.test(name));
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
