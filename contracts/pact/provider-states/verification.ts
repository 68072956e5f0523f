import { NUMBER, plain, type StateEntry, signedIn } from './state-entry';

const REQUEST_FOR_CODE = ['mobileNum', 'mobileNo', 'countryDialingCode', 'verificationPayload'];

/** Codes for who is not logged in. */
export const visitorCodeStates = {
  'the number may be sent a code': plain(
    'No code was sent lately to `mobileNum` in the country of `countryDialingCode`; `mobileNo` is the same number; `verificationPayload` is a text that came with no request before.',
    ...REQUEST_FOR_CODE,
  ),
  'so many codes were asked for that the next one takes work': plain(
    'So many codes were asked for to `mobileNum` in the country of `countryDialingCode` that the next one takes work, and none of them a moment ago; `verificationPayload` is a text that came with no request before.',
    ...REQUEST_FOR_CODE,
  ),
  'a code is asked for with the work that it takes': plain(
    'As without it, but `work` is what you ask for, done.',
    ...REQUEST_FOR_CODE,
    'work',
  ),
  'a code was sent to the number a moment ago': plain(
    'A code was sent to `mobileNum` in the country of `countryDialingCode`, and its `expirationTime` has not come; `mobileNo` is the same number; `verificationPayload` is a text that came with no request before.',
    ...REQUEST_FOR_CODE,
  ),
  'the human verification was used before': plain(
    '`verificationPayload` came with an earlier request for a code; no code was sent lately to `mobileNum` in the country of `countryDialingCode`; `mobileNo` is the same number.',
    ...REQUEST_FOR_CODE,
  ),
  'no codes are sent to the country of the number': plain(
    '`countryDialingCode` is of no country in the list of the merchant of the request; `mobileNo` is the same number as `mobileNum`; `verificationPayload` is a text that came with no request before.',
    ...REQUEST_FOR_CODE,
  ),
} satisfies Record<string, StateEntry>;

/** Codes for who is logged in. */
export const memberCodeStates = {
  'a member asks for a code': signedIn(
    'A member is logged in that has a mobile number and an e-mail address and may be sent codes; `mobileNum`, with its `countryDialingCode`, and `email` are others, of nobody.',
    ...NUMBER,
    'email',
  ),
  'a member on trial asks for a code': signedIn('A member of type 4 is logged in.', ...NUMBER, 'email'),
  'a member was sent a code a moment ago': signedIn(
    'A member is logged in whose mobile number was sent a code a moment ago.',
    ...NUMBER,
    'email',
  ),
  'a member asks for a code to a country that gets none': signedIn(
    'A member is logged in that may be sent codes; `mobileNum` is the number of nobody, and `countryDialingCode` of no country in the list of the merchant.',
    ...NUMBER,
    'email',
  ),
  'a member without a mobile number asks for a code': signedIn(
    'A member without a mobile number is logged in.',
    ...NUMBER,
    'email',
  ),
} satisfies Record<string, StateEntry>;
