import type { SiteFlag } from '@/contracts/flags';
import type { CodePurpose, sendCode as operation } from '@/contracts/verification/send-code';
import { findMemberByMobile } from '../../db/members';
import { sendMessage } from '../../db/outbox';
import { consumeQuota, HOUR_MS, MINUTE_MS, type Quota } from '../../db/quota-uses';
import { rememberBody } from '../../db/seen-bodies';
import type { CodeKey } from '../../db/verification-codes';
import { visitorOf } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { sha256 } from '../../platform/hash';
import { quotaOfAddress, withinQuota } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { internationalNumber, refuseClosedCountry } from '../system/countries';
import { codeMessage } from './code-message';
import { issueCode } from './codes';
import { type Counter, demandWork } from './demand-work';

/** Until the next code for a number may be asked for: the answer's `expirationTime`. The code itself lives longer. */
export const PAUSE_MS = MINUTE_MS;
/** Longer than any proof is good at the edge. */
export const PROOF_KEPT_MS = HOUR_MS;
/** Codes that an address gets in an hour at most, whatever it works: work is cheaper than an SMS. */
const MOST_OF_ADDRESS = 60;
/** SMS that a number without an account gets in a day at most. */
const MOST_TO_STRANGER = 20;
const FLAG_OF: Record<CodePurpose, SiteFlag> = {
  login: 'MOBILEVERCODELOGIN3',
  register: 'REGMOBVERF3',
  forget: 'CHNGPASSVERIF3',
};

type SendCode = Call<typeof operation>;

/**
 * Sends an SMS code (CALL-17). `expirationTime` is when the next code may be asked for (SMS-10, SMS-36); the code is
 * good for five minutes. Known and unknown numbers are answered alike; where an account is needed, a number without
 * one is sent nothing (FORGOT-54), and elsewhere no more than `MOST_TO_STRANGER` a day.
 */
export async function sendCode(call: SendCode) {
  const { db, clock, merchant, input, language, address } = call;
  const { purpose, countryDialingCode } = input;
  const mobileNum = input.mobileNum ?? input.mobileNo;
  if (!mobileNum) throw new Refusal('request.invalid');
  if (!merchant.flags[FLAG_OF[purpose]]) throw new Refusal('permission.denied');
  refuseClosedCountry(merchant, countryDialingCode);
  const now = clock.now();
  const mobile = internationalNumber(merchant, { mobileNum, countryDialingCode });
  const key = { merchant: merchant.code, purpose, mobile };
  const visitor = visitorOf(address);
  const pause = codePause(key, visitor);
  const ceiling = quotaOfAddress('code:most', address, MOST_OF_ADDRESS, HOUR_MS);
  const isLong = await withinQuota(db, [pause, ...ceiling], now, async () => {
    await takeProof(call);
    return demandWorkForCode(call, mobile);
  });
  const code = await issueCode(db, key, now, { visitor, isLong });
  const member = await findMemberByMobile(db, merchant.code, mobile);
  if (member || (purpose === 'register' && (await mayBeSent(call, mobile)))) {
    await sendMessage(db, {
      channel: 'sms',
      recipient: mobile,
      body: codeMessage(merchant, code, language),
      sentAt: now,
    });
  }
  return { expirationTime: now + PAUSE_MS };
}

/** Takes a turn at an SMS to a number that no member has; who is refused it is not told, for members are not. */
async function mayBeSent({ db, clock, merchant }: SendCode, mobile: string): Promise<boolean> {
  const key = `code:stranger:${merchant.code}:${mobile}`;
  const quota = { key, most: MOST_TO_STRANGER, withinMs: 24 * HOUR_MS };
  return (await consumeQuota(db, [quota], clock.now())) === null;
}

/** One code a minute for a visitor, a number and a purpose: no stranger has anybody wait (SMS-36). */
export const codePause = ({ merchant, purpose, mobile }: CodeKey, visitor: string): Quota => ({
  key: `code:pause:${merchant}:${purpose}:${mobile}:${visitor}`,
  most: 1,
  withinMs: PAUSE_MS,
});

/**
 * Codes that cost nothing but the proof of the edge: five an hour for a number, ten for an address, a hundred in ten minutes
 * for a site. Each further one takes work, dearer each time (070, SMS-36).
 */
export function codeCounters(merchant: string, mobile: string, address: string | null): Counter[] {
  const number = { key: `code:number:${merchant}:${mobile}`, withinMs: HOUR_MS, free: 5, step: 1 };
  const site = { key: `code:site:${merchant}`, withinMs: 10 * MINUTE_MS, free: 100, step: 100 };
  const visitor = { key: `code:address:${visitorOf(address)}`, withinMs: HOUR_MS, free: 10, step: 5 };
  return address === null ? [number, site] : [number, visitor, site];
}

/** What work for a code is bound to. */
export const codeWorkKey = (merchant: string, mobile: string): string => `code:${merchant}:${mobile}`;

/** Responses whether it took work. @throws Refusal `work.required` */
function demandWorkForCode(call: SendCode, mobile: string): Promise<boolean> {
  const { merchant, input, address } = call;
  return demandWork(call, {
    key: codeWorkKey(merchant.code, mobile),
    work: input.work,
    counters: codeCounters(merchant.code, mobile, address),
    freeAtFirst: true,
  });
}

/** The edge has checked the proof; here each is good once. */
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
