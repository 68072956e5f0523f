import type { Facts } from '../seed/content/inbox';

const DAY_MS = 86_400_000;

/** Facts of a member of whom all is known that an inbox may tell. */
export const inboxFacts = (now: number): Facts => ({
  registeredAt: now - 214 * DAY_MS,
  withdrawal: {
    orderNo: 'RT260114-4K7Q2M',
    amount: 200_000_000,
    fee: 0,
    lastDigits: '6724',
    at: now - DAY_MS,
  },
  deposit: {
    orderNo: 'NT260111-9F3TXC',
    amount: 50_000_000,
    ofMonth: 230_000_000,
    at: now - 4 * DAY_MS,
    channel: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
  },
  rebate: { loss: 800_000_000, amount: 24_000_000, times: 1, at: now - 11 * DAY_MS },
  rank: {
    done: 2,
    all: 4,
    free: 5,
    mostOfDay: 20_000_000_000,
    next: { vi: 'Vàng', en: 'Gold' },
    current: { vi: 'Bạc', en: 'Silver' },
  },
  login: { device: 'Windows', browser: 'Chrome', at: now - 3 * DAY_MS },
  passwordSetAt: now - 210 * DAY_MS,
});
