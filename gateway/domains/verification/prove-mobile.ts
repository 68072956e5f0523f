import type { CodePurpose } from '@/contracts/verification/send-code';
import { HOUR_MS } from '../../db/quota-uses';
import type { Merchant } from '../../db/schema';
import { rememberBody } from '../../db/seen-bodies';
import { visitorOf } from '../../platform/address-key';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import type { RequestContext } from '../../platform/request-context';
import { proveCode } from './codes';
import { verifyFirebaseToken } from './firebase-token';

type Proof = { verificationCode?: string; firebaseIdToken?: string };

/**
 * Judges what proves that a mobile number is the visitor's: the code sent to it, or Firebase's word for that very
 * number (SMS-24, SMS-25); with its token, the code beside it was Firebase's. `spend` uses code or token up.
 * @throws Refusal `verification.code.wrong`, `verification.code.expired` or `firebase.failed`.
 */
export async function proveMobile(
  { db, env, clock, address }: RequestContext,
  { code: merchant }: Merchant,
  { purpose, mobile }: { purpose: CodePurpose; mobile: string },
  { verificationCode, firebaseIdToken }: Proof,
): Promise<{ spend: () => Promise<void> }> {
  if (!firebaseIdToken) {
    if (!verificationCode) throw new Refusal('verification.code.wrong');
    const given = { code: verificationCode, visitor: visitorOf(address) };
    return proveCode(db, { merchant, purpose, mobile }, given, clock.now());
  }
  const identity = await verifyFirebaseToken(env, firebaseIdToken, clock.wall());
  if (identity?.phoneNumber !== mobile) throw new Refusal('firebase.failed');
  return {
    async spend() {
      const isFresh = await rememberBody(db, sha256(firebaseIdToken), clock.wall(), HOUR_MS);
      if (!isFresh) throw new Refusal('firebase.failed');
    },
  };
}
