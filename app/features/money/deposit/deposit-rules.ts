import { amountIssue, amountOf } from '@/app/forms/amount';
import type { FieldIssue, Issues } from '@/app/forms/field-issues';
import { bonusOf } from '@/contracts/deposit/bonus-of';
import type { DepositChannel } from '@/contracts/deposit/channels';
import type { DepositBonus } from '@/contracts/deposit/deposit-bonus';
import { amountLeaving, depositFee } from '@/contracts/deposit/deposit-fee';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';

export type DepositValues = {
  channelId: string;
  /** Whole units as digits, or what was typed. */
  amount: string;
  option: string;
  serial: string;
  pin: string;
  /** Of the bonus that is taken; empty for none. */
  bonusId: string;
};

/** Serial and PIN as they are printed on a card; spaces and dashes between groups do not count. */
export const printed = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** What is wrong with a deposit at a channel, in the order of the form (MONEY-02). */
export function depositIssues(
  { amount, option, serial, pin }: DepositValues,
  channel: DepositChannel,
  bonus?: DepositBonus,
): Issues<keyof DepositValues> {
  const paid = amountOf(amount);
  const card = channel.kind === 'voucher';
  const found: Record<string, FieldIssue | undefined> = {
    amount: amountIssueAt(channel, amount),
    option: channel.options.length > 0 && option === '' ? 'required' : undefined,
    serial: card ? printedIssue(serial) : undefined,
    pin: card ? printedIssue(pin) : undefined,
    bonusId: bonus && paid !== undefined && !bonusOf(paid, bonus) ? 'format' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, issue]) => issue));
}

/** What is wrong with an amount field's value at a channel (MONEY-02). */
export function amountIssueAt(channel: DepositChannel, value: string): FieldIssue | undefined {
  if (channel.amounts === 'any') return amountIssue(value, channel);
  if (value === '') return 'required';
  return channel.picks.includes(amountOf(value) as MinorUnits) ? undefined : 'format';
}

function printedIssue(value: string): FieldIssue | undefined {
  const text = printed(value);
  if (text === '') return 'required';
  return /^[0-9A-Z]{6,20}$/.test(text) ? undefined : 'format';
}

/** Whole units that an address asks for, where the channel takes them; empty where not. */
export const amountTaken = (asked = '', channel: DepositChannel): string =>
  amountIssueAt(channel, asked) ? '' : asked;

/**
 * The amount to begin with at a channel where so much is missing: the least that the channel takes, credits that much
 * after its fee, and has no fraction of a unit; as much as it takes where that is not enough. Empty where nothing is
 * missing.
 */
export function amountFor(missing: MinorUnits | undefined, channel: DepositChannel): string {
  if (missing === undefined) return '';
  const { amounts, picks, min, max, feeRate } = channel;
  if (amounts === 'picks') {
    const ascending = [...picks].sort((one, other) => one - other);
    return units(ascending.find((pick) => pick - depositFee(pick, feeRate) >= missing) ?? ascending.at(-1));
  }
  const least = Math.min(Math.max(amountLeaving(missing, feeRate), min), max);
  const over = least % UNIT;
  return units(Math.min(over === 0 ? least : least + UNIT - over, max));
}

/** Minor units of one of the currency's. */
const UNIT = 100;

const units = (amount: number | undefined): string =>
  amount === undefined ? '' : decimalOf(amount).replace(/\.\d+$/, '');

/** What is sent of the values: what the channel asks for, and nothing else. */
export function depositRequest(
  { channelId, amount, option, serial, pin }: DepositValues,
  channel: DepositChannel,
  bonus?: DepositBonus,
) {
  return {
    channelId,
    amount,
    ...(bonus ? { bonusId: bonus.id } : {}),
    ...(channel.options.length > 0 ? { option } : {}),
    ...(channel.kind === 'voucher' ? { serial: printed(serial), pin: printed(pin) } : {}),
  };
}

/** What an amount comes to at a channel; null while it is none that the channel takes (MONEY-02). */
export function depositSums(value: string, channel: DepositChannel) {
  const paid = amountOf(value);
  if (paid === undefined || amountIssueAt(channel, value)) return null;
  const fee = depositFee(paid, channel.feeRate) as MinorUnits;
  return { paid, fee, arrives: (paid - fee) as MinorUnits };
}

export type Sums = NonNullable<ReturnType<typeof depositSums>>;

/** What taking a bonus with a deposit means: what is locked, and what must be played first; null below its least. */
export function bonusTerms(bonus: DepositBonus, { paid, arrives }: Sums) {
  const comesTo = bonusOf(paid, bonus);
  if (!comesTo) return null;
  const { amount, rate, times } = comesTo;
  const locked = arrives + amount;
  const [given, kept, required] = [amount, locked, locked * times] as MinorUnits[];
  return { bonus: given, rate, times, locked: kept, required } as {
    [Name in 'bonus' | 'locked' | 'required']: MinorUnits;
  } & { rate: number; times: number };
}

/** The least deposit that a bonus is given for. */
export const leastForBonus = ({ tiers }: DepositBonus): MinorUnits =>
  Math.min(...tiers.map(({ from }) => from)) as MinorUnits;

/** The rate of a bonus for a deposit, or the highest there is. */
export const bonusRate = (bonus: DepositBonus, sums: Sums | null): number =>
  (sums && bonusOf(sums.paid, bonus)?.rate) ?? Math.max(...bonus.tiers.map(({ rate }) => rate));
