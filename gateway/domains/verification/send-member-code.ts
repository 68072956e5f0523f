import type { sendMemberCode as operation } from '@/contracts/verification/send-member-code';
import { sendMessage } from '../../db/outbox';
import { HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { visitorOf } from '../../platform/address-key';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { refuseTrial } from '../../platform/trial';
import { contactKey, contactOf } from '../account-protection/contact';
import { dialingCodeOf, internationalNumber, refuseClosedCountry } from '../system/countries';
import { codeMail, codeMessage } from './code-message';
import { issueCode } from './codes';
import { PAUSE_MS } from './send-code';

const MOST_OF_MEMBER = 12;
const MOST_TO_OTHERS = 5;

/**
 * Sends a member a code for a change of contact (ACC-02): to the one that is named, or to the one that the account has.
 * @throws Refusal those of the contract
 */
export async function sendMemberCode(call: Call<typeof operation>) {
  const { db, clock, merchant, member, input, language, address } = call;
  refuseTrial(member);
  const recipient = namedIn(call) ?? contactOf(member, input.channel);
  if (!recipient) throw new Refusal('security.contact.missing');
  const now = clock.now();
  await consumeQuotaOrRefuse(db, memberCodeQuotas(member, recipient), now);
  const code = await issueCode(db, contactKey(member, recipient), now, { visitor: visitorOf(address) });
  const isMail = input.channel === 'email';
  await sendMessage(db, {
    channel: isMail ? 'email' : 'sms',
    recipient,
    body: (isMail ? codeMail : codeMessage)(merchant, code, language),
    sentAt: now,
  });
  return { expirationTime: now + PAUSE_MS };
}

/**
 * Twelve an hour for a member, one a minute to a contact; to one that is not the member's yet five an hour, whoever of the
 * members asks. What strangers ask for at the login counts for none of them.
 */
export function memberCodeQuotas(member: Member, recipient: string): Quota[] {
  const own = { key: `code:member:${member.id}`, most: MOST_OF_MEMBER, withinMs: HOUR_MS };
  const pause = { key: `code:member:${member.id}:${recipient}`, most: 1, withinMs: PAUSE_MS };
  const isOwn = [contactOf(member, 'mobile'), contactOf(member, 'email')].includes(recipient);
  const others = {
    key: `code:contact:${member.merchant}:${recipient}`,
    most: MOST_TO_OTHERS,
    withinMs: HOUR_MS,
  };
  return isOwn ? [own, pause] : [own, pause, others];
}

function namedIn({ merchant, input }: Call<typeof operation>): string | undefined {
  const { channel, email, mobileNum, countryDialingCode } = input;
  if (channel === 'email') return email?.toLowerCase();
  if (!mobileNum) return undefined;
  refuseClosedCountry(merchant, countryDialingCode ?? dialingCodeOf(merchant));
  return internationalNumber(merchant, { mobileNum, countryDialingCode });
}
