import { expect, test } from 'vitest';
import { inexactMoney } from './money-arithmetic';
import { read, sourcesBelow } from './source-files';

/** Where amounts are calculated with in another way, and why nothing is lost by it. */
const EXACT = [
  // The one door between decimals and minor units.
  'contracts/shared/minor-units.ts: Number(decimalOf(amount))',
  // Whole numbers of any size, cut to whole minor units.
  'contracts/deposit/deposit-fee.ts: Number((BigInt(amount) * BigInt(rate)) / 10_000n)',
  'contracts/deposit/deposit-fee.ts: Number((BigInt(rest) * 10_000n + share - 1n) / share)',
  // A whole number of times.
  'gateway/db/payments.ts: (withBonus + bonus.amount) * bonus.times',
  'gateway/db/payments.ts: locked * times',
  'gateway/db/rewards.ts: money * times',
  'gateway/platform/event-notices.ts: money * times',
  'app/features/rewards/reward-conditions.tsx: money * times',
  'app/features/mall/item-sheet.tsx: money * times',
  'app/features/money/deposit/deposit-rules.ts: locked * times',
  // Half the face of a card, which is even.
  'demo/bank/payouts.ts: amount / 2',
  // The width of a bar in percent.
  'app/features/money/withdraw/available-card.tsx: Math.floor((played * 100) / required)',
  // A distance in CSS pixels.
  'app/lists/use-row-window.ts: Number.parseFloat(getComputedStyle(list).rowGap)',
  // How often money is to be played: no money.
  'gateway/domains/withdraw/terms.ts: Math.round(required / locked)',
];

test('calculates with money in whole minor units alone: nothing reads, rounds, multiplies or divides it by itself [MONEY-22]', () => {
  const sources = sourcesBelow('app', 'contracts', 'demo', 'edge', 'gateway');
  const found = sources
    .filter((path) => !/^gateway\/(?:demo\/sandbox|seed)\/|^demo\/vendor\/|^contracts\/pact\//.test(path))
    .flatMap((path) => inexactMoney(path, read(path)).map((one) => `${path}: ${one.replace(/^\d+: /, '')}`));
  expect(found.sort()).toEqual([...EXACT].sort());
});

test.each([
  'const minor = Math.round(input.amount * 100);',
  'const minor = Number(amountText) + 1;',
  'const units = parseFloat(form.amount);',
  'const units = Number.parseFloat(fields.withdrawAmount.replace(",", ""));',
  'const units = +amount;',
  'const shown = balance.toFixed(2);',
  'const shown = (order.balance / 100).toFixed(2);',
  'const fee = deposit_amount * 0.015;',
  'let total = 0; total = stake ** 2;',
  'amount /= 100;',
  'const after = balance + 0.5;',
  'const half = (given as Order).amount! / 2;',
  'const whole = Math.floor(withdrawable);',
  'const share = (balance - locked) * share;',
  'const half = withdrawn * 0.5;',
  'const units = amounts.map(Number);',
  'const minor = Number(units) * 100;',
  'const given = parseFloat(input.value);',
])('catches `%s`', (line) => {
  expect(inexactMoney('line.ts', line)).toHaveLength(1);
});

test.each(['const part = total * 1.1;', 'const part = Math.floor((played * 100) / required);'])(
  'catches `%s` where a file is about money',
  (line) => {
    expect(inexactMoney('app/features/money/line.ts', line)).toHaveLength(1);
    expect(inexactMoney('app/features/games/line.ts', line)).toEqual([]);
  },
);

test.each([
  'const left = balance - amount;',
  'const sum = rows.reduce((total, { amount }) => total + amount, 0);',
  'const rest = amount % UNIT;',
  'const fee = depositFee(order.amount, rate);',
  'const isEnough = Math.max(0, balance - locked) >= amount;',
  'const waits = paidAt + 15 * 60_000;',
  'const id = Number(input.id);',
  'const height = Math.round(width / 2);',
])('lets `%s` be', (line) => {
  expect(inexactMoney('line.ts', line)).toEqual([]);
});
