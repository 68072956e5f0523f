import { CAPTCHA, NAME, NUMBER, plain, type StateEntry, sealed } from './state-entry';

const PLACE = ['registerUrl', 'domain'];
/** `work`, here and in a registration with a number, is work that you ask for, done; nothing where you ask for none. */
const NEWCOMER = [...PLACE, 'username', 'password', 'confirmPassword', ...CAPTCHA, 'work'];
const CALLER = [...PLACE, ...NUMBER, 'verificationCode', 'password', 'confirmPassword', ...CAPTCHA, 'work'];
const FURTHER = [
  'affiliateCode',
  'recommenderId',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
];

/** Registrations, and invitations that lead to them. */
export const registrationStates = {
  'every registration field is enabled': plain(
    'The merchant of the request has a rule with a `patternId` for every field of a registration.',
  ),
  'nobody has the username': plain('No account has the name `username`.', 'username'),
  'an agent has the invitation code': plain(
    'An agent has the invitation code `code`, and it is good on `domain`.',
    'code',
    'domain',
  ),
  'the address has opened as many invitations as an hour allows': plain(
    'As where an agent has the code, but as many invitations were opened from the address of the request as may be by now.',
    'code',
  ),
  'no agent has the invitation code': plain(
    'Nobody has the invitation code `code`; `domain` is a domain of the site.',
    'code',
    'domain',
  ),
  'the invitation code belongs to another domain': plain(
    'An agent has the invitation code `code`, and it is good on another domain than `domain` only.',
    'code',
    'domain',
  ),
  'an agent has the domain': plain('`domain` is an agent’s, who has an invitation code.', 'domain'),
  'a registration that keeps the rules': sealed(
    'Registration with an account name is open on your domain `registerUrl`, also called `domain`; the values keep every rule, `captchaId` was drawn and `captcha` is its answer; `work`, here and in the other registrations, is what you ask for, done.',
    ...NEWCOMER,
  ),
  'a registration with a right SMS code': sealed(
    'Registration with a mobile number is open; nobody has the number `mobileNum` of `countryDialingCode`, and `verificationCode` is the registration code that was sent to it; the values keep every rule.',
    ...CALLER,
  ),
  'a registration where the least is asked for': sealed(
    'Registration by username and by mobile number are open, and ask for a password and nothing else: no captcha, no work, no code, no second password; nobody has the `username` or the number.',
    ...new Set([...NEWCOMER, ...CALLER]),
  ),
  'a registration where no password is asked for': sealed(
    'Registration by mobile number is open and asks for its code and nothing else: no captcha, no work, no password; nobody has the number, and `verificationCode` is the registration code that was sent to it.',
    ...CALLER,
  ),
  'a registration with every field': sealed(
    'Every field of a registration is asked for and required; the values keep every rule, nobody has what must be unique, `verificationCode` was sent to the number, `affiliateCode` is an agent’s and `recommenderId` a member’s.',
    ...new Set([...NEWCOMER, ...CALLER, ...FURTHER]),
  ),
  'a registration with a number that Firebase proved': sealed(
    '`firebaseIdToken` proves the mobile number `mobileNum` of `countryDialingCode`, which nobody has; the values keep every rule.',
    ...NEWCOMER,
    ...NUMBER,
    'firebaseIdToken',
  ),
  'a registration with a Firebase identity': {
    ...sealed(
      '`firebaseIdToken` is an identity token of this provider that is linked to no account; the values keep every rule.',
      ...NEWCOMER,
      'firebaseIdToken',
    ),
    params: { firebaseChannel: 'google' },
  },
  'a registration with an identity where the least is asked for': sealed(
    'As with a Firebase identity, of Google; an account name and a password are asked for and nothing else.',
    ...PLACE,
    ...NAME,
    'firebaseIdToken',
  ),
  'a registration with an identity and every field': sealed(
    'As with a Firebase identity, of Google; every field but the mobile number is asked for, nobody has what must be unique, `affiliateCode` is an agent’s and `recommenderId` a member’s.',
    ...NEWCOMER,
    ...FURTHER,
    'firebaseIdToken',
  ),
  'a registration with a taken username': sealed(
    'Somebody has the `username`; all else is right.',
    ...NEWCOMER,
  ),
  'a registration with a taken mobile number': sealed(
    'Somebody has the number `mobileNum` of `countryDialingCode`; `verificationCode` is right, and all else.',
    ...CALLER,
  ),
  'a registration with a wrong captcha': sealed(
    'A captcha is asked for; `captcha` is a wrong answer to `captchaId`, and all else is right.',
    ...NEWCOMER,
  ),
  'a registration with work instead of a captcha': sealed(
    'A captcha is asked for; `work` is what you ask of whoever cannot read one, done, and all else is right.',
    ...NEWCOMER.filter((value) => !CAPTCHA.includes(value)),
  ),
  'a registration without work that is asked for': sealed(
    'Work is asked of whoever registers; `captcha` is the answer of `captchaId`, and all else is right.',
    ...NEWCOMER.filter((value) => value !== 'work'),
  ),
  'a registration with work that was asked for': sealed(
    'So many have registered from the address of the request that more work is asked there than at first; `work` is that, done, and all else is right.',
    ...NEWCOMER,
  ),
  'a registration with a wrong SMS code': sealed(
    'A registration code was sent to `mobileNum` of `countryDialingCode`; `verificationCode` is another.',
    ...CALLER,
  ),
  'a registration with an expired SMS code': sealed(
    '`verificationCode` is the registration code that was sent to `mobileNum` of `countryDialingCode`, and has expired.',
    ...CALLER,
  ),
  'a registration with a Firebase identity that is not good': sealed(
    '`firebaseIdToken` proves another number than `mobileNum`, or none.',
    ...NEWCOMER,
    ...NUMBER,
    'firebaseIdToken',
  ),
  'a registration with an unknown invitation code': sealed(
    'Invitation codes are asked for; nobody has the `affiliateCode`.',
    ...NEWCOMER,
    'affiliateCode',
  ),
  'a registration with an invitation code of another domain': sealed(
    'Invitation codes are asked for; `affiliateCode` is good on another domain than `registerUrl` only.',
    ...NEWCOMER,
    'affiliateCode',
  ),
  'a registration with an unknown recommender': sealed(
    'A recommender is asked for; nobody is the `recommenderId`.',
    ...NEWCOMER,
    'recommenderId',
  ),
  'a registration of a minor': sealed(
    'A birthday is asked for; `birthday` is too late for the age limit.',
    ...NEWCOMER,
    'birthday',
  ),
  'a registration that breaks a rule': sealed('`username` is shorter than its rule allows.', ...NEWCOMER),
  'registration is shut': sealed('No way to register is open; the values would keep the rules.', ...NEWCOMER),
} satisfies Record<string, StateEntry>;
