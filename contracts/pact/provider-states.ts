import type { ProviderState } from '../operation';

/** One entry of the catalogue: what a backend team has to make true, and what their endpoint answers. */
export type StateEntry = {
  /** What must be true when the endpoint has answered. */
  means: string;
  /** Each parameter with one example. */
  params: NonNullable<ProviderState['params']>;
  /**
   * Names of the values that the endpoint answers; they go into the request: `token` of a session, `idempotencyKey`,
   * `publicKey` for an encrypted body, and inputs of the call that a backend alone can know.
   */
  values: readonly string[];
};

const plain = (means: string, ...values: string[]) => ({ means, params: {}, values });
/** `token` is the token of the member's session. */
const signedIn = (means: string, ...values: string[]) => ({
  means,
  params: {},
  values: ['token', ...values],
});
const atGame = (means: string, ...values: string[]) =>
  plain(
    `\`playerId\` is a member at the game \`nodeId\` of the vendor \`vendor\`${means}`,
    ...['vendor', 'playerId', 'nodeId', 'transactionId', ...values],
  );
const atBet = (means: string) => atGame(means, 'betTransactionId');
const REQUEST_FOR_CODE = ['mobileNum', 'mobileNo', 'countryDialingCode', 'verificationPayload'];
const LAUNCH = ['category', 'vendor', 'gameId', 'nodeId'];
/** `publicKey` seals the body; its fields are named by the contract, and these are their values. */
const sealed = (means: string, ...values: string[]) => ({
  means: `${means} \`publicKey\` is your key for encrypted bodies.`,
  params: {},
  values: ['publicKey', ...values],
});
/** An account that an agent creates: the body is sealed. */
const newDownline = (means: string, ...values: string[]) =>
  sealed(means, 'token', 'account', 'password', ...values);
