import { EXAMPLE_WHERE } from '@/contracts/session/where';
import { insertFailures } from '@/gateway/db/login-failures';
import { setMemberStatus } from '@/gateway/db/members';
import { countWrongTry, MOST_FAILURES } from '@/gateway/db/payment-passwords';
import { changeMember } from '@/gateway/db/sandbox';
import type { Member } from '@/gateway/db/schema';
import { noteSecurityFact } from '@/gateway/db/security';
import { endSession, findSession, listLogins, noteAuthenticated, setStaying } from '@/gateway/db/sessions';
import { contactOf } from '@/gateway/domains/account-protection/contact';
import { FREEZE_MS } from '@/gateway/domains/account-protection/objection-times';
import { markDevice } from '@/gateway/domains/session/device-mark';
import { keysOf } from '@/gateway/domains/session/guarded-attempt';
import { startSession } from '@/gateway/domains/session/open-session';
import { PROOF_LASTS_MS } from '@/gateway/domains/session/reauthenticate';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { sha256 } from '@/gateway/platform/hash';
import { dayAfter, siteDays } from '@/gateway/platform/site-days';
import { TRIAL_TYPE } from '@/gateway/platform/trial';
import { quickHash } from '../quick-hash';
import { siteOf } from '../site';
import { freshAccount, freshMember, freshNumber, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf, type Row, textOf } from './row';

/** Money that a member of the states has, in 1/100. */
export const BALANCE = 1_234_567_800;
export const PAYMENT_PASSWORD = '220926';
const PASSWORD = 'Lantern2209';
const AGENT = 1;
/** More than two pages. */
const LOGINS = 50;

/** Handlers of the states about accounts, sessions and contacts. */
export const memberHandlers = {
  'a member': (row, params) => newMember(row, params),
  'another member': (row, params) => newMember(row, params),

  'the member’s account': async (row, { state }) => {
    const { id } = await memberOf(row);
    if (state === 'disabled') await setMemberStatus(row.db, id, 'disabled');
    if (state === 'frozen') await changeMember(row.db, id, { frozenUntil: row.clock.now() + FREEZE_MS });
    if (state === 'changed') {
      await noteSecurityFact(row.db, id, { passwordChangedAt: row.clock.now() }, null);
    }
    if (state === 'given') await changeMember(row.db, id, { mustChangePassword: true });
  },

  'the member’s session': async (row, { state }) => {
    const member = await memberOf(row);
    const { db, clock } = row;
    const now = clock.now();
    const tokenHash = sha256(textOf(row.values, 'token'));
    if (state === 'ended') await endSession(db, tokenHash, now, 'elsewhere');
    if (state === 'proved') await noteAuthenticated(db, tokenHash, now);
    if (state === 'stays') await setStaying(db, tokenHash, true);
    if (state !== 'unproved') return {};
    const token = await startSession(db, member, now - PROOF_LASTS_MS - 1);
    await setStaying(db, sha256(token), true);
    return { token };
  },

  'the member is logged in elsewhere': async (row) => {
    const { token, sessionId } = await logInFromPhone(row, await memberOf(row));
    for (const one of [token, textOf(row.values, 'token')]) await setStaying(row.db, sha256(one), true);
    return { elsewhere: sessionId };
  },

  'the member has logged in often': async (row) => {
    const member = await memberOf(row);
    let token = '';
    for (let count = 0; count < LOGINS; count += 1) ({ token } = await logInFromPhone(row, member));
    const [last] = await listLogins(row.db, member.id, undefined, 1);
    return { token, cursor: last && `${last.at}.${last.id}` };
  },

  'the member’s contacts': async (row, { state }) => {
    const member = await memberOf(row);
    if (state === 'none') {
      await changeMember(row.db, member.id, { mobileNum: null, countryDialingCode: null, email: null });
    }
    if (state !== 'proved') return;
    const proved = { provedMobile: contactOf(member, 'mobile'), provedEmail: member.email };
    await noteSecurityFact(row.db, member.id, proved, null);
  },

  'somebody who is not a member': async (row, { taken = false }) => {
    const { mobileNum, countryDialingCode } = freshNumber();
    const account = freshAccount();
    const email = `${account}@example.org`;
    if (taken) await freshMember(row, { account, mobileNum, countryDialingCode, email });
    const number = { newMobileNum: mobileNum, newCountryDialingCode: countryDialingCode };
    return { newUsername: account, ...number, newEmail: email };
  },

  'the member has an upline': async (row) => {
    const { id } = await memberOf(row);
    const upline = await freshMember(row, { type: AGENT });
    await changeMember(row.db, id, { uplineId: upline.id });
    return { upline: upline.account };
  },

  'the member has a downline': async (row, { type = 0 }) => {
    const { id: uplineId } = await memberOf(row);
    return { downline: (await freshMember(row, { uplineId, type })).account };
  },

  'tries have failed': async (row, { of, times = 1, locked = false }) => {
    const { id, account } = await memberOf(row);
    const { db, clock } = row;
    const keys = { account: keysOf(STATE_MERCHANT, account, null).account, address: null };
    if (of === 'login') await insertFailures(db, keys, times, clock.now());
    if (of !== 'paymentPassword') return;
    const tries = locked ? MOST_FAILURES : times;
    for (let count = 0; count < tries; count += 1) await countWrongTry(db, id, clock.now());
  },

  'the member has a device': async ({ db, clock, values }) => {
    const { id } = await memberOf({ db, values });
    return { deviceMark: (await markDevice(db, undefined, id, clock.now())).deviceMark };
  },
} satisfies Partial<Handlers>;

/** A member that nobody else uses, with money unless on trial, whose session is open. */
async function newMember(row: Row, { type = 0 }: { type?: number }) {
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
  const today = siteDays(await siteOf(row, STATE_MERCHANT)).dayOf(clock.now());
  const lastWeek = { from: dayAfter(today, -6), to: today };
  const known = { username, password: PASSWORD, paymentPassword, ...contacts };
  return { token, sessionId, ...known, fee: '0.00', ...lastWeek };
}

/** Logs in as from the telephone of the contracts' visitor; the token, and the public name of the session. */
async function logInFromPhone({ db, clock }: Pick<Row, 'db' | 'clock'>, member: Member) {
  const token = await startSession(db, member, clock.now(), { way: 'password', ...EXAMPLE_WHERE });
  const found = await findSession(db, sha256(token));
  return { token, sessionId: found?.session.loginId };
}
