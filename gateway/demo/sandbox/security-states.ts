import { randomInt } from 'node:crypto';
import { EXAMPLE_ANSWERS } from '@/contracts/security/questions';
import { EXAMPLE_WHERE } from '@/contracts/session/where';
import { findObjectionLink, freezeBy } from '../../db/objections';
import { consumeQuota, HOUR_MS } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { noteSecurityFact, saveSecurityAnswers } from '../../db/security';
import { listLogins, listSessions, setStaying } from '../../db/sessions';
import { changeNotice } from '../../domains/account-protection/change-message';
import { contactKey, contactOf } from '../../domains/account-protection/contact';
import { FROZEN } from '../../domains/account-protection/frozen-message';
import { FREEZE_MS, OBJECTION_LIFE_MS } from '../../domains/account-protection/objection-times';
import { PROOF_WAITS_MS } from '../../domains/security/prove-change';
import { answersHash } from '../../domains/security/questions';
import { startSession } from '../../domains/session/open-session';
import { CODE_LIFE_MS, issueCode } from '../../domains/verification/codes';
import { memberCodeQuotas } from '../../domains/verification/send-member-code';
import { randomToken, sha256 } from '../../platform/hash';
import type { Sandbox } from './command';
import { RIGHT_CODE, sealed, WRONG_CODE } from './login-states';
import { confirmation, MADE_UP_CHALLENGE } from './passkey-states';
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
} from './state-member';
import { bind, payee, tokenOf } from './withdraw-states';

/** More than two pages. */
const LOGINS = 50;
const WRONG_PASSWORD = 'not-the-password';
const OTHER_ANSWERS = EXAMPLE_ANSWERS.map((one) => ({ ...one, answer: `${one.answer} khác` }));
const CHANNELS = { 'mobile number': 'mobile', 'e-mail address': 'email' } as const;
type What = keyof typeof CHANNELS;
type Responses = typeof EXAMPLE_ANSWERS;

/** Provider states of the security centre; each of a member nobody else uses. */
export const securityStates: Record<string, State> = {
  'a member has secured the account': async (sandbox) => {
    const member = await proved(sandbox, await payee(sandbox, { email: freshEmail() }));
    await noteSecurityFact(sandbox.db, member.id, { passwordChangedAt: sandbox.clock.now() }, null);
    await bind(sandbox, member);
    await answer(sandbox, member);
    return tokenOf(sandbox, member);
  },
  'a member has answered the security questions': async (sandbox) => {
    const member = await freshMember(sandbox);
    await answer(sandbox, member);
    return tokenOf(sandbox, member);
  },

  'a member is logged in on two devices': async (sandbox) => {
    const member = await freshMember(sandbox);
    const sessionId = await sessionOf(sandbox, member);
    const token = await logInFromPhone(sandbox, member);
    await setStaying(sandbox.db, sha256(token), true);
    return { token, sessionId };
  },
  'the session is another member’s': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    sessionId: await sessionOf(sandbox, await freshMember(sandbox)),
  }),
  'a member has logged in before': async (sandbox) => {
    const member = await freshMember(sandbox);
    let token = '';
    for (let count = 0; count < LOGINS; count += 1) token = await logInFromPhone(sandbox, member);
    const [last] = await listLogins(sandbox.db, member.id, undefined, 1);
    return { token, cursor: last && `${last.at}.${last.id}` };
  },

  'a member asks for a code': async (sandbox) => asker(sandbox, await withEmail(sandbox)),
  'a member on trial asks for a code': async (sandbox) =>
    asker(sandbox, await demoMember(sandbox, { type: 4 })),
  'a member was sent a code a moment ago': async (sandbox) => {
    const member = await freshMember(sandbox);
    await consumeQuota(sandbox.db, memberCodeQuotas(member, member.mobile), sandbox.clock.now());
    return asker(sandbox, member);
  },
  'a member asks for a code to a country that gets none': async (sandbox) => ({
    ...(await asker(sandbox, await withEmail(sandbox))),
    countryDialingCode: NO_COUNTRY,
  }),
  'a member without a mobile number asks for a code': async (sandbox) =>
    asker(sandbox, await freshMember(sandbox, { mobileNum: null, countryDialingCode: null })),

  ...sealed({
    'a member answers the security questions with the right password': async (sandbox) =>
      ownerOf(sandbox, await freshMember(sandbox)),
    'a member answers the security questions with a wrong password': async (sandbox) => ({
      ...(await ownerOf(sandbox, await freshMember(sandbox))),
      loginPassword: WRONG_PASSWORD,
    }),
    'a member on trial answers the security questions': async (sandbox) =>
      ownerOf(sandbox, await demoMember(sandbox, { type: 4 })),
    'a member proves itself anew with the right password': async (sandbox) =>
      ownerOf(sandbox, await freshMember(sandbox)),
    'a member proves itself anew with a wrong password': async (sandbox) => ({
      ...(await ownerOf(sandbox, await freshMember(sandbox))),
      loginPassword: WRONG_PASSWORD,
    }),
    'a member proves itself anew with a passkey': (sandbox) => proving(sandbox, {}),
    'a member proves itself anew with a passkey that answers another challenge': (sandbox) =>
      proving(sandbox, { challenge: MADE_UP_CHALLENGE }),
    'a member objects to a change by the link': (sandbox) => objecting(sandbox),
    'a member objects to a change with a code that nobody was sent': async (sandbox) => ({
      ...(await objecting(sandbox)),
      objectionCode: randomToken(16),
    }),
    'a member objects to a change a second time': async (sandbox) => {
      const values = await objecting(sandbox);
      await useUp(sandbox, values.objectionCode);
      return values;
    },
    'a member objects to a change too late': (sandbox) => objecting(sandbox, OBJECTION_LIFE_MS),
    ...changes('mobile number'),
    ...changes('e-mail address'),
  }),
};

