import { CAPTCHA, NAME, plain, type StateEntry, sealed, signedIn } from './state-entry';

/** A stranger’s try when others have failed: work that you asked for, done, and a mark of a device that is nobody’s. */
const GUARDED = [...CAPTCHA, 'work', 'deviceMark'];
const CODE = [...NAME, 'countryDialingCode'];

/** Who is logged in. */
export const sessionStates = {
  'a member is logged in': {
    means:
      'A member of this type (0 is an ordinary member) has an open session, a nickname, a registration date, a balance, points and a rank that is not the highest; `token` is the token of the session.',
    params: { type: 0 },
    values: ['token'],
  },
  'a member whose session has ended': {
    means: 'A member was logged in and the session is over; `token` is the token it had.',
    params: {},
    values: ['token'],
  },
  'a member whose password was given': {
    means:
      'A member is logged in whose password the operator or an e-mail chose, and who has not changed it; `token` is the token of the session.',
    params: {},
    values: ['token'],
  },
  'a member stays signed in': signedIn('A member is logged in that asked for its session to stay.'),
  'a member whose account is frozen': signedIn(
    'A member is logged in whose account rests after an objection (`security.object`).',
  ),
  'a member who stays signed in gave no proof for a day': signedIn(
    'A member is logged in that asked for its session to stay, and proved by password, code or passkey to be it more than 24 hours ago.',
  ),
  'a member is on trial': signedIn('A member of type 4 is logged in.'),
} satisfies Record<string, StateEntry>;

/** Logins and free play. */
export const loginStates = {
  'a login with a right password': {
    ...sealed(
      'A member of this type exists and may log in with `username` and `password`; 1 is an agent.',
      ...NAME,
    ),
    params: { type: 0 },
  },
  'a login with a wrong password': {
    ...sealed('The last so many logins of the member `username` failed; `password` is a wrong one.', ...NAME),
    params: { failures: 3 },
  },
  'a login with a wrong captcha': sealed(
    'A captcha is asked of the member `username`, and `captchaId` was drawn; `password` is right, `work` what you ask for, and `captcha` a wrong answer.',
    ...NAME,
    ...CAPTCHA,
    'work',
  ),
  'a login without work that is asked for': sealed(
    'A captcha and work are asked of whoever tries `username` from a device that is not the member’s; `captcha` is the answer of `captchaId`, `password` is right.',
    ...NAME,
    ...CAPTCHA,
  ),
  'a login on a device of the member while others fail': sealed(
    'So many others have failed to log in to `username` that a captcha and work are asked of them, or they are locked out; `deviceMark` was answered to a login of the member, `password` is right.',
    ...NAME,
    'deviceMark',
  ),
  'a login with a right captcha': {
    ...sealed(
      'A captcha is asked of the member `username` of this type, and `captchaId` was drawn; `password`, the answer `captcha` and, where you ask for it, `work` are right. `deviceMark` is nobody’s.',
      ...NAME,
      ...GUARDED,
    ),
    params: { type: 0 },
  },
  'a login of a disabled member': sealed('The account `username` is disabled; `password` is right.', ...NAME),
  'a login of an account that is no member': sealed(
    '`username` may not log in as a member, such as an agent of the back office; `password` is right.',
    ...NAME,
  ),
  'a login with a mobile number': sealed(
    'A member registered with the mobile number `username` of `countryDialingCode`, which is not the site’s own; `password` is right.',
    ...CODE,
  ),
  'a login with a right SMS code': sealed(
    '`username` is a member’s mobile number of `countryDialingCode`, which is not the site’s own; `password` is the login code that was sent to it.',
    ...CODE,
  ),
  'a login with a right SMS code and captcha': sealed(
    'A captcha is asked of a member’s mobile number `username` of `countryDialingCode`, and `captchaId` was drawn; `captcha` is its answer, `work` what you ask for, `password` the login code that was sent to the number. `deviceMark` is nobody’s.',
    ...CODE,
    ...GUARDED,
  ),
  'a login with a wrong SMS code': sealed(
    'A login code was sent to a member’s mobile number `username` of `countryDialingCode`; `password` is another.',
    ...CODE,
  ),
  'a login with an expired SMS code': sealed(
    '`password` is the login code that was sent to a member’s mobile number `username` of `countryDialingCode`, and has expired.',
    ...CODE,
  ),
  'a login with a Firebase identity': {
    ...sealed(
      '`firebaseIdToken` is an identity token of this provider that is linked to a member.',
      'firebaseIdToken',
    ),
    params: { firebaseChannel: 'google' },
  },
  'a login with a number that Firebase proved': sealed(
    '`firebaseIdToken` proves a member’s mobile number: `firebaseMobileNo` of `countryDialingCode`. `deviceMark` is nobody’s.',
    'firebaseIdToken',
    'firebaseMobileNo',
    'countryDialingCode',
    'deviceMark',
  ),
  'a login with a Firebase identity without an account': sealed(
    '`firebaseIdToken` is a valid identity token that is linked to no account.',
    'firebaseIdToken',
  ),
  'free play is offered': plain(
    'The merchant of the request offers free play, and the address may have one.',
  ),
  'free play is not offered': plain('The merchant of the request does not offer free play.'),
  'the address has had its free plays': plain(
    'The address of the request has opened as many trials as one address may.',
  ),
} satisfies Record<string, StateEntry>;

/** Sessions of a member on its devices. */
export const deviceStates = {
  'a member is logged in on two devices': signedIn(
    'A member has two open sessions, opened from devices and countries that are known, and both stay signed in; `token` is the token of one, and `sessionId` names the other.',
    'sessionId',
  ),
  'the session is another member’s': signedIn(
    'A member is logged in; `sessionId` names an open session of another member.',
    'sessionId',
  ),
  'a member has logged in before': signedIn(
    'A member is logged in that has logged in some fifty times, by password, from devices and countries that are known; a page from `cursor` on holds twenty of them, and is not the last.',
    'cursor',
  ),
} satisfies Record<string, StateEntry>;
