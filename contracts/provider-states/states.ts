import { type ComposedEntry, composed, type ParamsOf } from './state-entry';

/**
 * The states that interactions are put together from: a ground first, then what is different from it. "The member" is
 * the one of the last ground; what is answered under one name twice, counts as it was answered last.
 */
export const composedStates = {
  'bodies are sealed': composed(
    '`publicKey` is your key for encrypted bodies, the text of a JWK.',
    {},
    'publicKey',
  ),

  'a member': composed(
    'A member that nothing was done with before is logged in: of this type (0 an ordinary member, 1 an agent, 4 on trial, 90 an account of the back office, which may not log in), with a nickname, a registration date and a rank that is not the highest; with money and a payment password, but for one on trial. `username` and `password` log in; the number `mobileNum` of `countryDialingCode`, which is not the site’s own, and the address `email` are the member’s, and no code was ever received there. `token` is the token of the session, `sessionId` its public name; `fee` is what a withdrawal costs now, as text with two decimals; `from` to `to` are the last seven days.',
    { type: [0, 1, 4, 90] },
    'token',
    'sessionId',
    'username',
    'password',
    'paymentPassword',
    'mobileNum',
    'countryDialingCode',
    'email',
    'fee',
    'from',
    'to',
  ),
  'another member': composed(
    'The same for another member; nothing of the states before is undone.',
    { type: [0, 1, 4, 90] },
    'token',
    'sessionId',
    'username',
    'password',
    'paymentPassword',
    'mobileNum',
    'countryDialingCode',
    'email',
    'fee',
    'from',
    'to',
  ),
  'the member’s account': composed(
    'The account is `disabled`; or `frozen`: it rests after an objection (`security.object`); or its password was `given`: the operator or an e-mail chose it, and the member has not changed it; or the member has `changed` it once.',
    { state: ['disabled', 'frozen', 'given', 'changed'] },
  ),
  'the member’s session': composed(
    'The session has `ended`; or it `stays`, as the member asked for; or it stays, and the member gave no proof in it for more than 24 hours: `unproved`; or the member gave a proof in it within five minutes (`session.reauthenticate`): `proved`.',
    { state: ['ended', 'stays', 'unproved', 'proved'] },
  ),
  'the member is logged in elsewhere': composed(
    'The member has a second open session, opened on another device, from a country that is known; both stay signed in. `elsewhere` is the public name of the second one.',
    {},
    'elsewhere',
  ),
  'the member has logged in often': composed(
    'The member has logged in some fifty times, by password, from devices and countries that are known; a page from `cursor` on holds twenty of them, and is not the last. `token` is that of the last one.',
    {},
    'token',
    'cursor',
  ),
  'the member’s contacts': composed(
    'A code was received once at the number and at the address of the member: they are `proved`; or the member has neither: `none`.',
    { state: ['proved', 'none'] },
  ),
  'somebody who is not a member': composed(
    'Nobody has the account name `newUsername`, the number `newMobileNum` of `newCountryDialingCode`, which is not the site’s own, or the address `newEmail`; `taken`: another member has all of them.',
    { taken: 'boolean' },
    'newUsername',
    'newMobileNum',
    'newCountryDialingCode',
    'newEmail',
  ),
  'a code was sent': composed(
    'A code was sent just now, for this purpose: `login`, `register` and `forget` as in `verification.sendCode`, `contact` as in `verification.sendMemberCode`; to the member’s number or address, and `verificationCode` is it, or to that of who is not a member, and `newVerificationCode` is it: `newMobile`, `newEmail`; `expired`: so long ago that it has expired.',
    {
      to: ['mobile', 'email', 'newMobile', 'newEmail'],
      purpose: ['login', 'register', 'forget', 'contact'],
      expired: 'boolean',
    },
    'verificationCode',
    'newVerificationCode',
  ),
  'tries have failed': composed(
    'So many tries in a row to log in as the member, or with the member’s payment password, have failed, from another device than the member’s; `locked`: so many that no more are taken for a while.',
    { of: ['login', 'paymentPassword'], times: 'number', locked: 'boolean' },
  ),
  'a captcha was drawn': composed(
    '`captchaId` names a captcha, and `captcha` is its answer.',
    {},
    'captchaId',
    'captcha',
  ),
  'a human was verified': composed(
    '`verificationPayload` is a text that came with no request before; `used`: it came with an earlier request for a code to who is not a member.',
    { used: 'boolean' },
    'verificationPayload',
  ),
  'work is asked for': composed(
    'You ask for work, as dear as any that you ask for: to find a number up to `workMaxnumber` (`contracts/session/work.ts`). It is good for whatever call comes next. The command does it: keep `workMaxnumber` below 100.',
    {},
    'workSalt',
    'workChallenge',
    'workMaxnumber',
    'workIterations',
  ),
  'the member has a device': composed(
    '`deviceMark` was answered to a login of the member, before others failed.',
    {},
    'deviceMark',
  ),
  'Firebase knows somebody': composed(
    '`firebaseProject` is your Firebase project, `uid` a user of it, by this provider; `ofMember`: it is linked to the member. Tokens are unsigned, as those of Firebase’s emulator, and taken in test environments alone.',
    { signInProvider: ['phone', 'google.com', 'facebook.com', 'oidc.line'], ofMember: 'boolean' },
    'firebaseProject',
    'uid',
  ),

  'the member has a passkey': composed(
    'The member has a passkey, `passkeyId`, whose credential id `credentialId` you choose and whose public key (COSE, base64url) is the parameter; it was added so many days ago (0 when left out) and has counted so far (1 when left out). `synced`: it may be backed up (BE), and is.',
    { publicKey: 'text', daysAgo: 'number', counter: 'number', synced: 'boolean' },
    'passkeyId',
    'credentialId',
  ),
  'a challenge for a passkey': composed(
    'You gave the challenge `challenge`: for a `login`, or to the member for a new passkey (`add`) or to confirm something (`confirm`).',
    { purpose: ['login', 'add', 'confirm'] },
    'challenge',
  ),
  'the security questions': composed(
    'The member answered the security questions so many days ago (0 when left out): first school “Trường Hoa Sen”, first pet “Mực”, favourite dish “Bún bò”.',
    { daysAgo: 'number' },
  ),
  'an objection may be made': composed(
    'The member’s number was changed so many days ago (0 when left out), and `objectionCode` is the code of the link that was sent; `used`: somebody has objected by it.',
    { daysAgo: 'number', used: 'boolean' },
    'objectionCode',
  ),

  'the member has a bank card': composed(
    'The member has two bank cards or more in the member’s name, bound so many days ago (60 when left out); `bankCardId` is one, and the last of its digits are known.',
    { daysAgo: 'number' },
    'bankCardId',
  ),
  'a bank card': composed(
    '`cardNumber` is a number that the bank of `bankCode` may have given; `holder` is the member’s name as banks print it. `bound`: another member has bound it.',
    { bound: 'boolean' },
    'bankCode',
    'cardNumber',
    'holder',
  ),
  'the payment password': composed(
    'The member has no payment password: `none`; or it was `changed` just now, and money waits for a while.',
    { state: ['none', 'changed'] },
  ),
  'money is to be played': composed(
    'A promotion asks that a part of the member’s balance, or `all` of it, is played before it may be withdrawn.',
    { all: 'boolean' },
  ),
  'the member has withdrawn': composed(
    'A withdrawal of the member is under way, `orderNo`, of 2,000,000.00 to the card of the states before, if any, under the idempotency key `idempotencyKey`: the money is held; or it `cameBack`.',
    { state: ['held', 'cameBack'] },
    'orderNo',
    'idempotencyKey',
  ),

  'a deposit channel': composed(
    'The merchant takes deposits by the channel `channelId`, of this kind, at every hour; `option` is one of its choices, where it has some, `serial` and `pin` are a card’s that is good, and `bonusId` is a bonus for the first deposit. The channel is `closed`, or takes `larger` amounts only than that of the request. `alone`: those that have hours and choices are the only channels.',
    {
      kind: ['transfer', 'redirect', 'wallet', 'voucher'],
      closed: 'boolean',
      larger: 'boolean',
      alone: 'boolean',
    },
    'channelId',
    'option',
    'serial',
    'pin',
    'bonusId',
  ),
  'a deposit': composed(
    'The member has the deposit `orderNo` at a channel of this kind, in this state of the contract; providers call it `reference`; with a `bonus` that is promised. A card whose deposit `partlyArrived` had half its face.',
    {
      kind: ['transfer', 'redirect', 'wallet', 'voucher'],
      state: ['pending', 'partlyPaid', 'arrived', 'partlyArrived', 'refused', 'expired', 'cancelled'],
      bonus: 'boolean',
    },
    'orderNo',
    'reference',
  ),
  'a game': composed(
    '`nodeId` is a game of the lobby that can be played, for play money too; `gameId`, `vendor` and `category` (its type) are the same game’s. Or it is `hidden` from the lobby; or its vendor is under maintenance: `shut`; or it has no free play: `notFree`.',
    { state: ['open', 'hidden', 'shut', 'notFree'] },
    'nodeId',
    'gameId',
    'vendor',
    'category',
  ),
  'a lottery': composed(
    '`gameCode` is a lottery that can be played, of `vendor`: `LOTT` or `ELOTT`; or, of a region, `TCG_LOTTO_VN` or `TCG_SEA`.',
    { of: ['LOTT', 'TCG_SEA'] },
    'vendor',
    'gameCode',
  ),
  'an agreement': composed(
    'The house has offered the member, an agent, an agreement of this kind (`salary` when left out; `every`: one of each), `agreementId`: 0.30 % from 10,000,000 with 3 players and 0.50 % from 50,000,000 with 5, players count from 200,000; with a lower rate: `low`. It is `waiting` for the answer, `inForce` without a last day, `refused`, `withdrawn`, or its time to answer has `expired`; `ended`: its last day is over; `beyond`: the member’s upline has offered it, whose own ends today. With the `downline`: the member has offered it to the agent right below. `cursor` is a place before them.',
    {
      with: ['house', 'downline'],
      kind: ['salary', 'dividend', 'hour', 'every'],
      state: ['waiting', 'inForce', 'refused', 'withdrawn', 'expired', 'ended', 'beyond'],
      low: 'boolean',
    },
    'agreementId',
    'cursor',
  ),
  'the agent has an invitation link': composed(
    'The member, an agent, has an invitation link with the code `code`.',
    {},
    'code',
  ),
  'the agent has a team': composed(
    'Below the member, an agent, stand agents and players: `member` is an agent right below with four or more of both, two of them players called `name` and so on who played today, and two who registered long ago and are silent. `cursor` is a place before them.',
    {},
    'member',
    'name',
    'cursor',
  ),
  'the agent has days of a team': composed(
    'Somebody right below the member, an agent, played games of the type `RNG` today, and the last seven days were summed up since.',
    {},
  ),
  'the agent has settlements': composed(
    'The member, an agent, was paid commission and for an agreement of each kind for two days or more from `from` to `to`; a running day has figures. `id` is the settlement of this kind (`commission` when left out). `cursor` is a place before them.',
    { kind: ['commission', 'salary', 'dividend', 'hour'] },
    'id',
    'from',
    'to',
    'cursor',
  ),
  'an item of the mall': composed(
    'The points mall offers the item `itemId` for `points`, with a picture, stock and a day when there is more; it is to be sent somewhere (`goods`) or not (`card`). The member, if there is one, has that many points, or fewer: `short`. `gone`: none is left. `redeemed`: the member has taken it twice, the first time under the idempotency key `idempotencyKey`; `cursor` is a place before that.',
    { kind: ['goods', 'card'], gone: 'boolean', short: 'boolean', redeemed: 'boolean' },
    'itemId',
    'points',
    'idempotencyKey',
    'cursor',
  ),
  'a reward': composed(
    'The member has the reward `rewardId`, of a promotion and with a picture: to claim (`open`), `claimed`, or not claimed in its time: `over`.',
    { state: ['open', 'claimed', 'over'] },
    'rewardId',
  ),
  'a promo code': composed(
    'The promo code `promoCode` brings a reward of a promotion, with a picture; the member may use it (`open`) or has `used` it; its time is `over`; or it is for other members: `notTheirs`.',
    { state: ['open', 'used', 'over', 'notTheirs'] },
    'promoCode',
  ),
  'a promotion': composed(
    '`promotionId` is a promotion to sign up for (`signUp`) or one with a picture that is to be applied for (`picture`); or nothing is published under it: `none`. `applied`: the member’s application is open.',
    { kind: ['signUp', 'picture', 'none'], applied: 'boolean' },
    'promotionId',
  ),
  tasks: composed(
    'Promotions of the keys `LOGIN`, `MISSION` and `SAVIOR` are on. `day` is the running day of the site; the member has not checked in, unless `checkedIn`. The mission `missionId`, with a picture and a link, is done in the `period`, `undone` or `claimed`. Part of what the member lost in the week that began on `week`, the last one, is to come back (`open`), is not (`none`), or is `claimed`.',
    {
      checkedIn: 'boolean',
      mission: ['done', 'undone', 'claimed'],
      rebate: ['open', 'none', 'claimed'],
    },
    'day',
    'missionId',
    'period',
    'week',
  ),
  'the member has invited friends': composed(
    'The member has invited two friends or more who brought a reward, and two or more who did not yet; `cursor` is a place before them.',
    {},
    'cursor',
  ),
  'the member has messages': composed(
    'The member has two messages or more, none of them read; `messageId` is one.',
    {},
    'messageId',
  ),
  'the member’s profile': composed(
    'The member has told payee name and birthday, has a picture, and has allowed offers by e-mail.',
    {},
  ),
  'the member has games': composed(
    'The member has played a game of each type (`gameType`), and has a favourite one, `nodeId`.',
    {},
    'nodeId',
  ),
  'the member has money at a vendor': composed(
    'The merchant of the request keeps a wallet for each vendor, and the member has 100,000.00 or more in that of `vendor`.',
    {},
    'vendor',
  ),
  'the member has an upline': composed(
    'The member stands right below the agent `upline`, and may send money there.',
    {},
    'upline',
  ),
  'the member has a downline': composed(
    'A member, `downline`, stands right below the member, who may send money there; of this type (0 when left out).',
    { type: [0, 1] },
    'downline',
  ),

  'the key was used': composed(
    'The member has made this call with another intent under the idempotency key `idempotencyKey`.',
    { call: 'text' },
    'idempotencyKey',
  ),
  'the most is reached': composed(
    'As many as may be by now: `passkeys`, `bankCards` `openDeposits` and `links` that the member has; `linksOfHour`, `offers` and `newAccounts` that an agent may make within an hour; `feedback` of the member today; `codes` to the member, to the number of who is not one a moment ago (`newCodes`), or as many of those as cost no work (`freeCodes`), or `mails` to the member a moment ago; `registrations` and `freePlays` from the address of the request; `invitations` opened from it; `promoCodes` that nobody has, tried by the member; `withdrawn`: what today’s limit leaves is less than the amount of the request.',
    {
      of: [
        'passkeys',
        'bankCards',
        'openDeposits',
        'links',
        'linksOfHour',
        'offers',
        'newAccounts',
        'feedback',
        'codes',
        'newCodes',
        'freeCodes',
        'mails',
        'registrations',
        'freePlays',
        'invitations',
        'promoCodes',
        'withdrawn',
      ],
    },
  ),
  registrations: composed(
    'Registrations by account name, by number and by identity are open on your domain `registerUrl`, also called `domain`, and ask for what they usually do; or for a `captcha` besides; for the `least`: a password, no captcha, code, second password or work; for the `code` that the number was sent and nothing else; may bring `every` field, each with a rule that has a `patternId`; must bring `all` fields, or all but the number (`allButNumber`); may name a `recommender`; or none is open: `shut`. `newPassword` is a password that your rule takes.',
    {
      ask: ['usual', 'captcha', 'least', 'code', 'every', 'all', 'allButNumber', 'recommender', 'shut'],
    },
    'registerUrl',
    'domain',
    'newPassword',
  ),
  'an invitation': composed(
    'An agent has the invitation code `code`, also called `affiliateCode`, and it is good on `domain`, which is that of the registrations or else the agent’s own; or on `another` domain only.',
    { on: ['domain', 'another'] },
    'code',
    'affiliateCode',
    'domain',
  ),
  'the site': composed(
    'The merchant of the request is open to the visitor, takes part in what the switches name, and has customer-service links, social links, an image host, one other domain and banks; each flag is written out, on or off, `register.firebaseVerification` and `passkeys`, which is on, among them. Or a switch is off; or the merchant is `closed`: under `maintenance`, or to visitors of this region (`here`).',
    {
      closed: ['maintenance', 'here'],
      withdrawals: 'boolean',
      passkeys: 'boolean',
      freePlay: 'boolean',
      oneWallet: 'boolean',
      asksForWork: 'boolean',
      pointsMall: 'boolean',
      referrals: 'boolean',
      promotions: 'boolean',
    },
  ),
} satisfies Record<string, ComposedEntry>;

export type ComposedName = keyof typeof composedStates;
/** What a gateway does for each composed state: the parameters as the contracts ask for them. */
export type ComposedParams<Name extends ComposedName> = ParamsOf<(typeof composedStates)[Name]>;
