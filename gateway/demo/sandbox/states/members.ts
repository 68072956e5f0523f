import { AVATARS } from '@/contracts/member/avatars';
import type { StateParams } from '@/contracts/provider-states/states';
import { EXAMPLE_ANSWERS } from '@/contracts/security/questions';
import { EXAMPLE_WHERE } from '@/contracts/session/where';
import { insertFailures } from '@/gateway/db/login-failures';
import { setMemberStatus } from '@/gateway/db/members';
import { countWrongTry, MOST_FAILURES, savePaymentPassword } from '@/gateway/db/payment-passwords';
import { allowContact, saveIcon } from '@/gateway/db/profiles';
import { HOUR_MS } from '@/gateway/db/quota-uses';
import { changeMember } from '@/gateway/db/sandbox';
import type { Member } from '@/gateway/db/schema';
import { noteSecurityFact, saveSecurityAnswers } from '@/gateway/db/security';
import { endSession, findSession, listLogins, noteAuthenticated, setStaying } from '@/gateway/db/sessions';
import { contactOf } from '@/gateway/domains/account-protection/contact';
import { FREEZE_MS } from '@/gateway/domains/account-protection/objection-times';
import { answersHash } from '@/gateway/domains/security/questions';
import { markDevice } from '@/gateway/domains/session/device-mark';
import { keysOf } from '@/gateway/domains/session/guarded-attempt';
import { startSession } from '@/gateway/domains/session/open-session';
import { PROOF_LASTS_MS } from '@/gateway/domains/session/reauthenticate';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { sha256 } from '@/gateway/platform/hash';
import { dayAfter, siteDays } from '@/gateway/platform/site-days';
import { TRIAL_TYPE } from '@/gateway/platform/trial';
import { publicKey } from '../public-key';
import { quickHash } from '../quick-hash';
import { siteOf } from '../site';
import { freshAccount, freshMember, freshNumber, STATE_MERCHANT, STATE_PASSWORD } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf, type Row, textOf } from './row';

/** Money that a member of the states has, in 1/100. */
export const BALANCE = 1_234_567_800;
export const PAYMENT_PASSWORD = '220926';
/** The member's name as banks print it. */
export const HOLDER = 'NGUYEN MINH AN';
const DAY_MS = 24 * HOUR_MS;
/** More than two pages. */
const LOGINS = 50;

/** Handlers of the states about who asks: members, and who is none yet. */
export const memberHandlers = {
  'a member': async (row, params) => {
    const values = await (params.isNew ? justRegistered(row, params.type) : newMember(row, params.type));
    return withDifferences({ ...row, values }, params);
  },

  'somebody who is not a member': async (row, { taken = false }) => {
    const { mobileNum, countryDialingCode } = freshNumber();
    const account = freshAccount();
    const email = `${account}@example.org`;
    if (taken) await freshMember(row, { account, mobileNum, countryDialingCode, email });
    const number = { newMobileNum: mobileNum, newCountryDialingCode: countryDialingCode };
    return { newUsername: account, ...number, newEmail: email, publicKey: publicKey(row.env) };
  },
} satisfies Partial<Handlers>;

type Params = StateParams<'a member'>;
type Differences = {
  [Name in keyof Params]: (row: Row, value: NonNullable<Params[Name]>, member: Member) => Promise<unknown>;
};

