import { held, ITEMS, main, PAYMENT_PASSWORD, points, VENDORS, vendorWallet } from './operations.mjs';
import { newKey, unitsOf } from './wire.mjs';

const PASSWORD = 'Lantern2209';
const HOLDER = 'NGUYEN MINH AN';
/** What members begin with: 1/100 units, and points. */
const OPENING = 1_000_000_000;
const POINTS = 1_000;
const AGENT = 1;
const MONTH_HOURS = 720;
/** Cards by how their bank takes money: it does, it cannot, it says nothing of it. */
const CARDS = { good: '1234', bad: '0000', silent: '9999' };
const BELOW_EACH = 5;

/** A site that moves money freely: a wallet at each vendor, few bounds of withdrawals, a fee after the third of a day. */
export async function openSite(wire) {
  await wire.staff('/status', { patch: { isSingle: false } });
  await wire.staff('/withdraw-rules', { rules: { least: 1, most: 1e9, mostOfDay: 1e11, depositTimes: 1 } });
  await wire.staff('/deposit-channels', { id: 'transfer', hours: null });
  for (const [id, { money, ...item }] of Object.entries(ITEMS))
    await wire.staff('/mall-items', { id, ...item, money: unitsOf(money) });
}

/** Two agents with members right below them, each with money, cards and a seat at a game of each vendor. */
export async function settle(wire, books, run) {
  const members = [];
  for (const agent of ['a', 'b']) {
    const upline = await memberOf(wire, books, `kill_${run}_${agent}`, AGENT);
    members.push(upline);
    for (let number = 0; number < BELOW_EACH; number += 1)
      members.push(await memberOf(wire, books, `kill_${run}_${agent}${number}`, 0, upline));
  }
  return members;
}

async function memberOf(wire, books, account, type, upline) {
  const wanted = { account, password: PASSWORD, type, balance: unitsOf(OPENING), points: POINTS };
  const { id } = await wire.staff('/members', { ...wanted, ...(upline && { upline: upline.account }) });
  const cards = {};
  for (const [card, end] of Object.entries(CARDS)) {
    const named = {
      account,
      cardNumber: `${String(id).padStart(8, '7')}${end}`,
      holder: HOLDER,
      ageHours: MONTH_HOURS,
    };
    cards[card] = (await wire.staff('/bank-cards', named)).bankCardId;
  }
  await wire.staff('/payment-password', { account, paymentPassword: PAYMENT_PASSWORD });
  const fields = { username: account, password: PASSWORD, type: 'username' };
  const login = await wire.call('/wps/session/login', { method: 'POST', sealed: true, fields });
  const { token } = login.value;
  const players = {};
  for (const [vendor, { nodeId }] of Object.entries(VENDORS)) {
    const { url } = await wire.staff('/launches', {
      account,
      nodeId,
      backUrl: 'https://site.example/m/home',
    });
    players[vendor] = await wire.authenticate(vendor, url.slice(url.indexOf('=', url.indexOf('#')) + 1));
  }
  const member = { id, account, upline, token, cards, players, tries: [] };
  books.move([main(member), OPENING], [points(member), POINTS], [held(member), 0]);
  for (const { lobby } of Object.values(VENDORS)) {
    const share = OPENING / 5;
    const move = { direction: 'out', vendor: lobby, amount: unitsOf(share) };
    await wire.call('/wps/transfer', { method: 'POST', token, key: newKey(), fields: move });
    books.move([main(member), -share], [vendorWallet(member, lobby), share]);
  }
  return member;
}
