import { entry, type ParamsOf, type StateEntry, told } from './state-entry';

/**
 * The states that interactions are put together from, those first that most rows need: a ground, such as a member, then
 * what is there besides. "The member" is the last one; what is answered under one name twice, counts as it was answered
 * last.
 */
export const providerStates = {
  'a member': entry(
    'A member that nothing was done with before is logged in, with a nickname, a registration date and a rank that is not the highest; with money, a payment password and nothing that keeps it from a withdrawal, but for one on trial. `username` and `password` log in; the number `mobileNum` of `countryDialingCode`, which is not the site’s own, and the address `email` are the member’s, and no code was ever received there. `token` is the token of the session, `sessionId` its public name; `fee` is what a withdrawal costs now, as text with two decimals; `from` to `to` are the last seven days; `publicKey` is your key for encrypted bodies, the text of a JWK.',
    {
      type: told(
        [0, 1, 4, 90],
        '0 an ordinary member, 1 an agent, 4 on trial, 90 an account of the back office, which may not log in.',
      ),
      another: told(
        'boolean',
        'It comes after a member of the row, who stays as it is; “the member” is this one from then on.',
      ),
      isNew: told(
        'boolean',
        'The member has just registered: no money came or went, nothing was played, chosen, saved, sent or received, and nobody stands below. `reference` and `name` could be of something.',
      ),
      account: told(
        ['disabled', 'frozen', 'given', 'changed'],
        'It is `disabled`; it rests after an objection (`security.object`): `frozen`; its password was `given`: the operator or an e-mail chose it, and the member has not changed it; the member has `changed` it once.',
      ),
      session: told(
        ['ended', 'stays', 'unproved', 'proved'],
        'It has `ended`; it `stays`, as the member asked for; it stays, and the member gave no proof in it for more than 24 hours: `unproved`; the member gave a proof in it within five minutes (`session.reauthenticate`): `proved`.',
      ),
      elsewhere: told(
        'boolean',
        'The member has a second open session, whose public name is `elsewhere`, opened on another device, from a country that is known; both stay signed in.',
      ),
      loggedInOften: told(
        'boolean',
        'Some fifty times, by password, from devices and countries that are known; a page from `cursor` on holds twenty of them, and is not the last.',
      ),
      device: told('boolean', '`deviceMark` was answered to a login of the member, before others failed.'),
      failedLogins: told('number', 'So many in a row, from another device than the member’s.'),
      contacts: told(
        ['proved', 'none'],
        'A code was received once at the number and at the address: `proved`; the member has neither: `none`.',
      ),
      paymentPassword: told(
        ['none', 'changed', 'locked'],
        'There is `none`; it was `changed` just now, and money waits for a while; no more are taken for a while, after too many wrong ones: `locked`.',
      ),
      questionsDaysAgo: told(
        'number',
        'The member answered the security questions so many days ago: first school “Trường Hoa Sen”, first pet “Mực”, favourite dish “Bún bò”.',
      ),
      profile: told(
        'boolean',
        'The member has told payee name and birthday, has a picture, and has allowed offers by e-mail.',
      ),
    },
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
    'publicKey',
    'elsewhere',
    'cursor',
    'deviceMark',
    'reference',
    'name',
  ),
  'the member’s team': entry(
    'Others stand above or below the member, who is an agent but for `upline`. `cursor` is a place before what there is.',
    {
      has: told(
        ['upline', 'downline', 'members', 'days', 'settlements'],
        'The agent `upline` stands right above the member, who may send money there. A member, `downline`, stands right below, whom money may be sent. Of the `members`, `member` is an agent right below with four or more agents and players, two of them players called `name` and so on who played today, and two who registered long ago and are silent. Of the `days`, the last seven were summed up since somebody right below played games of the type `RNG` today. The member was paid `settlements`, commission and for an agreement of each kind, for two days or more from `from` to `to`; a running day has figures; `id` is one of the kind.',
      ),
      type: told([0, 1], 'The type of the downline; 0 when left out.'),
      kind: told(
        ['commission', 'salary', 'dividend', 'hour'],
        'The kind of the settlement; `commission` when left out.',
      ),
    },
    'upline',
    'downline',
    'member',
    'name',
    'id',
    'from',
    'to',
    'cursor',
  ),
  'the lobby': entry(
    'Games are in the lobby: at least one is hot, and at least one is of each category (`gameCategory`) and each type (`gameType`) that a request names; menus name a vendor of E-sports or cockfight below SPORTS, and a type of games has at least one kind. `nodeId` is a slot game (`RNG`) that can be played, for play money too, with all that is known of a game; `gameId`, `vassalage`, also called `vendor`, and `category` (its type) are the same game’s; the search for `gameName` finds it, and `gameClassify` is a kind that it is of.',
    {
      game: told(
        ['open', 'hidden', 'shut', 'notFree'],
        'It is `hidden` from the lobby; its vendor is under maintenance: `shut`; it has no free play: `notFree`.',
      ),
      played: told('boolean', 'The member has played a game of each type, and `nodeId` is a favourite.'),
      won: told(
        ['games', 'jackpots'],
        'At least one win is on the winner board, with the name and picture of its game; the site has at least one jackpot, with a picture, and each has been won at least once, at a game that has a name.',
      ),
    },
    'nodeId',
    'gameId',
    'gameName',
    'vassalage',
    'vendor',
    'category',
    'gameClassify',
  ),
  'a proof': entry(
    'What the visitor proves something by is there.',
    {
      of: told(
        ['code', 'captcha', 'human', 'work', 'firebase'],
        'A `code` was sent just now. A `captcha` was drawn: `captchaId` names it, and `captcha` is its answer. A `human` was verified: `verificationPayload` is a text that came with no request before. You ask for `work`, as dear as any that you ask for: to find a number up to `workMaxnumber` (`contracts/session/work.ts`), good for whatever call comes next; the command does it: keep `workMaxnumber` below 100. By `firebase`: `firebaseProject` is your Firebase project and `uid` a user of it; tokens are unsigned, as those of Firebase’s emulator, and taken in test environments alone.',
      ),
      purpose: told(
        ['login', 'register', 'forget', 'contact'],
        'The code is for this: the first three as in `verification.sendCode`, `contact` as in `verification.sendMemberCode`.',
      ),
      to: told(
        ['mobile', 'email', 'newMobile', 'newEmail'],
        'To the member’s number or address, and `verificationCode` is it; or to that of who is not a member, and `newVerificationCode` is it.',
      ),
      expired: told('boolean', 'It was sent so long ago that it has expired.'),
      used: told('boolean', 'The text came with an earlier request for a code to who is not a member.'),
      signInProvider: told(
        ['phone', 'google.com', 'facebook.com', 'oidc.line'],
        'How Firebase knows the user.',
      ),
      ofMember: told('boolean', 'The user is linked to the member.'),
    },
    'verificationCode',
    'newVerificationCode',
    'captchaId',
    'captcha',
    'verificationPayload',
    'workSalt',
    'workChallenge',
    'workMaxnumber',
    'workIterations',
    'firebaseProject',
    'uid',
  ),
  'somebody who is not a member': entry(
    'Nobody has the account name `newUsername`, the number `newMobileNum` of `newCountryDialingCode`, which is not the site’s own, or the address `newEmail`; `taken`: another member has all of them. `publicKey` is your key for encrypted bodies, the text of a JWK.',
    { taken: 'boolean' },
    'newUsername',
    'newMobileNum',
    'newCountryDialingCode',
    'newEmail',
    'publicKey',
  ),
  'an agreement': entry(
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
  'a bank card': entry(
    'The member has two bank cards or more in the member’s name; `bankCardId` is one, and the last of its digits are known.',
    {
      of: told(
        ['member', 'nobody', 'another'],
        'Of `nobody`: `cardNumber` is a number that the bank of `bankCode` may have given; `holder` is the member’s name as banks print it. Of `another`: another member has bound that number.',
      ),
      daysAgo: told('number', 'When they were bound; 60 when left out.'),
    },
    'bankCardId',
    'bankCode',
    'cardNumber',
    'holder',
  ),
  'a payment notice': entry(
    'The provider `provider` has something to tell in the transaction `transactionId`, for the first time.',
    {
      of: told(
        ['deposit', 'withdrawal'],
        'Of the deposit that it calls `reference`, which waits for its payment; of the withdrawal `orderNo`, which waits to be paid out.',
      ),
      is: told(
        ['unknown', 'reused', 'late'],
        'There is no such order: `unknown`; the transaction is another’s of the same kind: `reused`; the payout has ended already: `late`.',
      ),
    },
    'provider',
    'transactionId',
    'reference',
    'orderNo',
  ),
  'content is published': entry(
    'At least one promotion, hot announcement, notice and popup each are published, and a banner of each group (`groupName`) that a request names, with categories, one of the type `gaming`; each promotion, hot announcement and popup has at least one image, each promotion and hot announcement at least one category. `id` is a notice’s. The help centre has at least one tab, and each tab at least one question below it.',
    {
      promotion: told(
        ['signUp', 'picture', 'none'],
        '`promotionId` is one to sign up for, or one with a picture that is to be applied for; or nothing is published under it: `none`.',
      ),
      applied: told('boolean', 'The member’s application is open.'),
    },
    'id',
    'promotionId',
  ),
  'a passkey': entry(
    'The member has a passkey, where its public key is told; you gave a challenge for one, where it is said what for.',
    {
      publicKey: told(
        'text',
        'COSE, base64url: the passkey is `passkeyId`, and its credential id `credentialId`, which you choose.',
      ),
      daysAgo: told('number', 'When it was added; 0 when left out.'),
      counter: told('number', 'How often it was used so far; 1 when left out.'),
      synced: told('boolean', 'It may be backed up (BE), and is.'),
      challenge: told(
        ['login', 'add', 'confirm'],
        '`challenge` is one to log in, or the member’s to add a passkey or to confirm something.',
      ),
    },
    'passkeyId',
    'credentialId',
    'challenge',
  ),
  'anchors are live': entry(
    'At least one anchor is in the hot list, one in the promo list, and one model is there; `anchorId` is one whose room anybody may enter.',
    {
      followed: told('boolean', 'The member follows at least one.'),
      wrote: told('boolean', 'The member has at least one message of theirs that is unread.'),
    },
    'anchorId',
  ),
  'the member’s record': entry(
    'Something happened to the member’s money in the days from `from` to `to`; a page from `cursor` on holds all of it, and `id` is the last movement.',
    {
      of: told(
        ['play', 'lottery', 'bonus', 'withdrawals'],
        'Of `play`: at least two movements of each kind, bonuses and transfers among them, the last two at games of the vendor `vendor`; the last one is a win of the round `reference`. Of a `lottery`: the last one is the bet of a ticket. Of a `bonus`: it is one of a promotion that the site shows. Of `withdrawals`: at least two of each state: pending, paid and returned.',
      ),
    },
    'from',
    'to',
    'cursor',
    'id',
    'vendor',
    'reference',
  ),
  'a player at a game': entry(
    '`playerId` is a member at the game `nodeId` of the vendor `vendor`, for money that covers the bet; the transactions `transactionId` and `betTransactionId` are new.',
    {
      state: told(
        ['unknown', 'short', 'free', 'disabled'],
        '`playerId` is nobody there; the balance is too short for the bet; it is the game’s free play; the account was disabled since.',
      ),
      bet: told(
        ['open', 'rolledBack', 'settled', 'another', 'rolledBackUnseen'],
        '`betTransactionId` is a bet that is open, was rolled back or is settled; `transactionId` is a bet of `another` amount, or the vendor has rolled it back, and it never came: `rolledBackUnseen`.',
      ),
    },
    'vendor',
    'playerId',
    'nodeId',
    'transactionId',
    'betTransactionId',
  ),
  'the site': entry(
    'The merchant of the request is open to the visitor, takes part in what the switches name, and has customer-service links, social links, an image host, one other domain and banks; each flag is written out, on or off, `register.firebaseVerification` and `passkeys`, which is on, among them. Or a switch is off; or the merchant is `closed`: under `maintenance`, or to visitors of this region (`here`). `empty`: it shows no announcement, banner, category or article, and no help; no game is in the lobby and no item in the mall; no anchor is live; any other state puts back what it needs.',
    {
      closed: ['maintenance', 'here'],
      empty: 'boolean',
      withdrawals: 'boolean',
      passkeys: 'boolean',
      freePlay: 'boolean',
      oneWallet: 'boolean',
      asksForWork: 'boolean',
      pointsMall: 'boolean',
      referrals: 'boolean',
      promotions: 'boolean',
    },
    'vassalage',
    'gameClassify',
    'gameName',
  ),
  registrations: entry(
    'Registrations by account name, by number and by identity are open on your domain `registerUrl`, also called `domain`, and ask for what they usually do; or for a `captcha` besides; for the `least`: a password, no captcha, code, second password or work; for the `code` that the number was sent and nothing else; may bring `every` field, each with a rule that has a `patternId`; must bring `all` fields, or all but the number (`allButNumber`); may name a `recommender`; or none is open: `shut`. `newPassword` is a password that your rule takes.',
    {
      ask: ['usual', 'captcha', 'least', 'code', 'every', 'all', 'allButNumber', 'recommender', 'shut'],
    },
    'registerUrl',
    'domain',
    'newPassword',
  ),
  tasks: entry(
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
  'the member’s money': entry(
    'The member’s money is where it is said.',
    {
      toPlay: told(
        ['part', 'all'],
        'A promotion asks that so much of the balance is played before it may be withdrawn.',
      ),
      withdrawn: told(
        ['held', 'cameBack'],
        'A withdrawal of the member is under way, `orderNo`, of 2,000,000.00 to the card of the states before, if any, under the idempotency key `idempotencyKey`: the money is held; or it came back.',
      ),
      atVendor: told(
        'boolean',
        'The merchant of the request keeps a wallet for each vendor, and the member has 100,000.00 or more in that of `vendor`.',
      ),
    },
    'orderNo',
    'idempotencyKey',
    'vendor',
  ),
  lotteries: entry(
    'At least one lottery, one electronic lottery and one group of lotteries are there; each lottery has had a draw and has one open. `gameCode` is one that can be played, of `vendor`: `LOTT` or `ELOTT`.',
    {
      of: told(['LOTT', 'TCG_SEA'], '`gameCode` is of a region: `TCG_LOTTO_VN` or `TCG_SEA`.'),
      tickets: told(
        ['open', 'drawn'],
        'The member has some for at least two draws, bought in the days from `from` to `to`; `orderId` is an order and `subOrderId` a ticket of it, which wait for their draw or whose draw was held. A page from `cursor` on holds all of them.',
      ),
    },
    'vendor',
    'gameCode',
    'from',
    'to',
    'cursor',
    'orderId',
    'subOrderId',
  ),
  'an invitation': entry(
    'An agent has the invitation code `code`, also called `affiliateCode`, and it is good on `domain`, which is that of the registrations or else the agent’s own.',
    {
      on: told(['domain', 'another'], 'It is good on another domain only.'),
      by: told(
        ['agent', 'member'],
        'The agent is the member, and has an invitation link with the code, in use.',
      ),
    },
    'code',
    'affiliateCode',
    'domain',
  ),
  'the most is reached': entry(
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
  'a deposit channel': entry(
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
  'a deposit': entry(
    'The member has the deposit `orderNo` at a channel of this kind, in this state of the contract; providers call it `reference`; with a `bonus` that is promised. A card whose deposit `partlyArrived` had half its face.',
    {
      kind: ['transfer', 'redirect', 'wallet', 'voucher'],
      state: ['pending', 'partlyPaid', 'arrived', 'partlyArrived', 'refused', 'expired', 'cancelled'],
      bonus: 'boolean',
    },
    'orderNo',
    'reference',
  ),
  'an item of the mall': entry(
    'The points mall offers the item `itemId` for `points`, with a picture, stock and a day when there is more; it is to be sent somewhere (`goods`) or not (`card`). The member, if there is one, has that many points, or fewer: `short`. `gone`: none is left. `redeemed`: the member has taken it twice, the first time under the idempotency key `idempotencyKey`; `cursor` is a place before that.',
    { kind: ['goods', 'card'], gone: 'boolean', short: 'boolean', redeemed: 'boolean' },
    'itemId',
    'points',
    'idempotencyKey',
    'cursor',
  ),
  'the key was used': entry(
    'The member has made this call with another intent under the idempotency key `idempotencyKey`.',
    { call: 'text' },
    'idempotencyKey',
  ),
  'an objection may be made': entry(
    'The member’s number was changed so many days ago (0 when left out), and `objectionCode` is the code of the link that was sent; `used`: somebody has objected by it.',
    { daysAgo: 'number', used: 'boolean' },
    'objectionCode',
  ),
  'a launch token': entry(
    'The vendor `vendor` may take `launchToken`, which was made less than a minute ago, for a member at a game.',
    {
      trial: told('boolean', 'The member is of type 4, and the game has free play.'),
      used: told('boolean', 'It has taken it before.'),
    },
    'vendor',
    'launchToken',
  ),
  'a reward': entry(
    'The member has the reward `rewardId`, of a promotion and with a picture: to claim (`open`), `claimed`, or not claimed in its time: `over`.',
    { state: ['open', 'claimed', 'over'] },
    'rewardId',
  ),
  'a promo code': entry(
    'The promo code `promoCode` brings a reward of a promotion, with a picture; the member may use it (`open`) or has `used` it; its time is `over`; or it is for other members: `notTheirs`.',
    { state: ['open', 'used', 'over', 'notTheirs'] },
    'promoCode',
  ),
  'the member has invited friends': entry(
    'The member has invited two friends or more who brought a reward, and two or more who did not yet; `cursor` is a place before them.',
    {},
    'cursor',
  ),
  'the member has messages': entry(
    'The member has two messages or more, none of them read; `messageId` is one.',
    {},
    'messageId',
  ),
} satisfies Record<string, StateEntry>;

export type StateName = keyof typeof providerStates;
/** What a gateway does for each state: the parameters as the contracts ask for them. */
export type StateParams<Name extends StateName> = ParamsOf<(typeof providerStates)[Name]>;
