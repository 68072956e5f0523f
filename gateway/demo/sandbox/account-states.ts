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
import { numberToken, RIGHT_CODE, sealed, WRONG_CODE } from './login-states';
import type { State } from './state';
import { demoMember, freshMember, STATE_MERCHANT, STATE_PASSWORD } from './state-member';

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

  ...sealed({
    'a recovery by phone with a right SMS code': (sandbox) => recovery(sandbox),
    'a recovery by phone with a number that Firebase proved': async (sandbox) => {
      const { mobileNum, mobile, countryDialingCode } = await freshMember(sandbox);
      const firebaseIdToken = await numberToken(sandbox, mobile);
      return { newPassword: NEW_PASSWORD, mobileNum, countryDialingCode, firebaseIdToken };
    },
    'a recovery by phone with the old password': async (sandbox) => ({
      ...(await recovery(sandbox)),
      newPassword: STATE_PASSWORD,
    }),
    'a recovery by phone with a wrong SMS code': async (sandbox) => ({
      ...(await recovery(sandbox)),
      verificationCode: WRONG_CODE,
    }),
    'a recovery by phone with an expired SMS code': (sandbox) => recovery(sandbox, CODE_LIFE_MS),
    'a recovery by phone with a password that breaks the rule': async (sandbox) => ({
      ...(await recovery(sandbox)),
      newPassword: WEAK_PASSWORD,
    }),
    'a recovery by phone with a Firebase token that does not hold': async (sandbox) => ({
      ...(await recovery(sandbox)),
      firebaseIdToken: 'made.up.token',
    }),

    'a change of password with the right old password': (sandbox) => changeOfPassword(sandbox),
    'a change of password with a wrong old password': async (sandbox) => ({
      ...(await changeOfPassword(sandbox)),
      oldPassword: 'not-the-password',
    }),
  }),

  'an e-mail was sent to the account a moment ago': async ({ db, clock }) => {
    const { username } = recoverByEmail.example.input;
    await takeTurn(db, mailQuotas(STATE_MERCHANT, username), clock.now());
  },

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

/** A member's number, the code that was sent to it `ago` milliseconds back, and a new password. */
async function recovery(sandbox: Sandbox, ago = 0) {
  const { mobileNum, mobile, countryDialingCode } = await freshMember(sandbox);
  const key = { merchant: STATE_MERCHANT, purpose: 'forget', mobile } as const;
  await issueCode(sandbox.db, key, sandbox.clock.now() - ago, RIGHT_CODE);
  return { newPassword: NEW_PASSWORD, mobileNum, countryDialingCode, verificationCode: RIGHT_CODE };
}

async function changeOfPassword(sandbox: Sandbox) {
  const member = await freshMember(sandbox);
  return {
    token: await startSession(sandbox.db, member, sandbox.clock.now()),
    oldPassword: member.password,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  };
}
