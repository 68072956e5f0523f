import { NUMBER, plain, type StateEntry, sealed } from './state-entry';

const RECOVERY = ['newPassword', ...NUMBER, 'verificationCode'];
const BY_OLD = ['token', 'oldPassword', 'newPassword'];
const BY_LOGIN = ['token', 'loginPassword', 'newPassword'];
const PASSWORDS = ['token', 'oldPassword', 'newPassword', 'confirmNewPassword'];

/** Passwords that are recovered or changed. */
export const passwordStates = {
  'a recovery by phone with a right SMS code': sealed(
    'A member has the number `mobileNum` of `countryDialingCode`, which is not the site’s own; `verificationCode` is the `forget` code that was sent to it, `newPassword` another password than the member’s.',
    ...RECOVERY,
  ),
  'a recovery by phone with a number that Firebase proved': sealed(
    'A member has the number `mobileNum` of `countryDialingCode`, and `firebaseIdToken` proves it; `newPassword` is another password than the member’s.',
    'newPassword',
    ...NUMBER,
    'firebaseIdToken',
  ),
  'a recovery by phone with the old password': sealed(
    'As with a right code, but `newPassword` is the password that the member has.',
    ...RECOVERY,
  ),
  'a recovery by phone with a wrong SMS code': sealed(
    'A `forget` code was sent to a member’s number `mobileNum` of `countryDialingCode`; `verificationCode` is another.',
    ...RECOVERY,
  ),
  'a recovery by phone with an expired SMS code': sealed(
    '`verificationCode` is the `forget` code that was sent to a member’s number `mobileNum` of `countryDialingCode`, and has expired.',
    ...RECOVERY,
  ),
  'a recovery by phone with a password that breaks the rule': sealed(
    'As with a right code, but your rule for passwords refuses `newPassword`.',
    ...RECOVERY,
  ),
  'a recovery by phone with a Firebase token that does not hold': sealed(
    'A member has the number `mobileNum` of `countryDialingCode`; `firebaseIdToken` does not prove it.',
    'newPassword',
    ...NUMBER,
    'firebaseIdToken',
  ),
  'a member has an e-mail address': plain(
    'The account `username` has the address `email`, and was sent no e-mail lately; `work` is what you ask for, done.',
    'username',
    'email',
    'work',
  ),
  'a member has an e-mail address, and a mail takes no work': plain(
    'The same where you ask for no work: for this request, or ever.',
    'username',
    'email',
  ),
  'an e-mail is asked for without the work that it takes': plain(
    'The account `username` has the address `email`, and work is asked of whoever asks for an e-mail.',
    'username',
    'email',
  ),
  'an e-mail was sent to the account a moment ago': plain(
    'The account `username` has the address `email`; a way back in was asked for by e-mail for it less than a minute ago; `work` is what you ask for, done.',
    'username',
    'email',
    'work',
  ),
  'a change of password with the right old password': sealed(
    'A member is logged in whose password is `oldPassword`; `newPassword` and `confirmNewPassword` are the same new one.',
    ...PASSWORDS,
  ),
  'a change of password with a wrong old password': sealed(
    'A member is logged in whose password is not `oldPassword`; `newPassword` and `confirmNewPassword` are the same new one.',
    ...PASSWORDS,
  ),
} satisfies Record<string, StateEntry>;

/** Payment passwords that are changed. */
export const paymentPasswordStates = {
  'a change of payment password with the right old one': sealed(
    'A member is logged in whose payment password is `oldPassword`; `newPassword` is another.',
    ...BY_OLD,
  ),
  'a change of payment password with a wrong old one': sealed(
    'A member is logged in whose payment password is not `oldPassword`, and has been right until now.',
    ...BY_OLD,
  ),
  'a change of payment password after too many wrong ones': sealed(
    'A member is logged in whose payment password was wrong so often that none is taken for a while.',
    ...BY_OLD,
  ),
  'a change of payment password into the same': sealed(
    'A member is logged in whose payment password is `oldPassword`; `newPassword` is the same.',
    ...BY_OLD,
  ),
  'a change of payment password into one that is guessed first': sealed(
    'A member is logged in whose payment password is `oldPassword`; your rule refuses `newPassword` as easily guessed.',
    ...BY_OLD,
  ),
  'a member on trial changes the payment password': sealed('A member of type 4 is logged in.', ...BY_OLD),
  'a change of payment password with the right login password': sealed(
    'A member is logged in whose password is `loginPassword`; `newPassword` is not the payment password.',
    ...BY_LOGIN,
  ),
  'a change of payment password with a wrong login password': sealed(
    'A member is logged in whose password is not `loginPassword`.',
    ...BY_LOGIN,
  ),
} satisfies Record<string, StateEntry>;
