import type {
  logInByPasskey as entering,
  startPasskeyLogIn as starting,
} from '../../contracts/passkeys/passkey-log-in';
import { HOUR_MS } from '../db/turns';
import type { Call } from '../handler';
import { quotaOfAddress, takeTurnOrRefuse } from '../quota';
import { admitted } from '../session/log-in';
import { newChallenge, refuseWithoutPasskeys } from './challenges';
import { provePasskey } from './prove-passkey';

/** Challenges an hour for an address: every visit of the login page takes one. */
const MOST_CHALLENGES = 600;

/** A challenge for whatever passkey the visitor has. */
export async function passkeyChallenge(call: Call<typeof starting>) {
  const { db, clock, merchant, address } = call;
  refuseWithoutPasskeys(merchant);
  await takeTurnOrRefuse(db, quotaOfAddress('passkey', address, MOST_CHALLENGES, HOUR_MS), clock.now());
  return { challenge: await newChallenge(call, `login:${merchant.code}`) };
}

/** Opens a session for the member whose passkey it is. @throws Refusal those of the contract */
export async function logInByPasskey(call: Call<typeof entering>) {
  refuseWithoutPasskeys(call.merchant);
  const { member, counterWentBack } = await provePasskey(call, `login:${call.merchant.code}`, call.input);
  const session = await admitted(call, member, 'passkey', call.input.deviceMark);
  return counterWentBack ? { ...session, counterWentBack } : session;
}
