import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER, A_STRANGER, but, ON_TRIAL, theMost } from '../provider-states/given';
import { emailAddress } from '../security/contacts';
import { tolerant } from '../tolerant';
import { countryDialingCode, mobileNumber } from './verification-fields';

const sent = { expirationTime: 1_790_000_000_000 };
const TO_CURRENT = { channel: 'mobile' } as const;

/**
 * Sends a signed-in member the code for a change of mobile number or e-mail address: to the new one that is named, or
 * to the one that the account has, which the site knows masked alone (ACC-18).
 */
export const sendMemberCode = defineOperation({
  id: 'verification.sendMemberCode',
  method: 'POST',
  path: '/wps/member/info/code',
  session: 'required',
  input: v.object({
    channel: v.picklist(['mobile', 'email']),
    countryDialingCode: v.optional(countryDialingCode),
    mobileNum: v.optional(mobileNumber),
    email: v.optional(emailAddress),
  }),
  inputFromState: {
    countryDialingCode: 'newCountryDialingCode',
    mobileNum: 'newMobileNum',
    email: 'newEmail',
  },
  /** When the next code may be asked for. */
  output: v.object({ expirationTime: tolerant(timestamp()) }),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL },
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [A_MEMBER, theMost('codes')],
      retryAfter: 60,
    },
    {
      errorCode: 'security.contact.missing',
      status: 200,
      state: [A_MEMBER, but({ contacts: 'none' })],
    },
    {
      errorCode: 'mobile.country.closed',
      status: 200,
      state: [A_MEMBER, A_STRANGER],
      input: { ...TO_CURRENT, countryDialingCode: '999', mobileNum: '987654321' },
      inputFromState: { countryDialingCode: null },
    },
  ],
  example: { state: [A_MEMBER, A_STRANGER], input: TO_CURRENT, output: sent },
  moreExamples: [
    {
      title: 'by e-mail',
      state: [A_MEMBER, A_STRANGER],
      input: { channel: 'email' },
      output: sent,
    },
    {
      title: 'to a new number',
      state: [A_MEMBER, A_STRANGER],
      input: { ...TO_CURRENT, countryDialingCode: '84', mobileNum: '987654321' },
      output: sent,
    },
    {
      title: 'to a new address',
      state: [A_MEMBER, A_STRANGER],
      input: { channel: 'email', email: 'an.moi@example.com' },
      output: sent,
    },
  ],
});
