import type { changeEmail as byMail, changeMobile as byPhone } from '@/contracts/security/contacts';
import { findMemberByEmail, findMemberByMobile, TakenError } from '../../db/members';
import { noteSecurityFact, readSecurityFacts, setProvedContact } from '../../db/security';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { type Channel, contactOf } from '../account-protection/contact';
import { noticeOf } from '../account-protection/notice-of';
import { dialingCodeOf, internationalNumber } from '../system/countries';
import { type Change, proveChange } from './prove-change';

/** Gives the member a proved mobile number, or proves its own, and tells those who were reached before (ACC-02). @throws Refusal those of the contract */
export async function changeMobile(call: Call<typeof byPhone>) {
  const { db, merchant, member, input } = call;
  const { mobileNum, countryDialingCode } = input;
  refuseTrial(member);
  if (!mobileNum) return proveCurrent(call, 'mobile');
  const mobile = internationalNumber(merchant, { mobileNum, countryDialingCode });
  const { spend } = await proveChange(call, 'mobile', mobile);
  const other = await findMemberByMobile(db, merchant.code, mobile);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  const told = await noticeOf(call, member.mobileNum ? 'mobileChanged' : 'mobileAdded', 'mobile');
  await spend();
  const contact = { mobileNum, countryDialingCode: countryDialingCode || dialingCodeOf(merchant) };
  await orInUse(setProvedContact(db, member.id, contact, { provedMobile: mobile }, told));
  return null;
}

/** The same with an e-mail address (CALL-39, ACC-09). @throws Refusal those of the contract */
export async function changeEmail(call: Call<typeof byMail>) {
  const { db, merchant, member, input } = call;
  refuseTrial(member);
  if (!input.email) return proveCurrent(call, 'email');
  const email = input.email.toLowerCase();
  const { spend } = await proveChange(call, 'email', email);
  const other = await findMemberByEmail(db, merchant.code, email);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  const told = await noticeOf(call, member.email ? 'emailChanged' : 'emailAdded', 'email');
  await spend();
  await orInUse(setProvedContact(db, member.id, { email }, { provedEmail: email }, told));
  return null;
}

/** Whoever receives a code at the contact that the account has, proves it. */
async function proveCurrent(call: Change, channel: Channel) {
  const { db, member } = call;
  const current = contactOf(member, channel);
  if (!current) throw new Refusal('security.contact.missing');
  const { spend } = await proveChange(call, channel, current);
  const facts = await readSecurityFacts(db, member.id);
  const [fact, before, change] =
    channel === 'mobile'
      ? ([{ provedMobile: current }, facts.provedMobile, 'mobileProved'] as const)
      : ([{ provedEmail: current }, facts.provedEmail, 'emailProved'] as const);
  const told = before === current ? null : await noticeOf(call, change);
  await spend();
  await noteSecurityFact(db, member.id, fact, told);
  return null;
}

/** Only who has received a code there learns that another member has it. */
async function orInUse(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof TakenError ? new Refusal('account.in.use') : error;
  }
}
