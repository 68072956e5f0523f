import type { changeEmail as byMail, changeMobile as byPhone } from '../../contracts/security/contacts';
import { findMemberByEmail, findMemberByMobile, TakenError } from '../db/members';
import { sendMessage } from '../db/outbox';
import { noteSecurityFact, setProvedContact } from '../db/security';
import type { Call } from '../handler';
import { refuseTrial } from '../member/trial';
import { Refusal } from '../refusal';
import { dialingCodeOf, internationalNumber } from '../system/countries';
import { type Channel, contactOf } from './contact';
import { contactChangedMessage } from './contact-message';
import { type Change, proveChange } from './prove-change';

/** Gives the member a proved mobile number, or proves its own (ACC-02). @throws Refusal those of the contract */
export async function changeMobile(call: Call<typeof byPhone>) {
  const { db, merchant, member, input } = call;
  const { mobileNum, countryDialingCode } = input;
  refuseTrial(member);
  if (!mobileNum) return proveCurrent(call, 'mobile');
  const mobile = internationalNumber(merchant, { mobileNum, countryDialingCode });
  const { spend } = await proveChange(call, 'mobile', mobile);
  const other = await findMemberByMobile(db, merchant.code, mobile);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  await spend();
  const contact = { mobileNum, countryDialingCode: countryDialingCode || dialingCodeOf(merchant) };
  await orInUse(setProvedContact(db, member.id, contact, { provedMobile: mobile }));
  await tellFormer(call, 'mobile', mobile);
  return null;
}

/** Gives the member a proved e-mail address, or proves its own (CALL-39, ACC-09). @throws Refusal those of the contract */
export async function changeEmail(call: Call<typeof byMail>) {
  const { db, merchant, member, input } = call;
  refuseTrial(member);
  if (!input.email) return proveCurrent(call, 'email');
  const email = input.email.toLowerCase();
  const { spend } = await proveChange(call, 'email', email);
  const other = await findMemberByEmail(db, merchant.code, email);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  await spend();
  await orInUse(setProvedContact(db, member.id, { email }, { provedEmail: email }));
  await tellFormer(call, 'email', email);
  return null;
}

/** Whoever receives a code at the contact that the account has, proves it. */
async function proveCurrent(call: Change, channel: Channel) {
  const { db, member } = call;
  const current = contactOf(member, channel);
  if (!current) throw new Refusal('security.contact.missing');
  const { spend } = await proveChange(call, channel, current);
  await spend();
  const fact = channel === 'mobile' ? { provedMobile: current } : { provedEmail: current };
  await noteSecurityFact(db, member.id, fact);
  return null;
}

/** Whoever has the contact before learns that another one took its place: it may not have been the member. */
async function tellFormer(call: Change, channel: Channel, next: string): Promise<void> {
  const { db, clock, merchant, member, language } = call;
  const former = contactOf(member, channel);
  if (!former || former === next) return;
  await sendMessage(db, {
    channel: channel === 'email' ? 'email' : 'sms',
    recipient: former,
    body: contactChangedMessage(merchant, channel, language),
    sentAt: clock.now(),
  });
}

/** Only who has received a code there learns that another member has it. */
async function orInUse(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw error instanceof TakenError ? new Refusal('account.in.use') : error;
  }
}