/** The states of a change of contact, named as `contracts/security/contacts.ts` names them. */
function changes(what: What): Record<string, State> {
  const channel = CHANNELS[what];
  const other = async (sandbox: Sandbox, member: Member, next: NewContact) => ({
    ...(await ownerOf(sandbox, member)),
    ...next.fields,
    verificationCode: await codeTo(sandbox, member, next.recipient),
  });
  const replacing = async (sandbox: Sandbox, next = freshContact(channel)) => {
    const member = await proved(sandbox, await withEmail(sandbox));
    const currentCode = await codeTo(sandbox, member, contactOf(member, channel) ?? '');
    return { ...(await other(sandbox, member, next)), currentCode };
  };
  const answering = async (sandbox: Sandbox, answers: Responses, ageMs = PROOF_WAITS_MS) => {
    const member = await proved(sandbox, await withEmail(sandbox));
    await answer(sandbox, member, answers, ageMs);
    return other(sandbox, member, freshContact(channel));
  };
  const confirming = async (sandbox: Sandbox, how: Parameters<typeof confirmation>[2]) => {
    const member = await proved(sandbox, await withEmail(sandbox));
    const passkey = await confirmation(sandbox, member, how);
    return { ...(await other(sandbox, member, freshContact(channel))), passkey };
  };
  const first = async (sandbox: Sandbox) =>
    other(sandbox, await freshMember(sandbox, NO_CONTACTS), freshContact(channel));

  const states: Record<string, State> = {
    'with the right codes': (sandbox) => replacing(sandbox),
    'with a wrong code of the new one': async (sandbox) => ({
      ...(await replacing(sandbox)),
      verificationCode: WRONG_CODE,
    }),
    'with a wrong code of the old one': async (sandbox) => ({
      ...(await replacing(sandbox)),
      currentCode: WRONG_CODE,
    }),
    'with an expired code of the new one': async (sandbox) => {
      const member = await proved(sandbox, await withEmail(sandbox));
      const next = freshContact(channel);
      const currentCode = await codeTo(sandbox, member, contactOf(member, channel) ?? '');
      const verificationCode = await codeTo(sandbox, member, next.recipient, CODE_LIFE_MS);
      return { ...(await ownerOf(sandbox, member)), ...next.fields, verificationCode, currentCode };
    },
    'with a passkey': (sandbox) => confirming(sandbox, { ageMs: PROOF_WAITS_MS }),
    'with a passkey added lately': (sandbox) => confirming(sandbox, {}),
    'with a passkey that answers another challenge': (sandbox) =>
      confirming(sandbox, { challenge: MADE_UP_CHALLENGE }),
    'with the right answers': (sandbox) => answering(sandbox, EXAMPLE_ANSWERS),
    'with answers given lately': (sandbox) => answering(sandbox, EXAMPLE_ANSWERS, 0),
    'with wrong answers': (sandbox) => answering(sandbox, OTHER_ANSWERS),
    'for the first time': first,
    'with a wrong password': async (sandbox) => ({
      ...(await first(sandbox)),
      loginPassword: WRONG_PASSWORD,
    }),
    'that is proved by the password alone': (sandbox) => replacing(sandbox),
    'to one of another member': async (sandbox) => {
      const owner = await withEmail(sandbox);
      return replacing(sandbox, contactIn(owner, channel));
    },
    'into a proved one': async (sandbox) => {
      const member = await withEmail(sandbox);
      const verificationCode = await codeTo(sandbox, member, contactOf(member, channel) ?? '');
      return { ...(await ownerOf(sandbox, member)), verificationCode };
    },
    'on trial': async (sandbox) => ({
      ...(await other(sandbox, await demoMember(sandbox, { type: 4 }), freshContact(channel))),
      currentCode: RIGHT_CODE,
    }),
  };
  return Object.fromEntries(
    Object.entries(states).map(([how, state]) => [`a member changes the ${what} ${how}`, state]),
  );
}

