import type { CodePurpose } from '../../contracts/verification/send-code';
import type { Merchant } from '../db/schema';
import { Refusal } from '../refusal';
import { verifyFirebaseToken } from '../session/firebase-token';
import type { Visit } from '../visit';
import { proveCode } from './codes';

type Proof = { verificationCode?: string; firebaseIdToken?: string };

/**
 * Judges what proves that a mobile number is the visitor's: the code sent to it, or Firebase's word for that very
 * number (SMS-24, SMS-25); with its token, the code beside it was Firebase's. `spend` uses the code up.
 * @throws Refusal `verification.code.wrong`, `verification.code.expired` or `firebase.failed`.
 */
export async function proveMobile(
  { db, env, clock }: Visit,
  { code: merchant }: Merchant,
  { purpose, mobile }: { purpose: CodePurpose; mobile: string },
  { verificationCode, firebaseIdToken }: Proof,
): Promise<{ spend: () => Promise<void> }> {
  if (!firebaseIdToken) {
    if (!verificationCode) throw new Refusal('verification.code.wrong');
    return proveCode(db, { merchant, purpose, mobile }, verificationCode, clock.now());
  }
  const identity = await verifyFirebaseToken(env, firebaseIdToken, clock.wall());
  if (identity?.phoneNumber !== mobile) throw new Refusal('firebase.failed');
  return { spend: async () => {} };
}
