import type { changeEmail, changeMobile } from '@/contracts/security/contacts';
import { HOUR_MS } from '../../db/quota-uses';
import { readSecurityFacts } from '../../db/security';
import { visitorOf } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { type Channel, contactKey, contactOf } from '../account-protection/contact';
import { seenFrom } from '../account-protection/frozen';
import { proveOwnPasskey } from '../passkeys/prove-passkey';
import { proveLoginPassword } from '../passwords/prove-login-password';
import { proveCode } from '../verification/codes';
import { proveAnswers } from './questions';

export type Change = Call<typeof changeMobile> | Call<typeof changeEmail>;
type Spend = () => Promise<void>;
type CodeField = 'verificationCode' | 'currentCode';

/** What the password alone has set up waits so long before it replaces a proved contact: its owner may see it first. */
export const PROOF_WAITS_MS = 72 * HOUR_MS;

/**
 * Judges what proves that the member may have `next` as its contact: the code that was sent there and, unless the
 * account has it already, what the contract asks for besides. `spend` uses the codes up.
 * @throws Refusal those of the contract; of a code with the `field` that it is in
 */
export async function proveChange(call: Change, channel: Channel, next: string): Promise<{ spend: Spend }> {
  const { member, input } = call;
  const current = contactOf(member, channel);
  const besides = current === next ? [] : [await proveOwner(call, channel, current)];
  const spends = [...besides, await proveCodeIn(call, 'verificationCode', next, input.verificationCode)];
  return {
    spend: async () => {
      for (const spend of spends) await spend();
    },
  };
}

/**
 * A contact that was proved once is replaced by whoever still has it, or has had passkey or answers for a while: no
 * password does, nor what was set up by it a moment ago.
 */
async function proveOwner(call: Change, channel: Channel, current: string | null): Promise<Spend> {
  const { db, clock, member, input } = call;
  const { currentCode, answers, loginPassword, passkey, origin } = input;
  const facts = await readSecurityFacts(db, member.id);
  const proved = channel === 'mobile' ? facts.provedMobile : facts.provedEmail;
  const isProved = current !== null && proved === current;
  if (isProved && currentCode) return proveCodeIn(call, 'currentCode', current, currentCode);
  if (passkey && origin) {
    const { createdAt } = await proveOwnPasskey(call, { credential: passkey, origin });
    await refuseFresh(createdAt);
  } else if (answers) await refuseFresh(await proveAnswers(call, answers));
  else if (loginPassword && !isProved) await proveLoginPassword(call, loginPassword);
  else throw new Refusal('security.proof.missing');
  return async () => undefined;

  async function refuseFresh(setAt: number) {
    const since = clock.now() - PROOF_WAITS_MS;
    if (isProved && (await seenFrom(db, member, setAt)) > since) throw new Refusal('security.proof.fresh');
  }
}

async function proveCodeIn(
  { db, clock, member, address }: Change,
  field: CodeField,
  recipient: string,
  code: string,
): Promise<Spend> {
  const named = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(error.errorCode, { field }) : error;
    }
  };
  const { spend } = await named(() =>
    proveCode(db, contactKey(member, recipient), { code, visitor: visitorOf(address) }, clock.now()),
  );
  return () => named(spend);
}
