import type { logOut as operation } from '@/contracts/session/log-out';
import { endSession } from '../../db/sessions';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';

/** Ends the session of the token (CALL-13). */
export async function logOut({ db, clock, token }: Call<typeof operation>) {
  await endSession(db, sha256(token ?? ''), clock.now(), 'logout');
  return null;
}
