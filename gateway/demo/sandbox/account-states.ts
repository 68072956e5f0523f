import { randomInt } from 'node:crypto';
import { sendCode } from '@/contracts/verification/send-code';
import { saveAffiliate } from '../../db/affiliates';
import { updateMerchant } from '../../db/merchants';
import { consumeQuota } from '../../db/quota-uses';
import { rememberBody } from '../../db/seen-bodies';
import { mailPause } from '../../domains/member/recover-by-email';
import { freePlayQuotas, MOST_FREE_PLAYS } from '../../domains/session/free-play';
import { startSession } from '../../domains/session/open-session';
import { CODE_LIFE_MS, issueCode } from '../../domains/verification/codes';
import { codeCounters, codePause, PROOF_KEPT_MS, proofHash } from '../../domains/verification/send-code';
import { visitorOf } from '../../platform/address-key';
import { randomToken } from '../../platform/hash';
import type { Sandbox } from './command';
import { doneWork, numberToken, RIGHT_CODE, sealed, WRONG_CODE } from './login-states';
import type { State } from './state';
import {
  demoMember,
  freshAccount,
  freshMember,
  freshNumber,
  internationalOf,
  NO_COUNTRY,
  STATE_MERCHANT,
  STATE_PASSWORD,
  VISITOR,
} from './state-member';

/** Where the visitors of the invitations are. */
const DOMAIN = 'play.example.org';
/** Too short for any rule. */
const WEAK_PASSWORD = 'a1';
const NEW_PASSWORD = 'Lantern3310';

/** Provider states of codes, passwords, invitations and free play. */
export const accountStates: Record<string, State> = {
  'nobody has the username': () => ({ username: freshAccount() }),

  'the number may be sent a code': () => codeRequest(),
  'a code was sent to the number a moment ago': async ({ db, clock }) => {
    const values = codeRequest();
    const key = { merchant: STATE_MERCHANT, purpose: 'login', mobile: internationalOf(values) } as const;
    await consumeQuota(db, [codePause(key, visitorOf(VISITOR))], clock.now());
    return values;
  },
  'so many codes were asked for that the next one takes work': (sandbox) => muchAsked(sandbox),
  'a code is asked for with the work that it takes': async (sandbox) => {
    const values = await muchAsked(sandbox);
    return { ...values, ...(await doneWork(sandbox)) };
  },
  'the human verification was used before': async ({ db, clock }) => {
    const values = codeRequest();
    const { verificationProvider } = sendCode.example.input;
    await rememberBody(db, proofHash({ ...values, verificationProvider }), clock.wall(), PROOF_KEPT_MS);
    return values;
  },

  'no codes are sent to the country of the number': () => ({
    ...codeRequest(),
    countryDialingCode: NO_COUNTRY,
  }),

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

  'a member has an e-mail address': (sandbox) => worked(sandbox),
  'a member has an e-mail address, and a mail takes no work': async (sandbox) => {
    await updateMerchant(sandbox.db, STATE_MERCHANT, { asksForWork: false });
    return memberWithEmail(sandbox);
  },
  'an e-mail is asked for without the work that it takes': (sandbox) => memberWithEmail(sandbox),
  'an e-mail was sent to the account a moment ago': async (sandbox) => {
    const values = await worked(sandbox);
    await consumeQuota(
      sandbox.db,
      [mailPause(STATE_MERCHANT, values.username, VISITOR)],
      sandbox.clock.now(),
    );
    return values;
  },

  'an agent has the invitation code': (sandbox) => invitation(sandbox, [DOMAIN]),
  'an agent has the domain': (sandbox) => invitation(sandbox, [DOMAIN]),
  'no agent has the invitation code': () => ({ code: freshCode(), domain: DOMAIN }),
  'the invitation code belongs to another domain': (sandbox) => invitation(sandbox, ['another.example.com']),

  'free play is offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: true }),
  'free play is not offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: false }),
  'the address has had its free plays': async ({ db, clock }) => {
    for (let index = 0; index < MOST_FREE_PLAYS; index += 1) {
      await consumeQuota(db, freePlayQuotas(VISITOR), clock.now());
    }
  },
};

const freshCode = (): string => `STATE${randomInt(1e6, 1e7)}`;

/** What a request for a code names: a number that nobody has, and a proof that nobody has shown. */
function codeRequest() {
  const number = freshNumber();
  return { ...number, mobileNo: number.mobileNum, verificationPayload: randomToken() };
}

/** A request for a code to a number that has had those of the hour that cost nothing. */
async function muchAsked({ db, clock }: Sandbox) {
  const values = codeRequest();
  const [number] = codeCounters(STATE_MERCHANT, internationalOf(values), null);
  if (!number) return values;
  for (let index = 0; index < number.free; index += 1) {
    await consumeQuota(db, [{ ...number, most: number.free }], clock.now());
  }
  return values;
}

/** A member with an e-mail address, and the work that a mail to it takes. */
async function worked(sandbox: Sandbox) {
  const values = await memberWithEmail(sandbox);
  return { ...values, ...(await doneWork(sandbox)) };
}

async function memberWithEmail(sandbox: Sandbox) {
  const email = `${freshAccount()}@example.org`;
  const { account } = await freshMember(sandbox, { email });
  return { username: account, email };
}

/** A new invitation of the demo agent that is good on these domains. */
async function invitation(sandbox: Sandbox, domains: string[]) {
  const { id: memberId } = await demoMember(sandbox, { type: 1 });
  const code = freshCode();
  await saveAffiliate(sandbox.db, { merchant: STATE_MERCHANT, code, memberId, domains });
  return { code, domain: DOMAIN };
}

/** A member's number, the code that was sent to it `ago` milliseconds back, and a new password. */
async function recovery(sandbox: Sandbox, ago = 0) {
  const { mobileNum, mobile, countryDialingCode } = await freshMember(sandbox);
  const key = { merchant: STATE_MERCHANT, purpose: 'forget', mobile } as const;
  await issueCode(sandbox.db, key, sandbox.clock.now() - ago, { code: RIGHT_CODE });
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
