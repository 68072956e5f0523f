import type { SiteFlag } from '../../contracts/flags';
import type { CodePurpose, sendCode as operation } from '../../contracts/verification/send-code';
import { visitorOf } from '../address-key';
import { findMemberByMobile } from '../db/members';
import { sendMessage } from '../db/outbox';
import { rememberBody } from '../db/seen-bodies';
import { HOUR_MS, MINUTE_MS, type Quota } from '../db/turns';
import type { Call } from '../handler';
import { sha256 } from '../hash';
import { quotaOfAddress, takeTurnOrRefuse } from '../quota';
import { Refusal } from '../refusal';
import { internationalNumber, refuseClosedCountry } from '../system/countries';
import { codeMessage } from './code-message';
import { issueCode } from './codes';

/** Until the next code for a number may be asked for: the answer's `expirationTime`. The code itself lives longer. */
export const PAUSE_MS = MINUTE_MS;
/** Longer than any proof is good at the edge. */
export const PROOF_KEPT_MS = HOUR_MS;
const MOST_PER_NUMBER = 5;
const MOST_PER_ADDRESS = 10;
const FLAG_OF: Record<CodePurpose, SiteFlag> = {
  login: 'MOBILEVERCODELOGIN3',
  register: 'REGMOBVERF3',
  forget: 'CHNGPASSVERIF3',
};

type SendCode = Call<typeof operation>;

/**
 * Sends an SMS code (CALL-17). `expirationTime` is when the next code may be asked for (SMS-10, SMS-36); the code is
 * good for five minutes. Known and unknown numbers are answered alike; where an account is needed, a number without
 * one is sent nothing (FORGOT-54).
 */
export async function sendCode(call: SendCode) {
  const { db, clock, merchant, input, language, address } = call;
  const { purpose, countryDialingCode } = input;
  const mobileNum = input.mobileNum ?? input.mobileNo;
  if (!mobileNum) throw new Refusal('request.invalid');
  if (!merchant.flags[FLAG_OF[purpose]]) throw new Refusal('permission.denied');
  refuseClosedCountry(merchant, countryDialingCode);
  await takeProof(call);

  const now = clock.now();
  const mobile = internationalNumber(merchant, { mobileNum, countryDialingCode });
  await takeTurnOrRefuse(db, codeQuotas(merchant.code, mobile, address), now);
  const key = { merchant: merchant.code, purpose, mobile };
  const code = await issueCode(db, key, now, { visitor: visitorOf(address) });
  const member = await findMemberByMobile(db, merchant.code, mobile);
  if (member || purpose === 'register') {
    await sendMessage(db, {
      channel: 'sms',
      recipient: mobile,
      body: codeMessage(merchant, code, language),
      sentAt: now,
    });
  }
  return { expirationTime: now + PAUSE_MS };
}

/** One code a minute and five an hour for a number or an e-mail address, ten an hour for an address (SMS-36). */
export function codeQuotas(merchant: string, mobile: string, address: string | null): Quota[] {
  const key = `code:number:${merchant}:${mobile}`;
  return [
    { key, most: 1, withinMs: PAUSE_MS },
    { key, most: MOST_PER_NUMBER, withinMs: HOUR_MS },
    ...quotaOfAddress('code', address, MOST_PER_ADDRESS, HOUR_MS),
  ];
}

/** The edge has checked the proof; here each is good once (SMS-32). */
async function takeProof({ db, clock, input }: SendCode): Promise<void> {
  if (input.verificationProvider === 'none') return;
  const fresh = await rememberBody(db, proofHash(input), clock.wall(), PROOF_KEPT_MS);
  if (!fresh) throw new Refusal('human.verification.failed');
}

/** What a proof is remembered by. */
export function proofHash({
  verificationProvider,
  verificationPayload,
}: Pick<SendCode['input'], 'verificationProvider' | 'verificationPayload'>): string {
  return sha256(`human:${verificationProvider}:${verificationPayload}`);
}
