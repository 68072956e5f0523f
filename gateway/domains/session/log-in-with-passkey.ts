import type {
  logInByPasskey as entering,
  startPasskeyLogIn as starting,
} from '@/contracts/passkeys/passkey-log-in';
import type { Call } from '../../platform/handler';
import { newChallenge, refuseWithoutPasskeys } from '../passkeys/challenges';
import { provePasskey } from '../passkeys/prove-passkey';
import { admitted } from './log-in';

/**
 * A challenge for whatever passkey the visitor has. Nobody is refused one here: many share an address, and the edge counts
 * by it.
 */
export async function passkeyChallenge(call: Call<typeof starting>) {
  const { merchant } = call;
  refuseWithoutPasskeys(merchant);
  return { challenge: await newChallenge(call, `login:${merchant.code}`) };
}

/** Opens a session for the member whose passkey it is. @throws Refusal those of the contract */
export async function logInByPasskey(call: Call<typeof entering>) {
  refuseWithoutPasskeys(call.merchant);
  const { member, counterWentBack } = await provePasskey(call, `login:${call.merchant.code}`, call.input);
  const session = await admitted(call, member, 'passkey', call.input.deviceMark);
  return counterWentBack ? { ...session, counterWentBack } : session;
}
