import { minorOf, newKey, unitsOf } from './wire.mjs';

const RETURN_URL = 'https://site.example/m/voucherCenter';
export const PAYMENT_PASSWORD = '220926';
/** The demo's vendors: what the lobby calls them, and a game of each. */
export const VENDORS = {
  demo: { lobby: 'Trống Đồng', nodeId: 90001 },
  'den-long': { lobby: 'Đèn Lồng', nodeId: 100_005 },
};
const LOTTERY = { lobby: 'TCG_LOTTO_VN', gameCode: 'VN-MB' };
/** What channels keep, in hundredths of a percent, and for how many minutes an order of theirs waits. */
const CHANNELS = {
  transfer: { rate: 0, life: 15 },
  wallet: { rate: 50, life: 15 },
  card: { rate: 1_500, life: 60 },
};
/** 1/100 units. */
const CARD_FACES = [2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000];
const MOST_WAITING = 5;
const MOST_REFUSED_CARDS = 5;
const MOST_CODES = 10;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** Of the site, ahead of UTC. */
const ZONE_MS = 7 * HOUR_MS;
/** How often a deposit is to be played before it may be withdrawn. */
const DEPOSIT_TIMES = 1;
export const ITEMS = {
  'kill-goods': { kind: 'goods', points: 90, stock: 150, money: 0, times: 0 },
  'kill-bonus': { kind: 'bonus', points: 40, stock: null, money: 2_000_000, times: 1 },
};
/** Of a withdrawal beyond the free ones of a day, 1/100 units. */
const FEE = 500_000;
const DELIVERY = { name: 'Nguyễn Minh An', mobile: '0912345678', address: '22 Nguyễn Thái Học, Hội An' };

export const main = (member) => `member:${member.id}`;
export const held = (member) => `held:${member.id}`;
export const points = (member) => `points:${member.id}`;
export const vendorWallet = (member, lobby) => `vendor:${lobby}:${member.id}`;

/** What agents are paid of a day: rates in hundredths of a percent of what their team has played. */
const COMMISSION = { lower: 60, higher: 80, from: { turnover: 1_000_000_000, players: 3 } };
/** From so much turnover of a day on a member is active, 1/100 units; the part of bonuses that agents bear. */
const ACTIVE = 20_000_000;
const BONUS_SHARE = 2_000;

/** Cut to the whole. */
const feeOf = (amount, rate) => Math.floor((amount * rate) / 10_000);

/**
 * What members, bank, vendors and staff do at random, and what it comes to. An operation has `kind`, `send`, which may be
 * made again and again; `apply`, what it comes to once it was done; `explains`, whether the rules bear a refusal; `same`,
 * what of an answer is to be the same each time.
 */
