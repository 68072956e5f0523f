import { type StateEntry, signedIn } from './state-entry';

const ACCOUNT = ['nickname', 'payeeName', 'birthday', 'icon'];

/** What a member tells of itself. */
export const profileStates = {
  'a member has a picture': signedIn('A member is logged in that has chosen a picture.'),
  'a member has told all of itself': signedIn(
    'A member is logged in with a payee name, an e-mail address, a mobile number and a birthday; `payeeName` and `birthday` are others.',
    'payeeName',
    'birthday',
  ),
  'a member may change its account': signedIn(
    'A member is logged in that has neither payee name nor birthday, and has changed nothing within the hour; `nickname`, `payeeName` and `birthday` keep your rules, `icon` is the path of a drawn picture.',
    ...ACCOUNT,
  ),
  'a member may bring a photo': signedIn(
    'A member is logged in; `icon` is a square JPEG of at most 320 pixels, as a data URL.',
    'icon',
  ),
  'a member breaks the rule of a field': signedIn(
    'A member is logged in; `nickname` and `payeeName` break your rule of the field.',
    'nickname',
    'payeeName',
  ),
  'a member is too young for the site': signedIn(
    'A member is logged in without a birthday; `birthday` is of somebody too young.',
    'birthday',
  ),
  'a member on trial changes its account': signedIn(
    'A member of type 4 is logged in; `nickname`, `payeeName` and `birthday` keep your rules, `icon` is the path of a drawn picture.',
    ...ACCOUNT,
  ),
  'a member has allowed offers by e-mail': signedIn(
    'A member is logged in that has allowed offers by e-mail and nothing else.',
  ),
  'a member is on the way to the next rank': signedIn(
    'A member is logged in that has a rank, and more than one condition of the next one ahead, turnover among them.',
  ),
} satisfies Record<string, StateEntry>;
