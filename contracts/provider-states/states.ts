import { each, entry, type ParamsOf, type StateEntry, told } from './state-entry';

/**
 * The states that interactions are put together from, those first that most rows need: a ground, such as a member, then
 * what is there besides. "The member" is the last one; what is answered under one name twice, counts as it was answered
 * last.
 */
export const providerStates = {
  'a member': entry(
    'A member that nothing was done with before is logged in, with a nickname, a registration date and a rank that is not the highest; with money, the payment password `paymentPassword` and nothing that keeps it from a withdrawal, but for one on trial. `username` and `password` log in; the number `mobileNum` of `countryDialingCode`, which is not the site’s own, and the address `email` are the member’s, and no code was ever received there. `token` is the token of the session, `sessionId` its public name; `fee` is what a withdrawal costs now, as text with two decimals; `from` to `to` are the last seven days; `publicKey` is your key for encrypted bodies, the text of a JWK.',
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
      account: each({
        disabled: 'It is disabled.',
        frozen: 'It rests after an objection (`security.object`).',
        given: 'The operator or an e-mail chose its password, and the member has not changed it.',
        changed: 'The member has changed the password once.',
      }),
      session: each({
        ended: 'It has ended.',
        stays: 'It stays, as the member asked for.',
        unproved: 'It stays, and the member gave no proof in it for more than 24 hours.',
        proved: 'The member gave a proof in it within five minutes (`session.reauthenticate`).',
      }),
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
      contacts: each({
        proved: 'A code was received once at the number and at the address.',
        none: 'The member has neither number nor address.',
      }),
      paymentPassword: each({
        none: 'There is none; `paymentPassword` could be one.',
        changed: 'It was changed just now, and money waits for a while.',
        locked: 'No more are taken for a while, after too many wrong ones.',
      }),
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
    'Others stand above or below the member, who is an agent but for `upline`.',
    {
      has: each({
        upline: 'The agent `upline` stands right above the member, who may send money there.',
        downline: 'A member, `downline`, stands right below, whom money may be sent.',
        members:
          '`member` is an agent right below with four or more agents and players, two of them players called `name` and so on who played today, and two who registered long ago and are silent; `cursor` is a place before them.',
        days: 'The last seven, `from` to `to`, were summed up since somebody right below played games of the type `RNG` today.',
        settlements:
          'The member was paid commission and for an agreement of each kind, for two days or more from `from` to `to`; a running day has figures; `id` is one of the kind, and `cursor` is a place before them.',
      }),
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
    'Games are in the lobby: at least one is hot, and at least one is of each category (`gameCategory`) and each type (`gameType`) that a request names; menus name a vendor of E-sports or cockfight below SPORTS, and a type of games has at least one kind. By name the games come in another order than the newest first. `nodeId` is a slot game (`RNG`) that can be played, for play money too, with all that is known of a game, and names that differ in Vietnamese and English; `gameId`, `vassalage`, also called `vendor`, and `category` (its type) are the same game’s; the search for `gameName`, which is in its Vietnamese name, finds it first, and `gameClassify` is a kind that it is of.',
    {
      game: each({
        open: 'It is there and open, as without this parameter.',
        hidden: 'It is hidden from the lobby.',
        shut: 'Its vendor is under maintenance.',
        notFree: 'It has no free play.',
      }),
      played: told('boolean', 'The member has played a game of each type, and `nodeId` is a favourite.'),
      won: each({
        games: 'At least one win is on the winner board, with the name and picture of its game.',
        jackpots:
          'The site has at least one jackpot, with a picture, and each has been won at least once, at a game that has a name.',
      }),
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
      of: each({
        code: 'A code was sent just now.',
        captcha: 'A captcha was drawn: `captchaId` names it, and `captcha` is its answer.',
        human: 'A human was verified: `verificationPayload` is a text that came with no request before.',
        work: 'You ask for work, as dear as any that you ask for: to find the number up to `workMaxnumber` whose SHA-256, behind `workSalt`, is `workChallenge`, or its PBKDF2 of `workIterations` rounds (`contracts/session/work.ts`), good for whatever call comes next; the command does it: keep `workMaxnumber` below 100.',
        firebase:
          '`firebaseProject` is your Firebase project and `uid` a user of it; tokens are unsigned, as those of Firebase’s emulator, and taken in test environments alone.',
      }),
      purpose: told(
        ['login', 'register', 'forget', 'contact'],
        'The code is for this: the first three as in `verification.sendCode`, `contact` as in `verification.sendMemberCode`.',
      ),
      to: each({
        mobile: 'To the member’s number: `verificationCode` is it.',
        email: 'To the member’s address: `verificationCode` is it.',
        newMobile: 'To the number of who is not a member: `newVerificationCode` is it.',
        newEmail: 'To the address of who is not a member: `newVerificationCode` is it.',
      }),
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
    'Nobody has the account name `newUsername`, the number `newMobileNum` of `newCountryDialingCode`, which is not the site’s own, or the address `newEmail`. `publicKey` is your key for encrypted bodies, the text of a JWK.',
    { taken: told('boolean', 'Another member has all of them.') },
    'newUsername',
    'newMobileNum',
    'newCountryDialingCode',
    'newEmail',
    'publicKey',
  ),
  'an agreement': entry(
    'The house has offered the member, an agent, the agreement `agreementId`: 0.30 % from 10,000,000 with 3 players and 0.50 % from 50,000,000 with 5, players count from 200,000. `cursor` is a place before what there is.',
    {
      with: each({
        house: 'As without this parameter.',
        downline: 'The member has offered it to the agent right below.',
      }),
      kind: told(['salary', 'dividend', 'hour', 'every'], '`salary` when left out; `every`: one of each.'),
      state: each({
        waiting: 'It waits for the answer.',
        inForce: 'It is in force without a last day.',
        refused: 'It was refused.',
        withdrawn: 'It was withdrawn.',
        expired: 'Its time to answer is over.',
        ended: 'Its last day is over.',
        beyond: 'The member’s upline has offered it, whose own ends today.',
      }),
      low: told('boolean', 'Its rate is lower.'),
    },
    'agreementId',
    'cursor',
  ),
  'a bank card': entry(
    'The member has two bank cards or more in the member’s name; `bankCardId` is one, and the last of its digits are known.',
    {
      of: each({
        member: 'As without this parameter.',
        nobody:
          '`cardNumber` is a number that nobody has bound and that the bank of `bankCode` may have given; `holder` is the member’s name as banks print it.',
        another: 'Another member has bound the number `cardNumber`.',
      }),
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
      of: each({
        deposit: 'Of the deposit that it calls `reference`, which waits for its payment.',
        withdrawal: 'Of the withdrawal `orderNo`, which waits to be paid out.',
      }),
      is: each({
        unknown: 'There is no such order.',
        reused: 'The transaction is another’s of the same kind.',
        late: 'The payout has ended already.',
      }),
    },
    'provider',
    'transactionId',
    'reference',
    'orderNo',
  ),
  'content is published': entry(
    'At least one promotion, hot announcement, notice and popup each are published, and a banner of each group (`groupName`) that a request names, with categories, one of the type `gaming`; each promotion, hot announcement and popup has at least one image, each promotion and hot announcement at least one category. `id` is a notice’s. The help centre has at least one tab, and each tab at least one question below it.',
    {
      promotion: each({
        signUp: '`promotionId` is one to sign up for.',
        picture: '`promotionId` is one that is to be applied for, with a picture.',
        none: 'Nothing is published under `promotionId`.',
      }),
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
      of: each({
        play: 'At least two movements of each kind, bonuses and transfers among them, the last two at games of the vendor `vendor`; the last one is a win of the round `reference`.',
        lottery: 'The last one is the bet of a ticket.',
        bonus: 'The last one is a bonus of a promotion that the site shows.',
        withdrawals: 'At least two of each state: pending, paid and returned.',
      }),
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
      state: each({
        unknown: '`playerId` is nobody there.',
        short: 'The balance is too short for the bet.',
        free: 'It is the game’s free play.',
        disabled: 'The account was disabled since.',
      }),
      bet: each({
        open: '`betTransactionId` is a bet that is open.',
        rolledBack: '`betTransactionId` is a bet that was rolled back.',
        settled: '`betTransactionId` is a bet that is settled.',
        another: '`transactionId` is a bet of another amount.',
        rolledBackUnseen: 'The vendor has rolled `transactionId` back, and it never came.',
      }),
    },
    'vendor',
    'playerId',
    'nodeId',
    'transactionId',
    'betTransactionId',
  ),
  'the site': entry(
    'The merchant of the request is open to the visitor, takes part in what the switches name, and has customer-service links, social links, an image host, one other domain and banks; each flag is written out, on or off, `register.firebaseVerification` and `passkeys`, which is on, among them.',
    {
      closed: each({
        maintenance: 'The merchant is under maintenance.',
        here: 'The merchant is closed to visitors of the region of this one: the country in the header `X-Visitor-Country` of the request, `VN`.',
      }),
      empty: told(
        'boolean',
        'It shows no announcement, banner, category or article, and no help; no game is in the lobby, none by `vassalage`, `gameClassify` or `gameName`, and no item in the mall; no anchor is live. Any other state puts back what it needs.',
      ),
      withdrawals: told('boolean', 'Whether members may withdraw.'),
      passkeys: told('boolean', 'Whether members may have passkeys.'),
      freePlay: told('boolean', 'Whether visitors may play on trial without an account.'),
      oneWallet: told('boolean', 'One wallet for all vendors, not one for each.'),
      asksForWork: told('boolean', 'Whether work is asked for before codes, e-mails and registrations.'),
      pointsMall: told('boolean', 'Whether there is a points mall.'),
      referrals: told('boolean', 'Whether members may invite friends.'),
      promotions: told('boolean', 'Whether promotions are published.'),
    },
    'vassalage',
    'gameClassify',
    'gameName',
  ),
  registrations: entry(
    'Registrations by account name, by number and by identity are open on your domain `registerUrl`, also called `domain`. `newPassword` is a password that your rule takes.',
    {
      ask: each({
        usual: 'They ask for what they usually do, as without this parameter.',
        captcha: 'They ask for a captcha besides.',
        least: 'They ask for a password, and for no captcha, code, second password or work.',
        code: 'They ask for the code that the number was sent and nothing else.',
        every: 'They may bring every field, each with a rule that has a `patternId`.',
        all: 'They must bring all fields.',
        allButNumber: 'They must bring all fields but the number.',
        recommender: 'They may name a recommender.',
        shut: 'None is open.',
      }),
    },
    'registerUrl',
    'domain',
    'newPassword',
  ),
  tasks: entry(
    'Promotions of the keys `LOGIN`, `MISSION` and `SAVIOR` are on. `day` is the running day of the site; the member has not checked in. The mission `missionId`, with a picture and a link, is done in the `period`. Part of what the member lost in the week that began on `week`, the last one, is to come back.',
    {
      checkedIn: told('boolean', 'The member has checked in today.'),
      mission: each({
        done: 'It is done, as without this parameter.',
        undone: 'It is not done.',
        claimed: 'Its reward is claimed.',
      }),
      rebate: each({
        open: 'It is to come back, as without this parameter.',
        none: 'Nothing is to come back.',
        claimed: 'It is claimed.',
      }),
    },
    'day',
    'missionId',
    'period',
    'week',
  ),
  'the member’s money': entry(
    'The member’s money is where it is said.',
    {
      toPlay: each({
        part: 'A promotion asks that part of the balance is played before it may be withdrawn.',
        all: 'A promotion asks that all of the balance is played before it may be withdrawn.',
      }),
      withdrawn: each({
        held: 'A withdrawal of the member is under way, `orderNo`, of 2,000,000.00 to the card of the states before, if any, under the idempotency key `idempotencyKey`: the money is held.',
        cameBack:
          'The withdrawal `orderNo` of the member, of 2,000,000.00 to the card of the states before, if any, came back.',
      }),
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
    'At least one lottery, one electronic lottery and one group of lotteries are there; each lottery has had a draw and has one open. `gameCode` is one of `vendor` that can be played.',
    {
      of: each({
        LOTT: '`vendor` is `LOTT`, as without this parameter, and `gameCode` one of its lotteries.',
        TCG_SEA: '`vendor` is `TCG_SEA`, and `gameCode` one of its lotteries.',
      }),
      tickets: each({
        open: 'The member has some for at least two draws, bought in the days from `from` to `to`; `orderId` is an order and `subOrderId` a ticket of it, which wait for their draw. A page from `cursor` on holds all of them.',
        drawn: 'The same of tickets whose draw was held: `orderId`, `subOrderId`, `from`, `to`, `cursor`.',
      }),
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
      on: each({
        domain: 'It is good on that domain, as without this parameter.',
        another: 'It is good on another domain only.',
      }),
      by: each({
        agent: 'It is somebody else’s, as without this parameter.',
        member: 'The agent is the member, and has an invitation link with the code, in use.',
      }),
    },
    'code',
    'affiliateCode',
    'domain',
  ),
  'the most is reached': entry('As many as may be by now.', {
    of: each({
      passkeys: 'Passkeys that the member has.',
      bankCards: 'Bank cards that the member has.',
      openDeposits: 'Open deposits that the member has.',
      links: 'Invitation links that the member has.',
      linksOfHour: 'Invitation links that an agent may make within an hour.',
      offers: 'Agreements that an agent may offer within an hour.',
      newAccounts: 'Accounts that an agent may open within an hour.',
      feedback: 'Feedback of the member today.',
      codes: 'Codes to the member.',
      newCodes: 'Codes to the number of who is not a member, a moment ago.',
      freeCodes: 'Codes to the number of who is not a member that cost no work.',
      mails: 'E-mails to the member, a moment ago.',
      registrations: 'Registrations from the address of the request.',
      freePlays: 'Free plays from the address of the request.',
      invitations: 'Invitations opened from the address of the request.',
      promoCodes: 'Promo codes that nobody has, tried by the member.',
      withdrawn: 'What today’s limit leaves is less than the amount of the request.',
    }),
  }),
  'a deposit channel': entry(
    'The merchant takes deposits by the channel `channelId`, at every hour; `option` is one of its choices, where it has some, and `bonusId` is a bonus for the first deposit.',
    {
      kind: each({
        transfer: 'The member transfers to an account that the order names.',
        redirect: 'The member pays on a page of the provider, and comes back.',
        wallet: 'The member pays from an e-wallet, by a link or a picture to scan.',
        voucher: 'The member types in a card: `serial` and `pin` are those of a good one.',
      }),
      closed: told('boolean', 'The channel is closed.'),
      larger: told('boolean', 'It takes larger amounts only than that of the request.'),
      alone: told('boolean', 'Those that have hours and choices are the only channels.'),
    },
    'channelId',
    'option',
    'serial',
    'pin',
    'bonusId',
  ),
  'a deposit': entry(
    'The member has the deposit `orderNo`; providers call it `reference`.',
    {
      kind: told(
        ['transfer', 'redirect', 'wallet', 'voucher'],
        'The kind of its channel, as in “a deposit channel”; `transfer` when left out.',
      ),
      state: told(
        ['pending', 'partlyPaid', 'arrived', 'partlyArrived', 'refused', 'expired', 'cancelled'],
        'Its state in the contract; of a card `partlyArrived` says that it had half its face. `pending` when left out.',
      ),
      bonus: told('boolean', 'A bonus is promised with it.'),
    },
    'orderNo',
    'reference',
  ),
  'an item of the mall': entry(
    'The points mall offers the item `itemId` for `points`, with a picture, stock and a day when there is more. The member, if there is one, has that many points.',
    {
      kind: each({ goods: 'It is to be sent somewhere.', card: 'It is not to be sent anywhere.' }),
      gone: told('boolean', 'None is left.'),
      short: told('boolean', 'The member has fewer points.'),
      redeemed: told(
        'boolean',
        'The member has taken it twice, the first time under the idempotency key `idempotencyKey`; `cursor` is a place before that.',
      ),
    },
    'itemId',
    'points',
    'idempotencyKey',
    'cursor',
  ),
  'the key was used': entry(
    'The member has made this call with another intent under the idempotency key `idempotencyKey`.',
    { call: told('text', 'The call that was made, by its name.') },
    'idempotencyKey',
  ),
  'an objection may be made': entry(
    'The member’s number was changed, and `objectionCode` is the code of the link that was sent.',
    {
      daysAgo: told('number', 'When it was changed; 0 when left out.'),
      used: told('boolean', 'Somebody has objected by it.'),
    },
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
    'The member has the reward `rewardId`, of a promotion and with a picture.',
    {
      state: each({
        open: 'It is to claim, as without this parameter.',
        claimed: 'It is claimed.',
        over: 'It was not claimed in its time.',
      }),
    },
    'rewardId',
  ),
  'a promo code': entry(
    'The promo code `promoCode` brings a reward of a promotion, with a picture.',
    {
      state: each({
        open: 'The member may use it, as without this parameter.',
        used: 'The member has used it.',
        over: 'Its time is over.',
        notTheirs: 'It is for other members.',
      }),
    },
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
