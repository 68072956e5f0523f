import type { changeEmail as byMail, changeMobile as byPhone } from '../../contracts/security/contacts';
import { findMemberByEmail, findMemberByMobile, TakenError } from '../db/members';
import { setProvedContact } from '../db/security';
import type { Call } from '../handler';
import { refuseTrial } from '../member/trial';
import { Refusal } from '../refusal';
import { dialingCodeOf, internationalNumber } from '../system/countries';
import { proveChange } from './prove-change';

/** Gives the member a proved mobile number (ACC-02). @throws Refusal those of the contract */
export async function changeMobile(call: Call<typeof byPhone>) {
  const { db, merchant, member, input } = call;
  const { mobileNum, countryDialingCode } = input;
  refuseTrial(member);
  const mobile = internationalNumber(merchant, input);
  const { spend } = await proveChange(call, 'mobile', mobile);
  const other = await findMemberByMobile(db, merchant.code, mobile);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  await spend();
  const contact = { mobileNum, countryDialingCode: countryDialingCode || dialingCodeOf(merchant) };
  await orInUse(setProvedContact(db, member.id, contact, { provedMobile: mobile }));
  return null;
}

/** Gives the member a proved e-mail address (CALL-39, ACC-09). @throws Refusal those of the contract */
export async function changeEmail(call: Call<typeof byMail>) {
  const { db, merchant, member, input } = call;
  refuseTrial(member);
  const email = input.email.toLowerCase();
  const { spend } = await proveChange(call, 'email', email);
  const other = await findMemberByEmail(db, merchant.code, email);
  if (other && other.id !== member.id) throw new Refusal('account.in.use');
  await spend();
  await orInUse(setProvedContact(db, member.id, { email }, { provedEmail: email }));
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