type NewContact = { fields: Record<string, string>; recipient: string };

const NO_CONTACTS = { mobileNum: null, countryDialingCode: null } as const;
const freshEmail = (): string => `${freshAccount()}@example.org`;
const withEmail = (sandbox: Sandbox) => freshMember(sandbox, { email: freshEmail() });

function freshContact(channel: 'mobile' | 'email'): NewContact {
  if (channel === 'email') {
    const email = freshEmail();
    return { fields: { email }, recipient: email };
  }
  const fields = freshNumber();
  return { fields, recipient: internationalOf(fields) };
}

/** A contact that a member has. */
function contactIn(member: Member, channel: 'mobile' | 'email'): NewContact {
  const { email, mobileNum, countryDialingCode } = member;
  const number = { mobileNum: mobileNum ?? '', countryDialingCode: countryDialingCode ?? '' };
  return {
    fields: channel === 'email' ? { email: email ?? '' } : number,
    recipient: contactOf(member, channel) ?? '',
  };
}

/** Who asks for a code, and where to. */
async function asker(sandbox: Sandbox, member: Member) {
  return { ...(await tokenOf(sandbox, member)), ...freshNumber(), email: freshEmail() };
}

/** Logs in as from the telephone of the contracts' visitor. */
const logInFromPhone = ({ db, clock }: Sandbox, member: Member) =>
  startSession(db, member, clock.now(), { way: 'password', ...EXAMPLE_WHERE });

/** The public name of a new session. */
async function sessionOf(sandbox: Sandbox, member: Member): Promise<string> {
  await logInFromPhone(sandbox, member);
  const [open] = await listSessions(sandbox.db, member.id, sandbox.clock.now(), HOUR_MS);
  return open?.session.loginId ?? '';
}

async function proving(sandbox: Sandbox, how: Parameters<typeof confirmation>[2]) {
  const member = await freshMember(sandbox);
  return { ...(await tokenOf(sandbox, member)), passkey: await confirmation(sandbox, member, how) };
}

/** The code of a link that a member was sent so long ago. */
async function objecting(sandbox: Sandbox, agoMs = 0) {
  const member = await freshMember(sandbox);
  const objectionCode = randomToken(16);
  const at = sandbox.clock.now() - agoMs;
  const link = { codeHash: sha256(objectionCode), at, expiresAt: at + OBJECTION_LIFE_MS };
  const told = {
    memberId: member.id,
    change: 'mobileChanged',
    texts: changeNotice('mobileChanged'),
  } as const;
  await noteSecurityFact(
    sandbox.db,
    member.id,
    { provedMobile: member.mobile },
    { ...told, ...link, messages: [] },
  );
  return { objectionCode };
}

async function useUp({ db, clock }: Sandbox, objectionCode: string) {
  const link = await findObjectionLink(db, STATE_MERCHANT, sha256(objectionCode));
  const notice = { texts: FROZEN, createdAt: clock.now() };
  if (link) await freezeBy(db, link, clock.now() + FREEZE_MS, { memberId: link.memberId, ...notice });
}

async function ownerOf(sandbox: Sandbox, member: Member) {
  return { ...(await tokenOf(sandbox, member)), loginPassword: STATE_PASSWORD };
}

/** The member's number and address were proved. */
async function proved<M extends Member>(sandbox: Sandbox, member: M): Promise<M> {
  const provedMobile = contactOf(member, 'mobile');
  await noteSecurityFact(sandbox.db, member.id, { provedMobile, provedEmail: member.email }, null);
  return member;
}

async function answer(
  { db, clock }: Sandbox,
  { id: memberId }: Member,
  answers: Responses = EXAMPLE_ANSWERS,
  ageMs = 0,
) {
  const questionIds = answers.map(({ questionId }) => questionId);
  const setAt = clock.now() - ageMs;
  const hash = await answersHash(answers);
  await saveSecurityAnswers(db, { memberId, questionIds, answersHash: hash, setAt }, null);
}

async function codeTo({ db, clock }: Sandbox, member: Member, recipient: string, ago = 0): Promise<string> {
  const code = String(randomInt(1e5, 1e6));
  return issueCode(db, contactKey(member, recipient), clock.now() - ago, { code });
}
