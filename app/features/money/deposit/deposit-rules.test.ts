import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { depositChannel } from '@/contracts/deposit/channels';
import { depositBonus, EXAMPLE_BONUS } from '@/contracts/deposit/deposit-bonus';
import { depositFee } from '@/contracts/deposit/deposit-fee';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import {
  amountFor,
  bonusRate,
  bonusTerms,
  depositIssues,
  depositRequest,
  depositSums,
  leastForBonus,
} from './deposit-rules';

const TRANSFER = v.parse(depositChannel, {
  id: 'transfer',
  kind: 'transfer',
  name: 'Chuyển khoản',
  min: 50_000,
  max: 300_000_000,
  picks: [100_000],
  amounts: 'any',
  feeRate: 50,
  minutes: { from: 1, to: 3 },
  open: true,
  hours: null,
  options: [],
});
const CARD = {
  ...TRANSFER,
  id: 'card',
  kind: 'voucher' as const,
  amounts: 'picks' as const,
  options: [{ code: 'SENVIET', name: 'Sen Việt' }],
};
const EMPTY = { channelId: 'transfer', amount: '', option: '', serial: '', pin: '', bonusId: '' };

describe('a deposit', () => {
  it.each([
    ['', 'required'],
    ['49999', 'low'],
    ['300000001', 'high'],
    ['5e5', 'amount'],
    ['50000', undefined],
  ])('of %s by transfer: %s [MONEY-02]', (amount, issue) => {
    expect(depositIssues({ ...EMPTY, amount }, TRANSFER)).toEqual(issue ? { amount: issue } : {});
  });

  it('of a card needs one of its faces, issuer, serial and PIN [MONEY-02]', () => {
    const values = { ...EMPTY, channelId: 'card' };
    expect(depositIssues(values, CARD)).toEqual({
      amount: 'required',
      option: 'required',
      serial: 'required',
      pin: 'required',
    });
    const wrong = { ...values, amount: '70000', option: 'SENVIET', serial: '12345', pin: 'ă'.repeat(8) };
    expect(depositIssues(wrong, CARD)).toEqual({ amount: 'format', serial: 'format', pin: 'format' });
    const right = { ...wrong, amount: '100000', serial: '1000 2233-4455', pin: 'ab12cd' };
    expect(depositIssues(right, CARD)).toEqual({});
    expect(depositRequest(right, CARD)).toEqual({
      channelId: 'card',
      amount: '100000',
      option: 'SENVIET',
      serial: '100022334455',
      pin: 'AB12CD',
    });
  });

  it('sends of the form what its channel asks for alone [MONEY-03]', () => {
    const values = { ...EMPTY, amount: '500000', option: 'SENVIET', serial: '123456', pin: '123456' };
    expect(depositRequest(values, TRANSFER)).toEqual({ channelId: 'transfer', amount: '500000' });
  });

  it('says what is paid, what it costs and what arrives, to the hundredth, of amounts that are taken alone [MONEY-02]', () => {
    expect(depositSums('500000', TRANSFER)).toEqual({ paid: 500_000_00, fee: 2_500_00, arrives: 497_500_00 });
    expect(depositSums('50001', TRANSFER)).toEqual({ paid: 50_001_00, fee: 250_00, arrives: 49_751_00 });
    for (const amount of ['', '1', 'x']) expect(depositSums(amount, TRANSFER)).toBeNull();
  });
});

describe('a bonus with a deposit', () => {
  const bonus = v.parse(depositBonus, {
    ...EXAMPLE_BONUS,
    tiers: [...EXAMPLE_BONUS.tiers, { from: 100_000, rate: 2_000, times: 5 }],
  });
  const sumsOf = (amount: string) => {
    const sums = depositSums(amount, TRANSFER);
    if (!sums) throw new Error(`no sums of ${amount}`);
    return sums;
  };

  it('is asked for by its id, and only when it is taken [MONEY-02]', () => {
    const values = { ...EMPTY, amount: '500000', bonusId: 'first' };
    expect(depositRequest(values, TRANSFER, bonus)).toMatchObject({ bonusId: 'first' });
    expect(depositRequest(values, TRANSFER)).not.toHaveProperty('bonusId');
  });

  it('locks itself with what arrives, and names how much both are to be played for, by the step that is reached [MONEY-02]', () => {
    expect(bonusTerms(bonus, sumsOf('1000000'))).toEqual({
      bonus: 800_000_00,
      rate: 8_000,
      times: 10,
      locked: 1_795_000_00,
      required: 17_950_000_00,
    });
    expect(bonusTerms(bonus, sumsOf('100000'))).toMatchObject({ bonus: 20_000_00, rate: 2_000, times: 5 });
    expect(bonusTerms(bonus, sumsOf('5000000'))).toMatchObject({ bonus: 2_000_000_00 });
    expect(bonusTerms(bonus, sumsOf('99999'))).toBeNull();
  });

  it('is refused below its least deposit, under the choice, and says its highest rate until an amount says another [MONEY-02]', () => {
    expect(leastForBonus(bonus)).toBe(100_000_00);
    expect(depositIssues({ ...EMPTY, amount: '99999' }, TRANSFER, bonus)).toEqual({ bonusId: 'format' });
    expect(depositIssues({ ...EMPTY, amount: '100000' }, TRANSFER, bonus)).toEqual({});
    expect(bonusRate(bonus, null)).toBe(8_000);
    expect(bonusRate(bonus, sumsOf('100000'))).toBe(2_000);
  });
});

describe('the amount to begin with', () => {
  const at = (missing: number | undefined, more: object = {}) =>
    amountFor(missing as MinorUnits | undefined, { ...TRANSFER, feeRate: 0, ...more });

  it('is what is missing, in whole units, as far as the channel takes it [MONEY-02]', () => {
    expect([at(undefined), at(7_500_001), at(8_000_00), at(99_000_000_000_00)]).toEqual([
      '',
      '75001',
      '50000',
      '300000000',
    ]);
  });

  it.each([0, 1, 7, 50, 250, 1_500])(
    'covers what is missing after a fee of %s hundredths of a percent, and is no unit more [MONEY-02]',
    (feeRate) => {
      const missing = 1_234_567_89;
      const amount = Number(at(missing, { feeRate, max: TRANSFER.max * 100 }));
      const arrives = (units: number) => units * 100 - depositFee(units * 100, feeRate);
      expect(arrives(amount)).toBeGreaterThanOrEqual(missing);
      expect(arrives(amount - 1)).toBeLessThan(missing);
    },
  );

  it('is the smallest of the amounts that a channel sells that covers it, else the largest [MONEY-02]', () => {
    const picks = [500_000_00, 100_000_00, 200_000_00] as MinorUnits[];
    const card = { ...CARD, picks, feeRate: 1_500 };
    expect([84_000_00, 86_000_00, 900_000_00].map((missing) => at(missing, card))).toEqual([
      '100000',
      '200000',
      '500000',
    ]);
  });
});