/** First and last day of a range, `YYYY-MM-DD` in the site’s time zone. */
const RANGE = ['from', 'to'];
const ITEM = ['itemId', 'points'];
const NAME = ['username', 'password'];
const CAPTCHA = ['captcha', 'captchaId'];
/** A stranger’s try when others have failed: work that you asked for, done, and a mark of a device that is nobody’s. */
const GUARDED = [...CAPTCHA, 'work', 'deviceMark'];
const CODE = [...NAME, 'countryDialingCode'];
const PLACE = ['registerUrl', 'domain'];
/** `work`, here and in a registration with a number, is work that you ask for, done; nothing where you ask for none. */
const NEWCOMER = [...PLACE, 'username', 'password', 'confirmPassword', ...CAPTCHA, 'work'];
const NUMBER = ['mobileNum', 'countryDialingCode'];
const CALLER = [...PLACE, ...NUMBER, 'verificationCode', 'password', 'confirmPassword', ...CAPTCHA, 'work'];
const FURTHER = [
  ...['affiliateCode', 'recommenderId', 'paymentPassword', 'nickname', 'payeeName', 'email', 'idNumber'],
  ...['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'birthday'],
];
const RECOVERY = ['newPassword', ...NUMBER, 'verificationCode'];
const CARD = ['token', 'bankCode', 'cardNumber', 'holder'];
const WITHDRAWAL = ['token', 'fee', 'bankCardId', 'paymentPassword'];
const SENT_UP = ['token', 'paymentPassword'];
const SENT_DOWN = ['account', ...SENT_UP];
const BY_OLD = ['token', 'oldPassword', 'newPassword'];
const BY_LOGIN = ['token', 'loginPassword', 'newPassword'];
const OWNER = ['token', 'loginPassword'];
const PASSKEY = [...OWNER, 'credential'];
const ACCOUNT = ['nickname', 'payeeName', 'birthday', 'icon'];
const DEPOSIT = ['token', 'channelId'];
const MISSION = ['missionId', 'period'];
const PAYMENT = ['provider', 'transactionId', 'reference'];
const PAYOUT = ['provider', 'transactionId', 'orderNo'];
const PASSWORDS = ['token', 'oldPassword', 'newPassword', 'confirmNewPassword'];

/** A member that gives the account another mobile number or e-mail address. */
function changesOf(what: 'mobile number' | 'e-mail address', values: readonly string[]) {
  const name = (how: string) => `a member changes the ${what} ${how}`;
  const byCodes = [...OWNER, ...values, 'verificationCode', 'currentCode'];
  const besides = [...OWNER, ...values, 'verificationCode'];
  const replaced = `A member is logged in that has received a code at its present ${what} once; \`verificationCode\` was sent to the new one of the request, and \`currentCode\` to the present one.`;
  const answered = `As where the codes are right, but the member proves itself by the security questions, whose answers are`;
  return Object.fromEntries([
    [name('with the right codes'), sealed(replaced, ...byCodes)],
    [
      name('with a wrong code of the new one'),
      sealed(`${replaced} \`verificationCode\` is wrong.`, ...byCodes),
    ],
    [name('with a wrong code of the old one'), sealed(`${replaced} \`currentCode\` is wrong.`, ...byCodes)],
    [
      name('with an expired code of the new one'),
      sealed(`${replaced} \`verificationCode\` is not good any more.`, ...byCodes),
    ],
    [name('with the right answers'), sealed(`${answered} those of the request.`, ...besides)],
    [name('with wrong answers'), sealed(`${answered} others than those of the request.`, ...besides)],
    [
      name('with answers given lately'),
      sealed('As with the right answers, but the member gave them less than three days ago.', ...besides),
    ],
    [
      name('with a passkey'),
      sealed(
        `As where the codes are right, but in the place of \`currentCode\` comes \`passkey\`: the answer of the member’s passkey to a challenge that you gave it, for the \`origin\` of the request.`,
        ...besides,
        'passkey',
      ),
    ],
    [
      name('with a passkey that answers another challenge'),
      sealed(`As with a passkey, but it answers a challenge that you never gave.`, ...besides, 'passkey'),
    ],
    [
      name('with a passkey added lately'),
      sealed('As with a passkey, but the member added it less than three days ago.', ...besides, 'passkey'),
    ],
    [
      name('for the first time'),
      sealed(
        `A member without ${what} is logged in whose password is \`loginPassword\`; \`verificationCode\` was sent to the one of the request.`,
        ...besides,
      ),
    ],
    [
      name('with a wrong password'),
      sealed(`As for the first time, but \`loginPassword\` is wrong.`, ...besides),
    ],
    [
      name('that is proved by the password alone'),
      sealed(
        `As where the codes are right, but the request brings the right \`loginPassword\` in place of the present one’s code.`,
        ...besides,
      ),
    ],
    [
      name('to one of another member'),
      sealed(`As where the codes are right, but another member has the new ${what}.`, ...byCodes),
    ],
    [
      name('into a proved one'),
      sealed(
        `A member is logged in that has never received a code at its present ${what}; \`verificationCode\` was sent there now.`,
        'token',
        'verificationCode',
      ),
    ],
    [name('on trial'), sealed('A member of type 4 is logged in.', ...byCodes)],
  ]);
}

/** Every provider state that the contracts use; docs/backend-teams.md shows this table. */
export const providerStates = {
  'the site is open': {
    means:
      'The merchant of the request is open to the visitor; it has customer-service links, social links, an image host, one other domain, and each flag written out, on or off, `register.firebaseVerification` and `passkeys`, which is on, among them.',
    params: {},
    values: [],
  },
  'the visitor is blocked by location': {
    means: 'The merchant of the request refuses visitors of this region.',
    params: {},
    values: [],
  },
  'the platform is under maintenance': {
    means: 'The merchant of the request is under maintenance.',
    params: {},
    values: [],
  },
  'announcements are published': plain(
    'At least one promotion, hot announcement, notice and popup each are published, and a banner of each group (`groupName`) that a request names, with categories; each promotion, hot announcement and popup has at least one image, each promotion and hot announcement at least one category. `id` is a notice’s.',
    'id',
  ),
  'the notice is not published': plain('Nothing is published under `id`.', 'id'),
  'the help centre is written': plain(
    'The help centre has at least one tab, and each tab at least one question below it.',
  ),
  'the lobby has games': plain(
    'Games are in the lobby: at least one is hot, and at least one is of each category (`gameCategory`) and each type (`gameType`) that a request names; menus name a vendor of E-sports or cockfight below SPORTS, and a type of games has at least one kind. `nodeId` is a slot game (`RNG`) with all that is known of a game; the search for `gameName` finds it, `vassalage` is its vendor, and `gameClassify` a kind that it is of.',
    ...['nodeId', 'gameName', 'vassalage', 'gameClassify'],
  ),
  'the game is not in the lobby': plain('No game of the lobby has the id `nodeId`.', 'nodeId'),
  'a member has a favourite game': signedIn(
    'A member is logged in that has at least one favourite game; `nodeId` is one of them.',
    'nodeId',
  ),
  'a member has played a game': signedIn(
    'A member is logged in that has played at least one game of each type (`gameType`); `nodeId` is a game of the lobby.',
    'nodeId',
  ),
  'a member may play the game': signedIn(
    'A member is logged in; `nodeId` is a game that can be played, `gameId`, `vendor` and `category` (its type) are the same game’s.',
    ...LAUNCH,
  ),
  'a member may play the lottery': signedIn(
    'A member is logged in; `gameCode` is a lottery that can be played, of `vendor`, which is `LOTT` or `ELOTT`.',
    ...['vendor', 'gameCode'],
  ),
  'a member may play a lottery of a region': signedIn(
    'A member is logged in; `gameCode` is a lottery that can be played, of `vendor`, which is `TCG_LOTTO_VN` or `TCG_SEA`.',
    ...['vendor', 'gameCode'],
  ),
  'a member asks for a game that is not in the lobby': signedIn(
    'A member is logged in; no game of the lobby has the id `nodeId`; `gameId`, `vendor` and `category` may be another game’s.',
    ...LAUNCH,
  ),
  'the vendor of the game is under maintenance': signedIn(
    'A member is logged in; `vendor` is under maintenance; `nodeId`, `gameId` and `category` are a game of it.',
    ...LAUNCH,
  ),
  'a trial member asks for a game without free play': signedIn(
    'A member of type 4 is logged in; `nodeId`, `gameId`, `vendor` and `category` are a game without free play.',
    ...LAUNCH,
  ),
  'an agent has a team': signedIn(
    'An agent is logged in; `member` is an agent right below it with a team of its own. Right below `member` stand at least two agents and two players, and of its team at least two are active today, two new today, and two have not played for 30 days. A page from `cursor` on holds more than one of a team; `name` is part of an account below, on whichever level.',
    ...['member', 'cursor', 'name'],
  ),
  'a member who is no agent asks for a team': signedIn(
    'A member of type 0 is logged in; `member` is an agent, and `name` part of an account.',
    ...['member', 'name'],
  ),
  'an agent asks for somebody outside the own team': signedIn(
    'An agent is logged in; `member` is an agent that is not below it.',
    'member',
  ),
  'an agent has settlements': signedIn(
    'An agent is logged in with at least two settlements of each kind (commission, salary, hour, dividend) that ended in the days from `from` to `to`, and with play of the team on the day `to`, which is not settled. `id` is one of commission: it has a correction, reached a tier that is not the last, and was paid. A page from `cursor` on holds all of them.',
    ...[...RANGE, 'cursor', 'id'],
  ),
  'an agent has a settlement of an agreement': {
    means:
      'An agent is logged in; `id` is a settlement of an agreement of the kind `kind` that reached a tier that is not the last, and was paid.',
    params: { kind: 'salary' },
    values: ['token', 'id'],
  },
  'an agent asks for a settlement of another': signedIn(
    'An agent is logged in; `id` is a settlement of another agent.',
    'id',
  ),
  'a member who is no agent asks for settlements': signedIn(
    'A member of type 0 is logged in; `from` to `to` are some days, and `id` could be a settlement.',
    ...[...RANGE, 'cursor', 'id'],
  ),
  'a member has played lately': signedIn(
    'A member is logged in with at least two movements of each kind, bonuses and transfers among them, in the days from `from` to `to`, the last two at games of the vendor `vendor`; the last movement `id` is a win of the round `reference`. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
    'id',
    'vendor',
    'reference',
  ),
  'a member has bet on a lottery': signedIn(
    'A member is logged in; the movement `id` is the bet of a ticket for a lottery.',
    'id',
  ),
  'a member got a bonus of a promotion': signedIn(
    'A member is logged in; the movement `id` is a bonus of a promotion that the site shows.',
    'id',
  ),
  'a member asks for a movement of another': signedIn(
    'A member is logged in; `id` is a movement of another member.',
    'id',
  ),
  'a member has withdrawn lately': signedIn(
    'A member is logged in with at least two withdrawals of each state in the days from `from` to `to`: pending, paid and returned. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
  ),
  'a member has an open lottery ticket': signedIn(
    'A member is logged in with tickets for at least two draws, bought in the days from `from` to `to`; `subOrderId` is one of them, and waits for its draw. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
    'subOrderId',
  ),
  'a member has a drawn lottery ticket': signedIn(
    'A member is logged in with tickets for a draw that was held: those of `orderId`.',
    'orderId',
  ),
  'a member asks for a lottery order of another': signedIn(
    'A member is logged in; `orderId` is an order of another member.',
    'orderId',
  ),
  'a member cancels a lottery ticket of another': signedIn(
    'A member is logged in; `subOrderId` is a ticket of another member.',
    'subOrderId',
  ),
  'a member cancels a lottery ticket whose bets are closed': signedIn(
    'A member is logged in; `subOrderId` is the member’s ticket for a draw that takes no bets any more.',
    'subOrderId',
  ),
  'the key stands for another lottery ticket': signedIn(
    'A member is logged in that has cancelled another ticket than `subOrderId` under the idempotency key `idempotencyKey`.',
    'subOrderId',
    'idempotencyKey',
  ),
  'players have won': plain(
    'At least one win is on the winner board, with the name and picture of its game.',
  ),
  'a jackpot has fallen': plain(
    'The site has at least one jackpot, with a picture, and each has been won at least once, at a game that has a name.',
  ),
  'lotteries are drawn': plain(
    'At least one lottery, one electronic lottery and one group of lotteries are there; each lottery has had a draw and has one open.',
  ),
  'anchors are live': plain(
    'At least one anchor is in the hot list, one in the promo list, and one model is there; `anchorId` is one whose room anybody may enter.',
    'anchorId',
  ),
  'a member follows an anchor': signedIn('A member is logged in that follows at least one anchor.'),
  'a member has an unread chat message': signedIn(
    'A member is logged in that has at least one unread chat message.',
  ),
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
  'a member has an unread notice': signedIn(
    'A member is logged in that has not read the notice `announcementId`.',
    'announcementId',
  ),
  'a member may send feedback': signedIn('A member is logged in that has sent no feedback today.'),
  'the member has sent as much feedback as a day allows': signedIn(
    'A member is logged in that may send no more feedback today.',
  ),
  'the key stands for another feedback': {
    means:
      'A member is logged in that has sent another feedback under the idempotency key `idempotencyKey`; `token` is the token of the session.',
    params: {},
    values: ['token', 'idempotencyKey'],
  },
  'the key stands for another promotion': {
    means:
      'A member is logged in that has joined another promotion than `promotionId` under the idempotency key `idempotencyKey`; `token` is the token of the session.',
    params: {},
    values: ['token', 'idempotencyKey', 'promotionId'],
  },
  'a member has messages': signedIn(
    'A member is logged in that has at least one message; `messageId` is one of them.',
    'messageId',
  ),
  'a member may join the promotion': signedIn(
    'A member is logged in that has not joined the promotion `promotionId`, which is one to sign up for.',
    'promotionId',
  ),
  'a member may apply for the reward': signedIn(
    'A member is logged in that has not applied for the reward of the promotion `promotionId`, which asks for a picture.',
    'promotionId',
  ),
  'the member has applied for the reward': signedIn(
    'A member is logged in whose application for the promotion `promotionId` is open.',
    'promotionId',
  ),
  'the promotion is not published': signedIn(
    'A member is logged in, and no promotion is published under `promotionId`.',
    'promotionId',
  ),
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
  'every registration field is enabled': plain(
    'The merchant of the request has a rule with a `patternId` for every field of a registration.',
  ),
  'nobody has the username': plain('No account has the name `username`.', 'username'),
  'an agent has the invitation code': plain(
    'An agent has the invitation code `code`, and it is good on `domain`.',
    ...['code', 'domain'],
  ),
  'the address has opened as many invitations as an hour allows': plain(
    'As where an agent has the code, but as many invitations were opened from the address of the request as may be by now.',
    'code',
  ),
  'no agent has the invitation code': plain(
    'Nobody has the invitation code `code`; `domain` is a domain of the site.',
    ...['code', 'domain'],
  ),
  'the invitation code belongs to another domain': plain(
    'An agent has the invitation code `code`, and it is good on another domain than `domain` only.',
    ...['code', 'domain'],
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
    ...['username', 'email', 'work'],
  ),
  'a member has an e-mail address, and a mail takes no work': plain(
    'The same where you ask for no work: for this request, or ever.',
    ...['username', 'email'],
  ),
  'an e-mail is asked for without the work that it takes': plain(
    'The account `username` has the address `email`, and work is asked of whoever asks for an e-mail.',
    ...['username', 'email'],
  ),
  'an e-mail was sent to the account a moment ago': plain(
    'The account `username` has the address `email`; a way back in was asked for by e-mail for it less than a minute ago; `work` is what you ask for, done.',
    ...['username', 'email', 'work'],
  ),
  'a change of password with the right old password': sealed(
    'A member is logged in whose password is `oldPassword`; `newPassword` and `confirmNewPassword` are the same new one.',
    ...PASSWORDS,
  ),
  'a change of password with a wrong old password': sealed(
    'A member is logged in whose password is not `oldPassword`; `newPassword` and `confirmNewPassword` are the same new one.',
    ...PASSWORDS,
  ),
  'banks are connected': plain('Money is paid out to at least one bank.'),
  'a member has bank cards': signedIn(
    'A member is logged in that has at least one bank card and a payee name; `bankCardId` is one of the cards.',
    'bankCardId',
  ),
  'a member who has just proved to be it has bank cards': signedIn(
    'As where a member has bank cards, and the member gave a proof in the session within five minutes (`session.reauthenticate`).',
    'bankCardId',
  ),
  'a member who has just proved to be it names another member’s bank card': signedIn(
    'A member is logged in that gave a proof in the session within five minutes; `bankCardId` is a bank card of another member.',
    'bankCardId',
  ),
  'the bank card is another member’s': signedIn(
    'A member is logged in; `bankCardId` is a bank card of another member.',
    'bankCardId',
  ),
  'a member may bind the bank card': sealed(
    'A member is logged in whose payee name is `holder`; the number `cardNumber` is of the bank `bankCode`, and nobody has bound it.',
    ...CARD,
  ),
  'a member on trial binds the bank card': sealed(
    'A member of type 4 is logged in; the card is one that could be bound.',
    ...CARD,
  ),
  'the number is no bank card’s': sealed(
    'A member is logged in whose payee name is `holder`; no card of the bank `bankCode` can have the number `cardNumber`.',
    ...CARD,
  ),
  'the bank card is bound': sealed(
    'A member is logged in whose payee name is `holder`; the card `cardNumber` of the bank `bankCode` is bound already.',
    ...CARD,
  ),
  'the member has as many bank cards as may be bound': sealed(
    'A member is logged in that has bound as many cards as you allow; the one of the request is new.',
    ...CARD,
  ),
  'the bank card is another’s': sealed(
    'A member is logged in whose payee name is not `holder`; the card is new.',
    ...CARD,
  ),
  'the key stands for another bank card': sealed(
    'A member is logged in that has bound another bank card under the idempotency key `idempotencyKey`.',
    ...CARD,
    'idempotencyKey',
  ),
  'the site takes no passkeys': plain('The merchant of the request lets nobody log in with a passkey.'),
  'a member has a passkey': signedIn(
    'A member is logged in that has a passkey, `passkeyId`, and has used it.',
    'passkeyId',
  ),
  'a member who has just proved to be it has a passkey': signedIn(
    'As where a member has a passkey, and the member gave a proof in the session within five minutes (`session.reauthenticate`).',
    'passkeyId',
  ),
  'a member who has just proved to be it names another member’s passkey': signedIn(
    'A member is logged in that gave a proof in the session within five minutes; `passkeyId` is a passkey of another member.',
    'passkeyId',
  ),
  'the passkey is another member’s': signedIn(
    'A member is logged in; `passkeyId` is a passkey of another member.',
    'passkeyId',
  ),
  'a member adds a passkey with the right password': sealed(
    'A member is logged in whose password is `loginPassword`; `credential` answers a challenge that you gave it for a new passkey, for the `origin` of the request, as WebAuthn writes it in JSON.',
    ...PASSKEY,
  ),
  'a member adds a passkey for another challenge': sealed(
    'As with the right password, but `credential` answers a challenge that you never gave.',
    ...PASSKEY,
  ),
  'a member adds a passkey with a wrong password': sealed(
    'As with the right password, but `loginPassword` is wrong.',
    ...PASSKEY,
  ),
  'a member adds a passkey beyond the most': sealed(
    'As with the right password, but the member has as many passkeys as it may have.',
    ...PASSKEY,
  ),
  'a login with a passkey that is right': plain(
    '`credential` is the answer of a member’s passkey to a challenge that you gave for a login, for the `origin` of the request, as WebAuthn writes it in JSON; `deviceMark` is nobody’s.',
    ...['credential', 'deviceMark'],
  ),
  'a login with a passkey that nobody has': plain(
    'As where it is right, but `credential` is of a passkey that nobody has.',
    'credential',
  ),
  'a login with a passkey that was copied': plain(
    'As where it is right, but the passkey is bound to one device (no BE), and `credential` counts less than it did before.',
    'credential',
  ),
  'a login with a passkey that is synced and counts backwards': plain(
    'As where it is right, but the passkey may be backed up (BE), also by what was known of it before, and `credential` counts less than it did before: it lets in.',
    'credential',
  ),
  'a login with a passkey of a disabled member': plain(
    'As where it is right, but the member is disabled.',
    'credential',
  ),
  'a member proves itself anew with the right password': sealed(
    'A member is logged in whose password is `loginPassword`.',
    ...OWNER,
  ),
  'a member proves itself anew with a wrong password': sealed(
    'A member is logged in whose password is not `loginPassword`.',
    ...OWNER,
  ),
  'a member proves itself anew with a passkey': sealed(
    'A member is logged in; `passkey` is the answer of its passkey to a challenge that you gave it, for the `origin` of the request, as WebAuthn writes it in JSON.',
    ...['token', 'passkey'],
  ),
  'a member proves itself anew with a passkey that answers another challenge': sealed(
    'As with a passkey, but it answers a challenge that you never gave.',
    ...['token', 'passkey'],
  ),
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
  'a member has secured the account': signedIn(
    'A member is logged in that has changed its password, has a payment password, bank cards, a proved mobile number and e-mail address, and has answered the security questions.',
  ),
  'a member has answered the security questions': signedIn(
    'A member is logged in that has answered security questions.',
  ),
  'a member objects to a change by the link': sealed(
    '`objectionCode` is the code of a link that a member was sent less than seven days ago, and nobody has used.',
    'objectionCode',
  ),
  'a member objects to a change with a code that nobody was sent': sealed(
    '`objectionCode` was never sent.',
    'objectionCode',
  ),
  'a member objects to a change a second time': sealed(
    'As by the link, but it was used before.',
    'objectionCode',
  ),
  'a member objects to a change too late': sealed(
    'As by the link, but it was sent more than seven days ago.',
    'objectionCode',
  ),
  'a member answers the security questions with the right password': sealed(
    'A member is logged in whose password is `loginPassword`.',
    ...OWNER,
  ),
  'a member answers the security questions with a wrong password': sealed(
    'A member is logged in whose password is not `loginPassword`.',
    ...OWNER,
  ),
  'a member on trial answers the security questions': sealed('A member of type 4 is logged in.', ...OWNER),
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
  ...changesOf('mobile number', NUMBER),
  ...changesOf('e-mail address', ['email']),
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
  'a member has money to be played before it may be withdrawn': signedIn(
    'A member is logged in with a balance, a part of which must be played first, a promotion asking for it; there are quick amounts.',
  ),
  'a member may withdraw': sealed(
    'A member is logged in with all of the balance to withdraw, more than two million; one unit is less than may be withdrawn. `fee` is what a withdrawal costs now, as text with two decimals; money may go to the bank card `bankCardId`, and `paymentPassword` is right.',
    ...WITHDRAWAL,
  ),
  'a member on trial withdraws': sealed('A member of type 4 is logged in.', ...WITHDRAWAL),
  'the site takes no withdrawals': sealed(
    'As where a member may withdraw, but the merchant of the request allows no withdrawals.',
    ...WITHDRAWAL,
  ),
  'the payment password of who withdraws was changed': sealed(
    'As where a member may withdraw, but the payment password was changed just now, and withdrawals wait for a while.',
    ...WITHDRAWAL,
  ),
  'the member has withdrawn as much as a day allows': sealed(
    'As where a member may withdraw, but today’s limit leaves less than the amount of the request.',
    ...WITHDRAWAL,
  ),
  'the money of who withdraws is to be played first': sealed(
    'As where a member may withdraw, but all of the balance must be played first.',
    ...WITHDRAWAL,
  ),
  'the bank card of the withdrawal is another’s': sealed(
    'As where a member may withdraw, but `bankCardId` is another member’s card.',
    ...WITHDRAWAL,
  ),
  'the bank card of the withdrawal was bound just now': sealed(
    'As where a member may withdraw, but the card `bankCardId` was bound just now and takes no money yet.',
    ...WITHDRAWAL,
  ),
  'who withdraws has no payment password': sealed(
    'As where a member may withdraw, but the member has no payment password.',
    ...WITHDRAWAL,
  ),
  'a withdrawal with a wrong payment password': sealed(
    'As where a member may withdraw, but `paymentPassword` is wrong, for the first time.',
    ...WITHDRAWAL,
  ),
  'a withdrawal after too many wrong payment passwords': sealed(
    'As where a member may withdraw, but the payment password was wrong so often that none is taken for a while.',
    ...WITHDRAWAL,
  ),
  'the withdrawal was sent under the key before': sealed(
    'As where a member may withdraw, but the withdrawal of the request was made under the idempotency key `idempotencyKey`; it cost another `fee` than the one that is answered, and `paymentPassword` is wrong.',
    ...WITHDRAWAL,
    'idempotencyKey',
  ),
  'the key stands for another withdrawal': sealed(
    'As where a member may withdraw, but another withdrawal was made under the idempotency key `idempotencyKey`.',
    ...WITHDRAWAL,
    'idempotencyKey',
  ),
  'a member may move money between wallets': signedIn(
    'A member is logged in with at least the amount of the request in the main wallet, and as much at the vendor `vendor`.',
    'vendor',
  ),
  'a member on trial moves money between wallets': signedIn('A member of type 4 is logged in.', 'vendor'),
  'one wallet serves every game': signedIn(
    'A member is logged in at a merchant that keeps one wallet for all games; the vendor `vendor` has games.',
    'vendor',
  ),
  'no vendor has the name of the wallet': signedIn(
    'A member is logged in at a merchant that keeps a wallet for each vendor; no vendor is called `vendor`.',
    'vendor',
  ),
  'the key stands for another movement between wallets': signedIn(
    'As where a member may move money between wallets, but another amount was moved under the idempotency key `idempotencyKey`.',
    ...['vendor', 'idempotencyKey'],
  ),
  'a member has an upline': signedIn(
    'A member other than of type 2 is logged in who may send money to the upline; there are quick amounts.',
  ),
  'a member has no upline': signedIn('A member without an upline is logged in.'),
  'a member may send money up': sealed(
    'A member with an upline is logged in, with more money to withdraw than the amount of the request; `paymentPassword` is right.',
    ...SENT_UP,
  ),
  'a member on trial sends money up': sealed('A member of type 4 is logged in.', ...SENT_UP),
  'who sends money up has no upline': sealed('A member without an upline is logged in.', ...SENT_UP),
  'the payment password of who sends money up was changed': sealed(
    'As where a member may send money up, but the payment password was changed just now, and money waits for a while.',
    ...SENT_UP,
  ),
  'who sends money up has withdrawn as much as a day allows': sealed(
    'As where a member may send money up, but today’s limit leaves less than the amount of the request.',
    'token',
    'paymentPassword',
  ),
  'the money of who sends it up is to be played first': sealed(
    'As where a member may send money up, but all of the balance must be played first.',
    ...SENT_UP,
  ),
  'who sends money up has no payment password': sealed(
    'As where a member may send money up, but the member has no payment password.',
    ...SENT_UP,
  ),
  'money is sent up with a wrong payment password': sealed(
    'As where a member may send money up, but `paymentPassword` is wrong, for the first time.',
    ...SENT_UP,
  ),
  'money is sent up after too many wrong payment passwords': sealed(
    'As where a member may send money up, but the payment password was wrong so often that none is taken for a while.',
    ...SENT_UP,
  ),
  'the key stands for other money sent up': sealed(
    'As where a member may send money up, but another amount was sent under the idempotency key `idempotencyKey`.',
    ...SENT_UP,
    'idempotencyKey',
  ),
  'an agent has a direct downline': signedIn(
    'A member of type 1 is logged in who may send money to direct downlines; `account` is one’s; there are quick amounts.',
    'account',
  ),
  'the downline is another’s': signedIn(
    'A member of type 1 is logged in; `account` is that of a member who stands right below another agent.',
    'account',
  ),
  'an agent may send money down': sealed(
    'A member of type 1 is logged in, with more money to withdraw than the amount of the request; `account` is that of a member right below, `paymentPassword` is right.',
    ...SENT_DOWN,
  ),
  'a member on trial sends money down': sealed(
    'A member of type 4 is logged in; `account` is any member’s.',
    ...SENT_DOWN,
  ),
  'money is sent to another’s downline': sealed(
    'As where an agent may send money down, but the member of `account` stands right below another agent.',
    ...SENT_DOWN,
  ),
  'the payment password of who sends money down was changed': sealed(
    'As where an agent may send money down, but the payment password was changed just now, and money waits for a while.',
    ...SENT_DOWN,
  ),
  'who sends money down has withdrawn as much as a day allows': sealed(
    'As where an agent may send money down, but today’s limit leaves less than the amount of the request.',
    ...SENT_DOWN,
  ),
  'the money of who sends it down is to be played first': sealed(
    'As where an agent may send money down, but all of the balance must be played first.',
    ...SENT_DOWN,
  ),
  'who sends money down has no payment password': sealed(
    'As where an agent may send money down, but the agent has no payment password.',
    ...SENT_DOWN,
  ),
  'money is sent down with a wrong payment password': sealed(
    'As where an agent may send money down, but `paymentPassword` is wrong, for the first time.',
    ...SENT_DOWN,
  ),
  'money is sent down after too many wrong payment passwords': sealed(
    'As where an agent may send money down, but the payment password was wrong so often that none is taken for a while.',
    ...SENT_DOWN,
  ),
  'the key stands for other money sent down': sealed(
    'As where an agent may send money down, but another amount was sent under the idempotency key `idempotencyKey`.',
    ...SENT_DOWN,
    'idempotencyKey',
  ),
  'the withdrawal costs something else than the member was told': sealed(
    'As where a member may withdraw, but `fee` is not what a withdrawal costs now.',
    ...WITHDRAWAL,
  ),
  'a withdrawal waits for its payout': plain(
    'The withdrawal `orderNo` waits to be paid out by the provider `provider`; `transactionId` is new.',
    ...PAYOUT,
  ),
  'a withdrawal is under way': signedIn(
    'A member is logged in whose money is held for the withdrawal `orderNo`, which has not ended.',
    'orderNo',
  ),
  'the money of a withdrawal came back': signedIn(
    'A member is logged in whose withdrawal `orderNo` could not be paid out: its money is back in the wallet.',
    'orderNo',
  ),
  'the withdrawal is another member’s': signedIn(
    'A member is logged in; `orderNo` is a withdrawal of another member.',
    'orderNo',
  ),
  'a member may deposit': signedIn(
    'A member is logged in at a merchant whose every channel to pay in has hours and amounts to pick, and asks for a choice; the member’s next deposit may have a bonus with a promotion of its own.',
  ),
  'a member may deposit by a channel': {
    ...sealed(
      'A member is logged in who has no open orders; the channel `channelId` of this kind takes the amount of the request, and `option` is one of its choices where it has some. Where the channel takes cards, the one with `serial` and `pin` is good for the amount.',
      ...DEPOSIT,
      ...['option', 'serial', 'pin'],
    ),
    params: { kind: 'voucher' },
  },
  'a member may deposit with a bonus': sealed(
    'A member is logged in who has no open orders; the channel `channelId`, which asks for no choice, takes the amount of the request, and the deposit may have the bonus `bonusId`.',
    ...DEPOSIT,
    'bonusId',
  ),
  'the deposit may have no bonus': sealed(
    'A member is logged in; `channelId` is open, and takes the amount of the request; the bonus `bonusId` is not for this deposit.',
    ...DEPOSIT,
    'bonusId',
  ),
  'a trial member would deposit': sealed('A member of type 4 is logged in; `channelId` is open.', ...DEPOSIT),
  'the channel is closed': sealed(
    'A member is logged in; the channel `channelId` takes no orders now.',
    ...DEPOSIT,
  ),
  'the channel takes larger amounts': sealed(
    'A member is logged in; the channel `channelId` takes larger amounts than that of the request.',
    ...DEPOSIT,
  ),
  'the member has as many open orders as may be': sealed(
    'A member is logged in with as many orders that wait for a payment as you allow; `channelId` is open.',
    ...DEPOSIT,
  ),
  'the key stands for another deposit': sealed(
    'A member is logged in who has opened another order under `idempotencyKey`.',
    ...DEPOSIT,
    'idempotencyKey',
  ),
  'a member has a deposit': {
    ...signedIn(
      'A member is logged in; `orderNo` is the member’s order by a channel of this kind, in this state: `pending` waits for its payment, `partlyPaid` was paid half and waits for the rest, `partlyArrived` was paid half and has ended (a card at once), `arrived` was paid in whole, `refused` was declined by its provider.',
      'orderNo',
    ),
    params: { kind: 'transfer', state: 'pending' },
  },
  'a member has a deposit with a bonus': signedIn(
    'A member is logged in; `orderNo` is the member’s order by a transfer, which waits for its payment and was opened with a bonus.',
    'orderNo',
  ),
  'the order is another member’s': signedIn(
    'A member is logged in; `orderNo` is an order of another.',
    'orderNo',
  ),
  'an order waits for its payment': plain(
    '`reference` is that of an order which waits for its payment by the provider `provider`; `transactionId` is new.',
    ...PAYMENT,
  ),
  'no order has the reference': plain('No order has the `reference`.', ...PAYMENT),
  'the transaction id stands for another payment': plain(
    '`reference` is that of an order which waits; `transactionId` is a payment for another one.',
    ...PAYMENT,
  ),
  'a payment provider signs with a wrong secret': plain(
    'The signature of the request is not the one of its provider.',
  ),
  'no withdrawal has the order number': plain('No withdrawal has the `orderNo`.', ...PAYOUT),
  'the transaction id stands for another payout': plain(
    'The withdrawal `orderNo` waits to be paid out by the provider `provider`; `transactionId` ended another one.',
    ...PAYOUT,
  ),
  'the payout has ended': plain(
    'The provider `provider` has told the end of the payout `orderNo` already; `transactionId` is new.',
    ...PAYOUT,
  ),
  'a launch token waits for its vendor': plain(
    'The vendor `vendor` may take `launchToken`, which was made less than a minute ago, for a member at a game.',
    ...['vendor', 'launchToken'],
  ),
  'a launch token of a trial waits for its vendor': plain(
    'The vendor `vendor` may take `launchToken`, which was made less than a minute ago, for a member of type 4 at a game with free play.',
    ...['vendor', 'launchToken'],
  ),
  'the launch token was used': plain(
    'The vendor `vendor` has taken `launchToken` before.',
    ...['vendor', 'launchToken'],
  ),
  'a player is at the vendor’s game': atGame(', for money that covers the bet; `transactionId` is new.'),
  'nobody plays under the player id': plain(
    '`playerId` is nobody at the vendor `vendor`; the others are ids as you have them.',
    ...['vendor', 'playerId', 'nodeId', 'transactionId', 'betTransactionId'],
  ),
  'the player has less than the bet': atGame(
    ', whose balance does not cover the bet; `transactionId` is new.',
  ),
  'the player plays free of charge': atGame(', in its free play; `transactionId` is new.'),
  'the player’s account is disabled': atGame(', whose account was disabled since; `transactionId` is new.'),
  'the bet was rolled back before it came': atGame(
    '; the vendor has rolled the bet `transactionId` back, which never came.',
  ),
  'the transaction id stands for another bet': atGame(
    '; `transactionId` is the member’s bet of another amount.',
  ),
  'the vendor placed a bet': atBet(', with the open bet `betTransactionId`; `transactionId` is new.'),
  'the vendor placed no such bet': atBet('; there is no bet `betTransactionId`.'),
  'the vendor’s bet was rolled back': atBet(
    '; its bet `betTransactionId` was rolled back; `transactionId` is new.',
  ),
  'the vendor’s bet is settled': atBet('; its bet `betTransactionId` is settled; `transactionId` is new.'),
  'a vendor signs with a wrong secret': plain(
    'Nothing more: the signature of the request is not the one of its vendor.',
  ),
  'an agent has contracts in force and others to answer': signedIn(
    'An agent is logged in with a contract of each kind in force, daily salary, dividend and hour salary, offered by the house or the upline, and a newer version of each that waits for the answer.',
  ),
  'an agreement waits for the agent’s answer': signedIn(
    'An agent is logged in; `agreementId` is a daily salary that the house offered and the agent may answer.',
    'agreementId',
  ),
  'the agreement was offered to another': signedIn(
    'An agent is logged in; `agreementId` was offered to another agent.',
    'agreementId',
  ),
  'the agreement was withdrawn': signedIn(
    'An agent is logged in; `agreementId` was offered to the agent, and withdrawn.',
    'agreementId',
  ),
  'the time to answer the agreement is over': signedIn(
    'An agent is logged in; `agreementId` was offered to the agent, and its last moment has passed.',
    'agreementId',
  ),
  'the agreement gives more than the upline holds by now': signedIn(
    'An agent is logged in; `agreementId` was offered by the upline, whose own agreement ends today.',
    'agreementId',
  ),
  'the key stands for the answer to another agreement': signedIn(
    'As where an agreement waits for the agent’s answer, but another one was answered under the idempotency key `idempotencyKey`.',
    ...['agreementId', 'idempotencyKey'],
  ),
  'an agent has offered agreements to direct downlines': signedIn(
    'An agent is logged in who has two direct downlines or more with agreements: of each one is to be answered, one in force, one refused; `cursor` is a place before them.',
    'cursor',
  ),
  'a member who is no agent looks for a team': signedIn(
    'A member of type 0 is logged in; `account` and `cursor` may be anything.',
    ...['account', 'cursor'],
  ),
  'an agent has an agreement with a direct downline': {
    means:
      'An agent is logged in who holds an agreement of the kind `kind`; `account` is an agent directly below, with one of this kind in force.',
    params: { kind: 'salary' },
    values: ['token', 'account'],
  },
  'the agent is another’s downline': signedIn(
    'An agent is logged in; `account` is an agent below another one.',
    'account',
  ),
  'an agent may offer an agreement': {
    means:
      'An agent is logged in who holds an agreement of the kind `kind`: 0.30 % from 10,000,000 with 3 players and 0.50 % from 50,000,000 with 5; players count from 200,000. `account` is an agent directly below, to whom nothing was offered.',
    params: { kind: 'salary' },
    values: ['token', 'account'],
  },
  'who offers an agreement is no agent': signedIn(
    'A member of type 0 is logged in; `account` is an agent.',
    'account',
  ),
  'an agreement is offered to another’s downline': signedIn(
    'As where an agent may offer an agreement, but `account` is an agent below another one.',
    'account',
  ),
  'an agreement of the kind waits for the downline’s answer': signedIn(
    'As where an agent may offer an agreement, but another daily salary waits for the answer of `account`.',
    'account',
  ),
  'who offers an agreement holds none of the kind': signedIn(
    'An agent is logged in who holds no daily salary; `account` is an agent directly below.',
    'account',
  ),
  'an agreement gives more than the agent holds': signedIn(
    'As where an agent may offer an agreement, but the agent holds lower rates than those of the request.',
    'account',
  ),
  'an agent has made as many offers as an hour allows': signedIn(
    'As where an agent may offer an agreement, but the agent has offered as many as may be by now.',
    'account',
  ),
  'the key stands for another offer': signedIn(
    'As where an agent may offer an agreement, but something else was offered under the idempotency key `idempotencyKey`.',
    ...['account', 'idempotencyKey'],
  ),
  'an offer of the agent waits for its answer': signedIn(
    'An agent is logged in; `agreementId` is what the agent offered a direct downline, who has not answered.',
    'agreementId',
  ),
  'the agreement was offered by another': signedIn(
    'An agent is logged in; `agreementId` is what another agent offered to a third one.',
    'agreementId',
  ),
  'the downline has answered the offer': signedIn(
    'As where an offer of the agent waits for its answer, but it was refused.',
    'agreementId',
  ),
  'an agent has an agreement in force': signedIn(
    'An agent is logged in; `agreementId` is in force, and has no last day.',
    'agreementId',
  ),
  'the agreement is between others': signedIn(
    'An agent is logged in; `agreementId` is in force between others.',
    'agreementId',
  ),
  'the agreement has ended': signedIn(
    'An agent is logged in; `agreementId` was an agreement of the agent, and its last day is over.',
    'agreementId',
  ),
  'the mall has items': plain(
    'The points mall offers items with a picture, stock and a day when there is more.',
  ),
  'the site has no points mall': plain('The flag `PTSYS3` is off.'),
  'a member may redeem the item': signedIn(
    'A member is logged in who may take the item `itemId` for its price, `points`.',
    ...ITEM,
  ),
  'a member may redeem the card': signedIn(
    'A member is logged in who may take the item `itemId`, a card, for its price, `points`.',
    ...ITEM,
  ),
  'a member on trial redeems an item': signedIn('A member of type 4 is logged in.', ...ITEM),
  'the site of who redeems an item has no points mall': signedIn(
    'A member is logged in; the flag `PTSYS3` is off.',
    ...ITEM,
  ),
  'the mall has no such item': signedIn('A member is logged in; there is no item `itemId`.', ...ITEM),
  'the item is out of stock': signedIn(
    'A member is logged in with `points`, the price of the item `itemId`, of which none is left.',
    ...ITEM,
  ),
  'the item costs other points than the member was told': signedIn(
    'A member is logged in who has the points for the item `itemId`; `points` is not its price.',
    ...ITEM,
  ),
  'the member has too few points for the item': signedIn(
    'A member is logged in with fewer points than `points`, the price of the item `itemId`.',
    ...ITEM,
  ),
  'the key stands for another item': signedIn(
    'As where a member may redeem the item, but another one was redeemed under the idempotency key `idempotencyKey`.',
    ...ITEM,
    'idempotencyKey',
  ),
  'the item was redeemed under the key before': signedIn(
    'A member is logged in who redeemed the item `itemId` under the idempotency key `idempotencyKey`; `points` is not its price.',
    ...ITEM,
    'idempotencyKey',
  ),
  'a member has redeemed items': signedIn(
    'A member is logged in with two redemptions or more, of items with a picture; `cursor` is a place before them.',
    'cursor',
  ),
  'a member has invited friends': signedIn(
    'A member is logged in who invited two friends or more who paid in, the last of them with the reward paid, and as many who did not; `cursor` is a place before them.',
    'cursor',
  ),
  'a member on trial invites friends': signedIn('A member of type 4 is logged in.'),
  'nobody invites friends at the site': signedIn(
    'A member is logged in; the flag `REFERRAL3` is off.',
    'cursor',
  ),
  'a member has a reward and an application': signedIn(
    'A member is logged in with a reward to claim, of a promotion and with a picture, and a promotion with a picture applied for; nothing else.',
  ),
  'a member may claim the reward': signedIn(
    'A member is logged in; `rewardId` is a reward of the member to claim.',
    'rewardId',
  ),
  'a member on trial claims a reward': signedIn('A member of type 4 is logged in.', 'rewardId'),
  'the reward is another’s': signedIn(
    'A member is logged in; `rewardId` is a reward of another member.',
    'rewardId',
  ),
  'the reward was claimed': signedIn(
    'A member is logged in; `rewardId` is a reward that the member has claimed.',
    'rewardId',
  ),
  'the time of the reward is over': signedIn(
    'A member is logged in; `rewardId` is a reward of the member that was not claimed in its time.',
    'rewardId',
  ),
  'the key stands for another reward': signedIn(
    'As where a member may claim the reward, but another one was claimed under the idempotency key `idempotencyKey`.',
    'rewardId',
    'idempotencyKey',
  ),
  'a member may use the promo code': signedIn(
    'A member is logged in who may use the promo code `code`; it brings a reward of a promotion, with a picture.',
    'code',
  ),
  'a member on trial enters a promo code': signedIn('A member of type 4 is logged in.', 'code'),
  'nobody has the promo code': signedIn('A member is logged in; there is no promo code `code`.', 'code'),
  'the member has used the promo code': signedIn(
    'A member is logged in who has used the promo code `code`.',
    'code',
  ),
  'the promo code is over': signedIn('A member is logged in; the promo code `code` is over.', 'code'),
  'the promo code is for other members': signedIn(
    'A member is logged in whom the promo code `code` is not for.',
    'code',
  ),
  'the member has tried too many promo codes': signedIn(
    'A member is logged in who tried so many promo codes that none is taken for a while.',
    'code',
  ),
  'the key stands for another promo code': signedIn(
    'As where a member may use the promo code, but another one was used under the idempotency key `idempotencyKey`.',
    'code',
    'idempotencyKey',
  ),
  'an agent has invitation links': signedIn(
    'An agent is logged in who has an invitation link with the code `code`; `from` and `to` are the last seven days.',
    ...['code', ...RANGE],
  ),
  'a member who is no agent asks for invitation links': signedIn(
    'A member of type 0 is logged in; `code` is an agent’s invitation link, `from` and `to` are the last seven days.',
    ...['code', ...RANGE],
  ),
  'an agent has as many links as may be': signedIn(
    'An agent is logged in who has as many invitation links as may be.',
  ),
  'an agent has made as many links as an hour allows': signedIn(
    'An agent is logged in who has made as many invitation links as may be by now, and may have more.',
  ),
  'the key stands for another invitation link': signedIn(
    'An agent is logged in who made an invitation link of another name under `idempotencyKey`.',
    'idempotencyKey',
  ),
  'the invitation link is another agent’s': signedIn(
    'An agent is logged in; the invitation link with the code `code` is another agent’s.',
    'code',
  ),
  'an agent may create accounts': signedIn('An agent is logged in who may create agents and players today.'),
  'a member who is no agent asks for new accounts': signedIn('A member of type 0 is logged in.'),
  'an agent creates an account that keeps the rules': newDownline(
    'An agent is logged in who may create agents and players; the values keep every rule, and nobody has the account.',
  ),
  'an agent creates an account with a nickname': newDownline(
    'An agent is logged in who may create agents and players; the values keep every rule, and nobody has the account.',
    'nickname',
  ),
  'a member who is no agent creates an account': newDownline('A member of type 0 is logged in.'),
  'an agent creates an account of a taken name': newDownline(
    'An agent is logged in; another member has the account name `account`.',
  ),
  'an agent creates an account that breaks a rule': newDownline(
    'An agent is logged in; `password` is shorter than the rule of passwords asks for.',
  ),
  'an agent has created as many accounts as an hour allows': newDownline(
    'An agent is logged in who has created as many accounts as may be by now.',
  ),
  'the key stands for another account': newDownline(
    'An agent is logged in who created another account under `idempotencyKey`.',
    'idempotencyKey',
  ),
  'a member asks for days of a team': signedIn(
    'A member of type 0, who is no agent, is logged in; `from` to `to` are the last seven days.',
    ...RANGE,
  ),
  'an agent has days of a team': signedIn(
    'An agent is logged in; somebody right below played games of the type `RNG` today, and the days from `from` to `to`, the last of them today, were summed up since.',
    ...RANGE,
  ),
  'a member has tasks': signedIn(
    'A member is logged in where promotions of the keys `LOGIN`, `MISSION` and `SAVIOR` are on; there are missions with a picture and a link, and part of last week’s loss may be claimed.',
  ),
  'a member may check in': signedIn(
    'A member is logged in who has not checked in today; `day` is the running day of the site.',
    'day',
  ),
  'a member on trial checks in': signedIn('A member of type 4 is logged in.', 'day'),
  'the day to check in on is over': signedIn('A member is logged in; `day` is yesterday.', 'day'),
  'the member has checked in today': signedIn(
    'A member is logged in who has checked in on the running day `day`.',
    'day',
  ),
  'nobody may check in': signedIn('A member is logged in; no promotion of the key `LOGIN` is on.', 'day'),
  'the key stands for another day to check in on': signedIn(
    'As where a member may check in, but another day was named under the idempotency key `idempotencyKey`.',
    'day',
    'idempotencyKey',
  ),
  'a member has done a mission': signedIn(
    'A member is logged in who has done the mission `missionId` in the `period`, and not claimed it.',
    ...MISSION,
  ),
  'a member on trial claims a mission': signedIn('A member of type 4 is logged in.', ...MISSION),
  'the day of the mission is over': signedIn(
    'A member is logged in; `period` is not the running one of the mission `missionId`.',
    ...MISSION,
  ),
  'the mission is not done': signedIn(
    'A member is logged in who has not done the mission `missionId` in the `period`.',
    ...MISSION,
  ),
  'the mission was claimed': signedIn(
    'A member is logged in who has claimed the mission `missionId` of the `period`.',
    ...MISSION,
  ),
  'there are no missions': signedIn(
    'A member is logged in; no promotion of the key `MISSION` is on.',
    ...MISSION,
  ),
  'the key stands for another mission': signedIn(
    'As where a member has done a mission, but another one was claimed under the idempotency key `idempotencyKey`.',
    ...MISSION,
    'idempotencyKey',
  ),
  'a member has a rebate': signedIn(
    'A member is logged in to whom part of the loss in the week that began on `week` may come back.',
    'week',
  ),
  'a member on trial claims a rebate': signedIn('A member of type 4 is logged in.', 'week'),
  'the time to claim the rebate is over': signedIn(
    'A member is logged in; the week that began on `week` is too long ago.',
    'week',
  ),
  'the member has no rebate': signedIn(
    'A member is logged in who lost nothing in the week that began on `week`, which is the last one.',
    'week',
  ),
  'the rebate was claimed': signedIn(
    'A member is logged in who has claimed what comes back of the week that began on `week`.',
    'week',
  ),
  'there are no rebates': signedIn('A member is logged in; no promotion of the key `SAVIOR` is on.', 'week'),
  'the key stands for another rebate': signedIn(
    'As where a member has a rebate, but another week was named under the idempotency key `idempotencyKey`.',
    'week',
    'idempotencyKey',
  ),
} satisfies Record<string, StateEntry>;

export type ProviderStateName = keyof typeof providerStates;
