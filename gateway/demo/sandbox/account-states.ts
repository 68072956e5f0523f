import { checkAffiliate } from '../../../contracts/affiliate/check-affiliate';
import { recoverByEmail } from '../../../contracts/member/recover-by-email';
import { sendCode } from '../../../contracts/verification/send-code';
import { clearAffiliates, saveAffiliate } from '../../db/affiliates';
import { updateMerchant } from '../../db/merchants';
import { rememberBody } from '../../db/seen-bodies';
import { takeTurn } from '../../db/turns';
import { mailQuotas } from '../../member/recover-by-email';
import { freePlayQuotas, MOST_FREE_PLAYS } from '../../session/free-play';
import { startSession } from '../../session/open-session';
import { CODE_LIFE_MS, issueCode } from '../../verification/codes';
import { codeQuotas, PROOF_KEPT_MS, proofHash } from '../../verification/send-code';
import type { Sandbox } from './command';
import { RIGHT_CODE, WRONG_CODE } from './login-states';
import { seal } from './sealed-body';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT } from './state-member';

/** The visitor's address in every contract. */
const VISITOR = '203.0.113.48';
/** Too short for any rule. */
const WEAK_PASSWORD = 'a1';
const NEW_PASSWORD = 'Lantern3310';

/** Provider states of codes, passwords, invitations and free play. */
export const accountStates: Record<string, State> = {
  'nobody has the username': () => {},
  'the number may be sent a code': () => {},
  'a member has an e-mail address': () => {},
  'an agent has the invitation code': () => {},
  'an agent has the domain': () => {},

  'a code was sent to the number a moment ago': async ({ db, clock }) => {
    const { mobileNum, countryDialingCode } = sendCode.example.input;
    const quotas = codeQuotas(STATE_MERCHANT, `+${countryDialingCode}${mobileNum}`, null);
    await takeTurn(db, quotas, clock.now());
  },

  'the human verification was used before': async ({ db, clock }) => {
    await rememberBody(db, proofHash(sendCode.example.input), clock.wall(), PROOF_KEPT_MS);
  },

  'a recovery by phone with a right SMS code': (sandbox) => recovery(sandbox),
  'a recovery by phone with the old password': (sandbox) =>
    recovery(sandbox, ({ password }) => ({ newPassword: password })),
  'a recovery by phone with a wrong SMS code': (sandbox) =>
    recovery(sandbox, () => ({ verificationCode: WRONG_CODE })),
  'a recovery by phone with an expired SMS code': (sandbox) => recovery(sandbox, () => ({}), CODE_LIFE_MS),

  'a recovery by phone with a password that breaks the rule': (sandbox) =>
    recovery(sandbox, () => ({ newPassword: WEAK_PASSWORD })),
  'a recovery by phone with a Firebase token that does not hold': (sandbox) =>
    recovery(sandbox, () => ({ verificationCode: undefined, firebaseIdToken: 'made.up.token' })),

  'an e-mail was sent to the account a moment ago': async ({ db, clock }) => {
    const { username } = recoverByEmail.example.input;
    await takeTurn(db, mailQuotas(STATE_MERCHANT, username), clock.now());
  },

  'a change of password with the right old password': (sandbox) => changeOfPassword(sandbox),
  'a change of password with a wrong old password': (sandbox) =>
    changeOfPassword(sandbox, { oldPassword: 'not-the-password' }),

  'no agent has the invitation code': ({ db }) => clearAffiliates(db),
  'the invitation code belongs to another domain': async (sandbox) => {
    const { code } = checkAffiliate.example.input;
    const { id: memberId } = await demoMember(sandbox, { type: 1 });
    const domains = ['another.example.com'];
    await saveAffiliate(sandbox.db, { merchant: STATE_MERCHANT, code, memberId, domains });
  },

  'free play is offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: true }),
  'free play is not offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: false }),
  'the address has had its free plays': async ({ db, clock }) => {
    for (let turn = 0; turn < MOST_FREE_PLAYS; turn += 1) {
      await takeTurn(db, freePlayQuotas(VISITOR), clock.now());
    }
  },
};

type Own = Awaited<ReturnType<typeof freshMember>>;

async function recovery(sandbox: Sandbox, more: (member: Own) => object = () => ({}), ago = 0) {
  const member = await freshMember(sandbox);
  const { mobileNum, mobile } = member;
  const key = { merchant: STATE_MERCHANT, purpose: 'forget', mobile } as const;
  await issueCode(sandbox.db, key, sandbox.clock.now() - ago, RIGHT_CODE);
  return seal(sandbox, {
    newPassword: NEW_PASSWORD,
    mobileNum,
    countryDialingCode: '84',
    verificationCode: RIGHT_CODE,
    ...more(member),
  });
}

async function changeOfPassword(sandbox: Sandbox, more: object = {}) {
  const member = await freshMember(sandbox);
  const body = await seal(sandbox, {
    oldPassword: member.password,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
    ...more,
  });
  return { ...body, token: await startSession(sandbox.db, member, sandbox.clock.now()) };
}