export function operationsOf({ wire, books, next, members, clock, site, fault }) {
  const pick = (from) => from[next(from.length)];
  const lately = (from, many = 10) => pick(from.slice(-many));
  const orders = [];
  const payments = [];
  const astray = [];
  const withdrawals = [];
  const bets = [];
  const rewards = [];
  const codes = [];
  const redemptions = [];
  const tickets = [];
  /** Since the last day that was closed, by member: what was played and given. */
  let day = new Map();
  const carried = new Map();
  let nextDay = new Date(clock.now() + ZONE_MS).toISOString().slice(0, 10);
  const dayOf = (member) => {
    if (!day.has(member)) day.set(member, { turnover: 0, bonuses: 0, corrections: 0 });
    return day.get(member);
  };
  const left = Object.fromEntries(Object.entries(ITEMS).map(([id, { stock }]) => [id, stock]));
  let drawn = 0;
  let round = 0;

  const playing = (member, lobby) => (site.isSingle ? main(member) : vendorWallet(member, lobby));
  const asMember = (member, path, more) => wire.call(path, { token: member.token, ...more });
  const write = (member, path, key, fields, sealed = false) =>
    asMember(member, path, { method: 'POST', key, fields, sealed });

  const credit = (order, amount, from) => {
    const fee = feeOf(amount, CHANNELS[order.channelId].rate);
    order.paid += amount;
    order.closedIn ??= round;
    books.move([main(order.member), amount - fee], ['house:fees', fee], [from, -amount]);
    books.note(order.member, { locked: amount - fee, required: (amount - fee) * DEPOSIT_TIMES });
  };
  const mayWait = (member) =>
    orders.filter(
      (one) => one.member === member && one.expiresAt > clock.begun() && (one.closedIn ?? round) >= round,
    ).length;
  const refusedCards = (member) =>
    orders.filter(
      (one) => one.member === member && (one.isBadCard || one.isLeftCard) && one.at > clock.now() - HOUR_MS,
    ).length;

  function deposit(member) {
    const channelId = pick(['transfer', 'transfer', 'transfer', 'wallet', 'wallet', 'card']);
    const isCard = channelId === 'card';
    const amount = isCard ? pick(CARD_FACES) : 5_000_000 + 100 * next(450_000);
    const key = newKey();
    const used = isCard && next(6) === 0 ? lately(orders.filter((one) => one.serial)) : undefined;
    const serial = used?.serial ?? `77${String(site.run)}${String(drawn).padStart(6, '0')}`;
    // By its last digit a card is worth its face, half of it, or nothing.
    const pin = `9182736455${pick(['00', '00', '00', '07', '09'])}`;
    const card = isCard ? { option: 'SENVIET', serial, pin } : {};
    const fields = { channelId, amount: unitsOf(amount), returnUrl: RETURN_URL, ...card };
    return {
      kind: `deposit by ${channelId}`,
      member,
      send: () => write(member, '/wps/deposit/orders', key, fields, true),
      same: ({ orderNo }) => orderNo,
      apply({ orderNo, transfer, payUrl }) {
        const at = clock.now();
        const pass = payUrl && new URL(payUrl).hash.replace('#pass=', '').split('.', 1)[0];
        const reference =
          transfer?.reference ?? (pass && JSON.parse(Buffer.from(pass, 'base64url').toString())[0]);
        const expiresAt = at + CHANNELS[channelId].life * 60_000;
        const worth = pin.endsWith('9') ? 0 : pin.endsWith('7') ? amount / 2 : amount;
        orders.push({
          member,
          orderNo,
          channelId,
          amount,
          reference,
          expiresAt,
          at,
          worth,
          paid: 0,
          ...(isCard && { serial }),
        });
      },
      explains: (code) =>
        code === 'deposit.too.many'
          ? mayWait(member) >= MOST_WAITING
          : code === 'rate.limited' && isCard && refusedCards(member) >= MOST_REFUSED_CARDS,
    };
  }

  function payment() {
    // Some are long over.
    const order = lately(
      orders.filter((one) => one.reference && one.keptFor !== round),
      next(4) === 0 ? 150 : 10,
    );
    if (!order) return undefined;
    const transactionId = `b-${site.run}-${drawn}`;
    const isFresh =
      order.paid === 0 && order.closedIn === undefined && order.expiresAt > clock.now() + 300_000;
    const isAltered = isFresh && order.drawnIn !== round && next(6) === 0;
    const isAstray = !isAltered && next(7) === 0;
    order.drawnIn = round;
    if (isAltered) order.keptFor = round;
    const amount = isAltered || next(3) === 0 ? order.amount : 1 + next(2 * order.amount);
    const text = isAltered ? `ct den ${order.reference.toLowerCase()}.` : order.reference;
    const told = { transactionId, reference: isAstray ? 'HDNOBODY' : text, amount: unitsOf(amount) };
    const one = { told, order, amount, heard: false };
    return {
      kind: isAstray ? 'payment that names nobody' : isAltered ? 'payment with an altered text' : 'payment',
      member: order.member,
      turnover: 1,
      isSetOnce: true,
      send: () => wire.tell('/pgw/payments/received', told),
      same: (value) => value.transactionId,
      apply() {
        one.heard = true;
        payments.push(one);
        if (!isAstray) return credit(order, amount, 'house:payments');
        astray.push(one);
        books.move(['house:payments', -amount], ['house:unmatched', amount]);
      },
      explains: () => false,
    };
  }

  function paymentToldOtherwise() {
    const one = lately(payments);
    if (!one) return undefined;
    const told = { ...one.told, amount: unitsOf(one.amount + 1) };
    return {
      kind: 'payment told with another amount',
      member: one.order.member,
      send: () => wire.tell('/pgw/payments/received', told),
      apply: () => fault(`${told.transactionId} was heard with another amount`),
      explains: (code) => code === 'transaction.reused',
    };
  }

  function match() {
    const [one, order] = [
      lately(astray),
      lately(orders.filter((two) => two.reference && two.keptFor !== round)),
    ];
    if (!one || !order) return undefined;
    order.drawnIn = round;
    const { transactionId } = one.told;
    return {
      kind: 'match by staff',
      member: order.member,
      turnover: 1,
      send: async () => ({
        done: true,
        value: await wire.staff('/payments/match', { transactionId, orderNo: order.orderNo }),
      }),
      same: ({ orderNo }) => orderNo,
      apply({ orderNo }) {
        if (one.matched && one.matched !== orderNo)
          fault(`${transactionId} is matched to ${one.matched} and ${orderNo}`);
        if (one.matched) return;
        one.matched = orderNo;
        credit(
          orders.find((two) => two.orderNo === orderNo),
          one.amount,
          'house:unmatched',
        );
      },
      explains: () => false,
    };
  }

  function endOfOrder() {
    const order = lately(orders.filter((one) => one.reference && one.keptFor !== round));
    if (!order) return undefined;
    order.drawnIn = round;
    const { member, orderNo, reference } = order;
    const wasPaid = order.paid > 0;
    if (next(2) === 0)
      return {
        kind: 'refusal by the bank',
        member,
        send: () =>
          wire.tell('/pgw/payments/refused', {
            transactionId: `r-${reference}`,
            reference,
            reason: 'declined',
          }),
        apply() {
          order.closedIn ??= round;
        },
        explains: () => false,
      };
    return {
      kind: 'cancellation by its member',
      member,
      send: () => write(member, '/wps/deposit/order/cancel', undefined, { orderNo }),
      same: (value) => value.orderNo,
      apply() {
        if (wasPaid) fault(`${orderNo} was cancelled though it was paid`);
        order.isLeftCard = order.serial !== undefined;
        order.closedIn ??= round;
      },
      // Money that comes late counts all the same.
      lapses: () => order.paid > 0,
      explains: (code) =>
        code === 'deposit.not.open' &&
        (order.closedIn !== undefined || order.expiresAt < clock.now() + 60_000),
    };
  }

  /** What may be withdrawn: the main wallet less what is locked. */
  const sendable = (member) => Math.max(0, books.get(main(member)) - books.locked(member));
  /** Whole units, mostly of what is there. */
  const leaving = (member) => {
    const all = sendable(member);
    const wanted =
      next(5) === 0 ? all + 100 * next(100_000) : next(3) === 0 ? all : 1 + next(Math.max(1, all / 4));
    return Math.max(100, wanted - (wanted % 100));
  };
  const isLocked = (member, amount) => amount > books.least(main(member)) - books.lockedBetween(member).most;
  const refuseLocked = (member, amount, what) => {
    if (amount > books.most(main(member)) - books.lockedBetween(member).least)
      fault(`${what} of what is locked`);
  };

  function withdraw(member) {
    const [amount, card, key] = [leaving(member), pick(['good', 'good', 'bad', 'silent']), newKey()];
    return {
      kind: 'withdrawal',
      member,
      async send() {
        const { value } = await asMember(member, '/wps/transaction/withdraw/overview');
        const fee = value.freeLeft > 0 ? 0 : value.fee;
        const fields = {
          amount: unitsOf(amount),
          fee,
          bankCardId: member.cards[card],
          paymentPassword: PAYMENT_PASSWORD,
        };
        return write(member, '/wps/transaction/withdraw', key, fields, true);
      },
      same: ({ orderNo }) => orderNo,
      apply({ orderNo }) {
        books.move([main(member), -amount], [held(member), amount]);
        withdrawals.push({ member, orderNo, amount, card, at: clock.now(), round });
      },
      proves: () => refuseLocked(member, amount, 'a withdrawal'),
      explains: (code) =>
        code === 'withdraw.not.played'
          ? isLocked(member, amount)
          : // What leaves is more than its fee.
            (code === 'withdraw.amount.invalid' && amount <= FEE) ||
            (code === 'withdraw.fee.changed' &&
              withdrawals.some((one) => one.member === member && (one.endedIn ?? round) >= round)),
    };
  }

  function send(member) {
    const isUp = member.upline !== undefined;
    const other = isUp ? member.upline : pick(members.filter((one) => one.upline === member));
    const [amount, key, way] = [leaving(member), newKey(), isUp ? 'up' : 'down'];
    const fields = {
      amount: unitsOf(amount),
      paymentPassword: PAYMENT_PASSWORD,
      ...(!isUp && { account: other.account }),
    };
    return {
      kind: `money sent ${way}`,
      member,
      also: other,
      send: () => write(member, `/wps/transfer/${way}`, key, fields, true),
      same: ({ transferNo }) => transferNo,
      apply: () => books.move([main(member), -amount], [main(other), amount]),
      proves: () => refuseLocked(member, amount, `money sent ${way}`),
      explains: (code) => code === 'withdraw.not.played' && isLocked(member, amount),
    };
  }

  function move(member) {
    const { lobby } = pick([VENDORS.demo, VENDORS['den-long'], LOTTERY]);
    const isEmpty = books.get(vendorWallet(member, lobby)) === 0;
    const direction = pick(isEmpty && next(4) > 0 ? ['out'] : ['out', 'in']);
    const ends = [main(member), vendorWallet(member, lobby)];
    const [from, to] = direction === 'out' ? ends : ends.toReversed();
    const there = books.get(from);
    const amount =
      next(5) === 0 ? there + 1 : Math.max(1, next(3) === 0 ? there : next(Math.max(1, there / 3)));
    const key = newKey();
    return {
      kind: direction === 'out' ? 'move to a vendor' : 'move from a vendor',
      member,
      send: () => write(member, '/wps/transfer', key, { direction, vendor: lobby, amount: unitsOf(amount) }),
      same: ({ transferNo }) => transferNo,
      apply() {
        if (site.isSingle && direction === 'out') fault('money went to a vendor where one wallet serves all');
        books.move([from, -amount], [to, amount]);
      },
      explains: (code) =>
        code === 'transfer.balance.short'
          ? amount > books.least(from)
          : code === 'transfer.single.wallet' && site.isSingle && direction === 'out',
    };
  }

  function bet(member) {
    const vendor = pick(Object.keys(VENDORS));
    const { lobby, nodeId } = VENDORS[vendor];
    const there = books.get(playing(member, lobby));
    const amount =
      next(8) === 0
        ? there + 1
        : Math.max(1, next(5) === 0 ? there : next(Math.max(1, Math.ceil(there / 3))));
    const betId = `${site.run}-bet-${drawn}`;
    const one = { member, vendor, lobby, betId, amount, isPlaced: false };
    bets.push(one);
    const asked = {
      kind: 'bet',
      playerId: member.players[vendor],
      transactionId: betId,
      betId,
      nodeId,
      amount,
    };
    return {
      kind: `bet at ${vendor}`,
      member,
      isSetOnce: true,
      send: () => wire.play(vendor, asked),
      same: ({ balance }) => balance,
      apply() {
        one.isPlaced = true;
        one.placedIn = round;
        books.move([playing(member, lobby), -amount], ['house:games', amount]);
      },
      explains: (code) =>
        code === 'balance.short'
          ? amount > books.least(playing(member, lobby))
          : code === 'bet.rolled.back' && one.closed === 'rollback',
    };
  }

  function closing() {
    const open = bets.filter(({ closed, isPlaced }) => isPlaced && !closed);
    const one = next(4) > 0 ? lately(open, 30) : lately(bets);
    if (!one) return undefined;
    const { member, vendor, lobby, betId } = one;
    const { nodeId } = VENDORS[vendor];
    const playerId = member.players[vendor];
    const isWin = next(4) > 0;
    const transactionId = `${site.run}-${isWin ? 'win' : 'back'}-${drawn}`;
    const amount = isWin ? (next(2) === 0 ? 0 : next(one.amount * 4)) : 0;
    const asked = { kind: isWin ? 'win' : 'rollback', playerId, transactionId, betId, nodeId, amount };
    const account = () => playing(member, lobby);
    const common = {
      member,
      isSetOnce: true,
      send: () => wire.play(vendor, asked),
      same: ({ balance }) => balance,
    };
    if (isWin)
      return {
        ...common,
        kind: `win at ${vendor}`,
        turnover: 1,
        apply() {
          if (one.closed || !one.isPlaced) fault(`${betId} was won, and is ${one.closed ?? 'unknown'}`);
          one.closed = 'win';
          books.move([account(), amount], ['house:games', -amount]);
          books.note(member, { bet: one.amount });
          dayOf(member).turnover += one.amount;
        },
        explains: (code) =>
          code === 'bet.unknown'
            ? !one.isPlaced || one.placedIn === round
            : code === { win: 'bet.settled', rollback: 'bet.rolled.back' }[one.closed],
      };
    return {
      ...common,
      kind: `rollback at ${vendor}`,
      isLast: true,
      apply() {
        if (one.closed === 'win') fault(`${betId} was settled and rolled back`);
        if (one.closed) return;
        one.closed = 'rollback';
        if (one.isPlaced) books.move([account(), one.amount], ['house:games', -one.amount]);
      },
      explains: (code) => code === 'bet.settled' && one.closed === 'win',
    };
  }

  function claim() {
    const reward = lately(rewards.filter(({ isClaimed }) => !isClaimed || next(6) === 0));
    if (!reward) return undefined;
    const { member, rewardId, money, times } = reward;
    const key = newKey();
    return {
      kind: 'claim of a reward',
      member,
      turnover: 1,
      send: async () => known(await write(member, '/wps/rewards/claim', key, { rewardId }), 'reward.claimed'),
      apply() {
        if (reward.isClaimed) return;
        reward.isClaimed = true;
        books.move([main(member), money], ['house:bonuses', -money]);
        books.move([points(member), reward.points], ['house:points', -reward.points]);
        dayOf(member).bonuses += money;
        if (money * times > 0) books.note(member, { locked: money, required: money * times });
      },
      explains: () => false,
    };
  }

  /** A refusal that says that it was done before. */
  const known = (answer, code) => (answer.code === code ? { done: true, value: null } : answer);

  function enterCode(member) {
    const code = lately(codes, 4);
    if (!code) return undefined;
    const key = newKey();
    return {
      kind: 'promo code',
      member,
      async send() {
        member.tries.push(clock.now());
        return known(
          await write(member, '/wps/rewards/promoCode', key, { code: code.code }),
          'promo.code.used',
        );
      },
      apply: () => void code.users.add(member),
      explains: (said) =>
        said === 'promo.code.over'
          ? code.users.size >= code.mostUses
          : said === 'rate.limited' &&
            member.tries.filter((at) => at > clock.now() - HOUR_MS - 60_000).length >= MOST_CODES,
    };
  }

  function redeem(member) {
    const itemId = pick(Object.keys(ITEMS));
    const item = ITEMS[itemId];
    const key = newKey();
    const fields = { itemId, points: item.points, ...(item.kind === 'goods' && { delivery: DELIVERY }) };
    return {
      kind: 'redemption',
      member,
      turnover: 1,
      send: () => write(member, '/wps/mall/redemptions', key, fields),
      same: ({ orderNo }) => orderNo,
      apply({ orderNo }) {
        books.move([points(member), -item.points], ['house:points', item.points]);
        if (left[itemId] !== null) left[itemId] -= 1;
        if (item.kind === 'goods') redemptions.push({ member, orderNo, itemId });
        if (item.money === 0) return;
        books.move([main(member), item.money], ['house:bonuses', -item.money]);
        dayOf(member).bonuses += item.money;
        books.note(member, { locked: item.money, required: item.money * item.times });
      },
      explains: (code) =>
        code === 'mall.points.short'
          ? item.points > books.least(points(member))
          : code === 'mall.item.gone' &&
            left[itemId] <= redemptions.filter(({ backIn }) => backIn === round).length,
    };
  }

  function giveBack() {
    const one = lately(redemptions);
    if (!one) return undefined;
    const { member, orderNo, itemId } = one;
    return {
      kind: 'return of an item by staff',
      member,
      send: async () => ({
        done: true,
        value: await wire.staff('/redemptions/step', { orderNo, step: 'returned' }),
      }),
      apply() {
        if (one.backIn !== undefined) return;
        one.backIn = round;
        left[itemId] += 1;
        books.move([points(member), ITEMS[itemId].points], ['house:points', -ITEMS[itemId].points]);
      },
      explains: () => false,
    };
  }

  function cancelTicket() {
    const ticket = lately(tickets.filter(({ isCancelled }) => !isCancelled || next(6) === 0));
    if (!ticket) return undefined;
    const { member, subOrderId, stake } = ticket;
    const key = newKey();
    return {
      kind: 'cancellation of a ticket',
      member,
      send: () => write(member, '/lgw/orders/suborders/cancel', key, { subOrderId }),
      apply() {
        if (ticket.isCancelled) return;
        ticket.isCancelled = true;
        books.move([playing(member, LOTTERY.lobby), stake], ['house:games', -stake]);
      },
      explains: () => false,
    };
  }

  /** A bank that says nothing is asked after two minutes. */
  const mayHaveEnded = ({ card, at }) => clock.now() - at > (card === 'silent' ? 150_000 : 30_000);
  const underWay = () => withdrawals.filter(({ endedIn }) => endedIn === undefined);

  function look() {
    const one = pick(underWay());
    if (!one) return undefined;
    one.isAsked = true;
    return {
      kind: 'look at a withdrawal',
      member: one.member,
      send: () => asMember(one.member, `/wps/transaction/withdraw/order?orderNo=${one.orderNo}`),
      apply() {},
      explains: () => false,
    };
  }

  /** The bank tells of a payout, perhaps before it was asked for it; staff give one back, perhaps too late. */
  function payout() {
    const one = pick(underWay().filter((two) => two.round < round));
    if (!one) return undefined;
    const { member, orderNo, card } = one;
    one.isAsked = true;
    if (next(3) === 0) {
      one.isGivenBack = true;
      return {
        kind: 'return of a withdrawal by staff',
        member,
        send: async () => ({
          done: true,
          value: await wire.staff('/withdrawals/step', { orderNo, step: 'returned' }),
        }),
        apply() {},
        explains: () => false,
      };
    }
    const told = { transactionId: `payout-${orderNo}`, orderNo };
    return {
      kind: 'word of a payout',
      member,
      send: () =>
        card === 'bad'
          ? wire.tell('/pgw/payouts/failed', { ...told, reason: 'account.wrong' })
          : wire.tell('/pgw/payouts/settled', told),
      apply() {},
      // Nobody was asked to pay it out yet, or it was given back before.
      explains: (code) => code === 'order.unknown' || (code === 'payout.ended' && one.isGivenBack),
    };
  }

  const KINDS = [
    ...Array(5).fill(deposit),
    ...Array(8).fill(payment),
    paymentToldOtherwise,
    match,
    endOfOrder,
    ...Array(6).fill(withdraw),
    ...Array(5).fill(send),
    ...Array(6).fill(move),
    ...Array(9).fill(bet),
    ...Array(9).fill(closing),
    ...Array(3).fill(claim),
    enterCode,
    ...Array(3).fill(redeem),
    giveBack,
    cancelTicket,
    look,
    look,
    payout,
    payout,
  ];

  /** Closes the running day of the agents, over or not; what is played from then on counts on the next one. */
  function closeDay() {
    const [closing, agents] = [nextDay, members.filter(({ upline }) => !upline)];
    nextDay = new Date(Date.parse(closing) + DAY_MS).toISOString().slice(0, 10);
    return {
      kind: 'settlement of a day',
      member: agents[0],
      also: agents[1],
      send: async () => ({ done: true, value: await wire.staff('/agents/close', { day: closing }) }),
      apply() {
        for (const agent of agents) payAgent(agent);
        day = new Map();
      },
      explains: () => false,
    };
  }

  /** What an agent is paid: of the team's play, less a part of its bonuses; a loss is carried on. */
  function payAgent(agent) {
    const team = members.filter(({ upline }) => upline === agent).map(dayOf);
    const sum = (of) => team.reduce((total, one) => total + of(one), 0);
    const [turnover, players] = [sum((one) => one.turnover), sum((one) => Number(one.turnover >= ACTIVE))];
    const isHigher = turnover >= COMMISSION.from.turnover && players >= COMMISSION.from.players;
    const earned = feeOf(turnover, isHigher ? COMMISSION.higher : COMMISSION.lower);
    const borne = feeOf(
      sum(({ bonuses }) => bonuses),
      BONUS_SHARE,
    );
    const result = earned - borne + dayOf(agent).corrections + (carried.get(agent) ?? 0);
    carried.set(agent, Math.min(0, result));
    books.move([main(agent), Math.max(0, result)]);
  }

  return {
    closeDay,
    /** A new operation, mostly of the member told; undefined where there is nothing yet that it could be about. */
    draw(member) {
      drawn += 1;
      return pick(KINDS)(member);
    },
    beginRound() {
      round += 1;
    },

    /** What the house does between two rounds: what it makes has no key, so that nobody asks for it twice. */
    async prepare() {
      const member = pick(members);
      const { account } = member;
      if (next(3) === 0) {
        const worth =
          next(3) === 0 ? { points: 50 + next(300) } : { money: 50_000 + next(500_000), times: next(4) };
        const { rewardId } = await wire.staff('/rewards', { account, ...worth });
        rewards.push({
          member,
          rewardId,
          money: minorOf(worth.money ?? 0),
          points: worth.points ?? 0,
          times: worth.times ?? 0,
        });
      }
      if (next(20) === 0) {
        const code = `KILL-${site.run}-${codes.length}`;
        const worth = next(2) === 0 ? { points: 70 } : { money: 30_000, times: 2 };
        const mostUses = 1 + next(4);
        await wire.staff('/promo-codes', { code, name: code, ...worth, mostUses, hours: 72 });
        codes.push({ code, worth, mostUses, users: new Set(), found: new Set() });
      }
      if (next(8) === 0) {
        const [stake, wallet] = [100 * (1_000 + next(9_000)), playing(member, LOTTERY.lobby)];
        if (books.get(wallet) >= stake) {
          const wanted = [{ gameCode: LOTTERY.gameCode, stake: unitsOf(stake), digits: '18', drawn: false }];
          const [ticket] = (await wire.staff('/tickets', { account, tickets: wanted })).tickets;
          tickets.push({ member, stake, subOrderId: ticket.subOrderId });
          books.move([wallet, -stake], ['house:games', stake]);
        }
      }
      if (next(12) === 0) {
        const agent = pick(members.filter(({ upline }) => !upline));
        const amount = 100 * (next(20_000) - 8_000);
        await wire.staff('/agents/correction', { account: agent.account, amount: unitsOf(amount) });
        dayOf(agent).corrections += amount;
      }
      if (next(40) === 0) {
        site.isSingle = !site.isSingle;
        await wire.staff('/status', { patch: { isSingle: site.isSingle } });
      }
      return member;
    },

    /** Asks after what ends by itself or by an operation, all of it or what may have ended by now: cards that the bank looks at, withdrawals on their way, rewards of codes. */
    async askAfter(isWhole = false) {
      const touched = new Set();
      for (const order of orders.filter((one) => one.serial && !one.isJudged)) {
        const { value } = await wire.read(order.member.token, `/wps/deposit/order?orderNo=${order.orderNo}`);
        if (value.state === 'pending') continue;
        order.isJudged = true;
        touched.add(order.member);
        const paid = minorOf(value.paid);
        const others = orders.filter((one) => one !== order && one.serial === order.serial);
        const isSpent = others.some((one) => !one.isJudged || one.paid + (one.isBadCard ? 1 : 0) > 0);
        if (paid !== order.worth && !(paid === 0 && isSpent)) fault(`${order.orderNo} by card: ${paid}`);
        if (paid > 0 && others.some((one) => one.paid > 0)) fault(`${order.serial} was paid twice`);
        if (paid > 0) credit(order, paid, 'house:payments');
        else Object.assign(order, { isBadCard: true, closedIn: round });
      }
      for (const one of underWay().filter((two) => isWhole || two.isAsked || mayHaveEnded(two))) {
        one.isAsked = false;
        const { value } = await wire.read(
          one.member.token,
          `/wps/transaction/withdraw/order?orderNo=${one.orderNo}`,
        );
        const last = value.steps.at(-1)?.step;
        if (last !== 'paid' && last !== 'returned') continue;
        const { member, amount, card, isGivenBack } = one;
        one.endedIn = round;
        one.end = last;
        touched.add(member);
        const fee = minorOf(value.fee);
        if (fee !== 0 && fee !== FEE) fault(`${one.orderNo} cost ${fee}`);
        if (last === 'paid' && card === 'bad') fault(`${one.orderNo} was paid out to no account`);
        if (last === 'returned' && card !== 'bad' && !isGivenBack)
          fault(`${one.orderNo} was returned by nobody`);
        if (last === 'returned') books.move([held(member), -amount], [main(member), amount]);
        else books.move([held(member), -amount], ['house:payments', amount - fee], ['house:fees', fee]);
      }
      for (const code of codes) {
        for (const member of [...code.users].filter((one) => !code.found.has(one))) {
          const { value } = await wire.read(member.token, '/wps/rewards');
          const reward = value.rewards.find(({ name }) => name === code.code);
          code.found.add(member);
          if (!reward) fault(`${code.code} brought ${member.account} nothing`);
          else
            rewards.push({
              member,
              rewardId: reward.id,
              money: minorOf(reward.money),
              points: reward.points,
              times: reward.times,
            });
        }
        if (code.users.size > code.mostUses) fault(`${code.code} was used ${code.users.size} times`);
      }
      return touched;
    },
    isQuiet: () => underWay().length === 0 && orders.every((one) => !one.serial || one.isJudged),
    stuck: () =>
      [...underWay(), ...orders.filter((one) => one.serial && !one.isJudged)].map(({ orderNo }) => orderNo),
    left: () => Object.entries(left).filter(([, stock]) => stock !== null),
    /** Withdrawals that staff gave back, of which the bank may say something else. */
    isGivenBack: (orderNo) => withdrawals.some((one) => one.orderNo === orderNo && one.isGivenBack),
  };
}