/** What each parameter makes different, in this order; some answer values. */
const DIFFERENCES: Differences = {
  account: async ({ db, clock }, state, { id }) => {
    if (state === 'disabled') await setMemberStatus(db, id, 'disabled');
    if (state === 'frozen') await changeMember(db, id, { frozenUntil: clock.now() + FREEZE_MS });
    if (state === 'changed') await noteSecurityFact(db, id, { passwordChangedAt: clock.now() }, null);
    if (state === 'given') await changeMember(db, id, { mustChangePassword: true });
  },
  contacts: async ({ db }, state, member) => {
    const none = { mobileNum: null, countryDialingCode: null, email: null };
    if (state === 'none') return changeMember(db, member.id, none);
    const proved = { provedMobile: contactOf(member, 'mobile'), provedEmail: member.email };
    await noteSecurityFact(db, member.id, proved, null);
  },
  paymentPassword: async ({ db, clock }, state, { id }) => {
    const now = clock.now();
    if (state === 'none') await changeMember(db, id, { paymentPasswordHash: null });
    if (state === 'changed') await savePaymentPassword(db, id, await quickHash(PAYMENT_PASSWORD), now, null);
    if (state !== 'locked') return;
    for (let count = 0; count < MOST_FAILURES; count += 1) await countWrongTry(db, id, now);
  },
  questionsDaysAgo: async ({ db, clock }, days, { id: memberId }) => {
    const questionIds = EXAMPLE_ANSWERS.map(({ questionId }) => questionId);
    const answered = { memberId, questionIds, answersHash: await answersHash(EXAMPLE_ANSWERS) };
    await saveSecurityAnswers(db, { ...answered, setAt: clock.now() - days * DAY_MS }, null);
  },
  profile: async ({ db, clock }, isTold, { id: memberId }) => {
    if (!isTold) return;
    await changeMember(db, memberId, { payeeName: HOLDER, birthday: '1996-04-18' });
    await saveIcon(db, memberId, AVATARS[0]);
    await allowContact(db, { memberId, topic: 'offers', channel: 'email' }, clock.now());
  },
  device: async ({ db, clock }, isKnown, { id }) => {
    if (isKnown) return { deviceMark: (await markDevice(db, undefined, id, clock.now())).deviceMark };
  },
  failedLogins: async ({ db, clock }, times, { account }) => {
    const keys = { account: keysOf(STATE_MERCHANT, account, null).account, address: null };
    await insertFailures(db, keys, times, clock.now());
  },
  elsewhere: async (row, isSo, member) => {
    if (!isSo) return;
    const { token, sessionId } = await logInFromPhone(row, member);
    for (const one of [token, textOf(row.values, 'token')]) await setStaying(row.db, sha256(one), true);
    return { elsewhere: sessionId };
  },
  loggedInOften: async (row, isSo, member) => {
    if (!isSo) return;
    let token = '';
    for (let count = 0; count < LOGINS; count += 1) ({ token } = await logInFromPhone(row, member));
    const [last] = await listLogins(row.db, member.id, undefined, 1);
    return { token, cursor: last && `${last.at}.${last.id}` };
  },
  session: async ({ db, clock, values }, state, member) => {
    const now = clock.now();
    const tokenHash = sha256(textOf(values, 'token'));
    if (state === 'ended') await endSession(db, tokenHash, now, 'elsewhere');
    if (state === 'proved') await noteAuthenticated(db, tokenHash, now);
    if (state === 'stays') await setStaying(db, tokenHash, true);
    if (state !== 'unproved') return;
    const token = await startSession(db, member, now - PROOF_LASTS_MS - 1);
    await setStaying(db, sha256(token), true);
    return { token };
  },
};

/** Makes the member of the row as different as it is asked for; all values. */
async function withDifferences(row: Row, params: Params): Promise<Row['values']> {
  const member = await memberOf(row);
  let { values } = row;
  for (const [name, make] of Object.entries(DIFFERENCES)) {
    const value = params[name as keyof Params];
    const differ = make as (row: Row, value: unknown, member: Member) => Promise<object | undefined>;
    if (value !== undefined) values = { ...values, ...(await differ({ ...row, values }, value, member)) };
  }
  return values;
}

/** A member that nobody else uses, with money unless on trial, whose session is open. */
async function newMember(row: Row, type = 0) {
  const { db, clock } = row;
  const isTrial = type === TRIAL_TYPE;
  const own = { nickname: 'Minh An', rank: 'silver' } as const;
  const member = await freshMember(row, {
    ...own,
    type,
    email: `${freshAccount()}@example.org`,
    paymentPasswordHash: isTrial ? null : await quickHash(PAYMENT_PASSWORD),
  });
  await openWallet(db, member.id, BALANCE, clock.now());
  const { token, sessionId } = await logInFromPhone(row, member);
  const { account: username, mobileNum, countryDialingCode, email } = member;
  const paymentPassword = PAYMENT_PASSWORD;
  const contacts = { mobileNum, countryDialingCode, email };
  const known = { username, password: STATE_PASSWORD, paymentPassword, ...contacts, fee: '0.00' };
  return { token, sessionId, ...known, ...(await lastWeek(row)), publicKey: publicKey(row.env) };
}

/** One of whom there is nothing to list. */
async function justRegistered(row: Row, type = 0) {
  const token = await startSession(row.db, await freshMember(row, { type }), row.clock.now());
  const named = { reference: crypto.randomUUID(), name: 'nobody' };
  return { token, ...(await lastWeek(row)), ...named, publicKey: publicKey(row.env) };
}

async function lastWeek(row: Row) {
  const today = siteDays(await siteOf(row, STATE_MERCHANT)).dayOf(row.clock.now());
  return { from: dayAfter(today, -6), to: today };
}

/** Logs in as from the telephone of the contracts' visitor; the token, and the public name of the session. */
async function logInFromPhone({ db, clock }: Pick<Row, 'db' | 'clock'>, member: Member) {
  const token = await startSession(db, member, clock.now(), { way: 'password', ...EXAMPLE_WHERE });
  const found = await findSession(db, sha256(token));
  return { token, sessionId: found?.session.loginId };
}
