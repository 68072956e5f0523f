import { randomInt } from 'node:crypto';
import type { register as operation } from '@/contracts/member/register';
import {
  findMember,
  findMemberByEmail,
  findMemberByMobile,
  type Identity,
  insertMember,
  type NewMember,
  TakenError,
} from '../../db/members';
import { HOUR_MS, MINUTE_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { noteSecurityFact } from '../../db/security';
import { visitorOf } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { hashPassword } from '../passwords/password';
import { dayIn, refuseMinor } from '../register/age';
import { readInvitation } from '../register/invitation';
import { type Registration, readRegistration } from '../register/read-registration';
import { rulesOf } from '../register/register-rules';
import { solvesCaptcha } from '../session/captcha';
import { dialingCodeOf, internationalNumber } from '../system/countries';
import { type Counter, demandWork } from '../verification/demand-work';
import { refuseShutProvider, verifyFirebaseToken } from '../verification/firebase-token';
import { proveMobile } from '../verification/prove-mobile';

type Register = Call<typeof operation>;
type Fields = Registration['fields'];

/**
 * Opens an account (CALL-12). What can be said without a proof is said first; that a number or an address is taken
 * learns only who has passed captcha and code. The code is spent last: a fault elsewhere does not cost it.
 */
export async function register(call: Register) {
  const { db, merchant, input, clock } = call;
  const { fields } = readRegistration(input, merchant);
  if (fields.birthday) {
    refuseMinor(fields.birthday, merchant.ageLimit, dayIn(merchant.timeZone, clock.now()));
  }
  await demandRegistrationWork(call, fields);
  await demandCaptcha(call);
  const invitation = await readInvitation(call, merchant, input);
  const identity = await socialIdentity(call);
  if (fields.username && (await findMember(db, merchant.code, fields.username))) {
    throw new Refusal('account.exists');
  }
  const proof = await demandProof(call, fields);
  await refuseTaken(call, fields);
  const [passwordHash, paymentPasswordHash] = await Promise.all(
    [fields.password, fields.paymentPassword].map((password) => password && hashPassword(password)),
  );
  await proof?.spend();
  const member: Omit<NewMember, 'account'> = {
    merchant: merchant.code,
    passwordHash: passwordHash ?? '',
    paymentPasswordHash: paymentPasswordHash ?? null,
    type: 0,
    regDate: clock.now(),
    ...invitation,
    ...profileOf(call, fields),
  };
  const inserted = await insertUnder(fields.username, (account) =>
    insertMember(db, { ...member, account }, identity),
  );
  if (proof && fields.mobileNum) {
    await noteSecurityFact(db, inserted.id, { provedMobile: mobileOf(call, fields.mobileNum) }, null);
  }
  return null;
}

/**
 * Registering takes work, for one try with one name: that is the wall (070). It is dearer the more register from this
 * address, and at this site. A merchant may do without; whoever works instead of reading a captcha may not.
 */
async function demandRegistrationWork(call: Register, fields: Fields): Promise<void> {
  const { merchant, input, address } = call;
  const asksForCaptcha = rulesOf(merchant).captcha.enabled;
  const instead = asksForCaptcha && input.workInstead;
  if (!merchant.asksForWork && !instead) return;
  await demandWork(call, {
    key: workKeyOf(merchant.code, fields),
    work: input.work,
    counters: registrationCounters(merchant.code, address),
    captcha: asksForCaptcha && !instead,
    instead,
  });
}

/**
 * A captcha of its own besides, good for one try, where the operator's rules ask for one and no work stands in its place
 * (REG-56, CALL-15).
 */
async function demandCaptcha(call: Register): Promise<void> {
  const { merchant, input } = call;
  const { captcha, captchaId, workInstead } = input;
  if (!rulesOf(merchant).captcha.enabled || workInstead) return;
  const solved = captcha && captchaId && (await solvesCaptcha(call, { captchaId, captcha }));
  if (!solved) throw new Refusal('captcha.wrong');
}

/** What makes a registration dearer: those of its address within an hour, and those of the site within ten minutes. */
export function registrationCounters(merchant: string, address: string | null): Counter[] {
  const site = { key: `register:site:${merchant}`, withinMs: 10 * MINUTE_MS, free: 100, step: 100 };
  const visitor = { key: `register:address:${visitorOf(address)}`, withinMs: HOUR_MS, free: 5, step: 3 };
  return address === null ? [site] : [visitor, site];
}

/** What work for a registration is bound to. */
export const workKeyOf = (merchant: string, { username, mobileNum = '' }: Fields): string =>
  `register:${merchant}:${(username ?? mobileNum).toLowerCase()}`;

/** The identity of a social sign-in that found no account: it is linked to the new one. */
async function socialIdentity({ env, clock, merchant, input }: Register): Promise<Identity | undefined> {
  const { firebaseChannel, firebaseIdToken } = input;
  if (!firebaseIdToken || !firebaseChannel || firebaseChannel === 'sms') return undefined;
  const identity = await verifyFirebaseToken(env, firebaseIdToken, clock.wall());
  if (!identity || identity.provider === 'phone') throw new Refusal('firebase.failed');
  refuseShutProvider(identity, merchant);
  return { provider: identity.provider, uid: identity.uid };
}

/** Who names a mobile number proves it, where the merchant asks for the proof. */
async function demandProof(call: Register, fields: Fields) {
  const { merchant, input } = call;
  const asked = merchant.flags.REGMOBVERF3 && rulesOf(merchant).verificationCode.enabled;
  if (!asked || !fields.mobileNum) return null;
  const mobile = mobileOf(call, fields.mobileNum);
  const firebaseIdToken = input.firebaseChannel === 'sms' ? input.firebaseIdToken : undefined;
  const { verificationCode } = fields;
  return proveMobile(call, merchant, { purpose: 'register', mobile }, { verificationCode, firebaseIdToken });
}

async function refuseTaken(call: Register, { mobileNum, email }: Fields): Promise<void> {
  const { db, merchant } = call;
  const taken =
    (mobileNum && (await findMemberByMobile(db, merchant.code, mobileOf(call, mobileNum)))) ||
    (email && (await findMemberByEmail(db, merchant.code, email)));
  if (taken) throw new Refusal('account.in.use');
}

function mobileOf({ merchant, input }: Register, mobileNum: string): string {
  return internationalNumber(merchant, { mobileNum, countryDialingCode: input.countryDialingCode });
}

function profileOf({ merchant, input }: Register, fields: Fields) {
  const { nickname, payeeName, email, idNumber, birthday, mobileNum } = fields;
  const { qqNum, facebook, wechat, line, whatsapp, zalo } = fields;
  return {
    nickname,
    payeeName,
    email,
    idNumber,
    birthday,
    mobileNum,
    countryDialingCode: mobileNum && (input.countryDialingCode || dialingCodeOf(merchant)),
    contacts: { qqNum, facebook, wechat, line, whatsapp, zalo },
    registerUrl: input.registerUrl,
    registerMethod: input.registerMethod,
  };
}

/** Inserts under the account name, or under drawn ones until one is free. */
async function insertUnder(
  username: string | undefined,
  insert: (account: string) => Promise<Member>,
): Promise<Member> {
  try {
    return await insert(username ?? `m${randomInt(1e8, 1e9)}`);
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    if (error.what === 'contact') throw new Refusal('account.in.use');
    if (username) throw new Refusal('account.exists');
    return insertUnder(undefined, insert);
  }
}
