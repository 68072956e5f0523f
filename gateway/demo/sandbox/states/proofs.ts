import { randomInt } from 'node:crypto';
import type { StateParams } from '@/contracts/provider-states/states';
import { sendCode } from '@/contracts/verification/send-code';
import { insertCaptcha } from '@/gateway/db/captchas';
import { insertLoginTask } from '@/gateway/db/login-tasks';
import { findObjectionLink, freezeBy } from '@/gateway/db/objections';
import { type ChallengePurpose, insertPasskey } from '@/gateway/db/passkeys';
import { HOUR_MS } from '@/gateway/db/quota-uses';
import { addIdentity } from '@/gateway/db/sandbox';
import { noteSecurityFact } from '@/gateway/db/security';
import { rememberBody } from '@/gateway/db/seen-bodies';
import { changeNotice } from '@/gateway/domains/account-protection/change-message';
import { contactKey, contactOf } from '@/gateway/domains/account-protection/contact';
import { FROZEN } from '@/gateway/domains/account-protection/frozen-message';
import { FREEZE_MS, OBJECTION_LIFE_MS } from '@/gateway/domains/account-protection/objection-times';
import { newChallenge } from '@/gateway/domains/passkeys/challenges';
import { CODE_LIFE_MS, issueCode } from '@/gateway/domains/verification/codes';
import { firebaseProject } from '@/gateway/domains/verification/firebase-token';
import { PROOF_KEPT_MS, proofHash } from '@/gateway/domains/verification/send-code';
import { ANY_VISITOR, ITERATIONS, MOST, newTask } from '@/gateway/domains/verification/task';
import { randomToken, sha256 } from '@/gateway/platform/hash';
import { STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf, type Row, textOf } from './row';

const DAY_MS = 24 * HOUR_MS;
/** Passkeys that a member of the states may have. */
const ANY_NUMBER = 1000;
/** Tries that the work of a state takes at most: the command does it once for each row. */
const FEW_TRIES = 40;

/** Handlers of the states about what proves who asks: codes, captchas, work, passkeys, links. */
export const proofHandlers = {
  'a proof': async (row, params) => PROOFS[params.of ?? 'code'](row, params),

  'a passkey': async (row, params) => {
    const { publicKey: key, challenge: purpose } = params;
    const passkey = key === undefined ? {} : await addPasskey(row, key, params);
    if (!purpose) return passkey;
    const whose = purpose === 'login' ? STATE_MERCHANT : (await memberOf(row)).id;
    return { ...passkey, challenge: await newChallenge(row, `${purpose}:${whose}` as ChallengePurpose) };
  },

  'an objection may be made': async (row, { daysAgo = 0, used = false }) => {
    const member = await memberOf(row);
    const { id: memberId } = member;
    const objectionCode = randomToken(16);
    const codeHash = sha256(objectionCode);
    const now = row.clock.now();
    const at = now - daysAgo * DAY_MS;
    const notice = { memberId, change: 'mobileChanged', texts: changeNotice('mobileChanged') } as const;
    const link = { codeHash, at, expiresAt: at + OBJECTION_LIFE_MS };
    await noteSecurityFact(
      row.db,
      memberId,
      { provedMobile: contactOf(member, 'mobile') },
      { ...notice, ...link, messages: [] },
    );
    const found = used && (await findObjectionLink(row.db, STATE_MERCHANT, codeHash));
    if (found) await freezeBy(row.db, found, now + FREEZE_MS, { memberId, texts: FROZEN, createdAt: now });
    return { objectionCode };
  },
} satisfies Partial<Handlers>;

type Params = StateParams<'a proof'>;

const PROOFS: Record<NonNullable<Params['of']>, (row: Row, params: Params) => Promise<object>> = {
  code: async (row, { to = 'mobile', purpose = 'login', expired = false }) => {
    const code = await issue(row, to, purpose, expired ? CODE_LIFE_MS : 0);
    return to.startsWith('new') ? { newVerificationCode: code } : { verificationCode: code };
  },

  captcha: async ({ db, clock }) => {
    const now = clock.now();
    const captcha = { id: randomToken(), answer: '7390', visitor: null, createdAt: now };
    await insertCaptcha(db, { ...captcha, expiresAt: now + DAY_MS });
    return { captchaId: captcha.id, captcha: captcha.answer };
  },

  human: async ({ db, clock, values }, { used = false }) => {
    const verificationPayload = randomToken();
    if (!used) return { verificationPayload };
    const { verificationProvider, purpose } = sendCode.example.input;
    const asked = { verificationProvider, purpose, verificationPayload };
    const number = {
      mobileNum: textOf(values, 'newMobileNum'),
      countryDialingCode: textOf(values, 'newCountryDialingCode'),
    };
    await rememberBody(db, proofHash({ ...asked, ...number }), clock.wall(), PROOF_KEPT_MS);
    return { verificationPayload };
  },

  work: async ({ db, clock }) => {
    const { salt, challenge, answer } = newTask(FEW_TRIES);
    const task = { challenge, accountKey: challenge, visitor: ANY_VISITOR, answer, size: MOST };
    await insertLoginTask(db, { ...task, expiresAt: clock.now() + DAY_MS });
    return {
      workSalt: salt,
      workChallenge: challenge,
      workMaxnumber: FEW_TRIES,
      workIterations: ITERATIONS,
    };
  },

  firebase: async (row, { signInProvider: provider = 'phone', ofMember = false }) => {
    const uid = randomToken();
    if (ofMember) {
      const { id: memberId } = await memberOf(row);
      await addIdentity(row.db, { merchant: STATE_MERCHANT, memberId, provider, uid });
    }
    return { uid, firebaseProject: firebaseProject(row.env) };
  },
};

/** Gives the member a passkey with a public key. */
export async function addPasskey(row: Row, publicKey: string, how: StateParams<'a passkey'> = {}) {
  const { daysAgo = 0, counter = 1, synced = false } = how;
  const { id: memberId, merchant } = await memberOf(row);
  const passkeyId = crypto.randomUUID();
  const credentialId = randomToken();
  const now = row.clock.now();
  const passkey = {
    id: passkeyId,
    merchant,
    memberId,
    credentialId,
    publicKey,
    counter,
    backupEligible: synced,
    backedUp: synced,
    counterNoticedAt: null,
    createdAt: now - daysAgo * DAY_MS,
    lastUsedAt: now,
    name: 'Điện thoại của An',
  };
  await insertPasskey(row.db, passkey, ANY_NUMBER, null);
  return { passkeyId, credentialId };
}

type Purpose = 'login' | 'register' | 'forget' | 'contact';

/** Issues a code as it would have been sent so many milliseconds ago; the code. */
async function issue(row: Row, to: string, purpose: Purpose, agoMs: number): Promise<string> {
  const { db, clock, values } = row;
  const isNew = to.startsWith('new');
  const number = isNew
    ? `+${textOf(values, 'newCountryDialingCode')}${textOf(values, 'newMobileNum')}`
    : `+${textOf(values, 'countryDialingCode')}${textOf(values, 'mobileNum')}`;
  const address = textOf(values, isNew ? 'newEmail' : 'email');
  const recipient = /email/i.test(to) ? address : number;
  const key =
    purpose === 'contact'
      ? contactKey(await memberOf(row), recipient)
      : ({ merchant: STATE_MERCHANT, purpose, mobile: recipient } as const);
  const code = String(randomInt(1e5, 1e6));
  return issueCode(db, key, clock.now() - agoMs, { code });
}
