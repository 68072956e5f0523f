import * as v from 'valibot';
import { paymentReceived, paymentRefused } from '../../contracts/payment/payment';
import { sentAmount } from '../../contracts/shared/amount';
import { decimalNumberOf, minorUnitsOf } from '../../contracts/shared/minor-units';
import { type Bank, BankRefusal } from './bank';
import { DEMO_ACCOUNT } from './names';
import { note, sendDue } from './notices';
import { type Pass, readPass } from './pass';

const pass = v.pipe(v.string(), v.maxLength(2_048));
/** How a payment is told: in how many transactions, how often each, and how many seconds later. */
const manner = {
  payments: v.optional(v.picklist([1, 2]), 1),
  copies: v.optional(v.picklist([1, 2]), 1),
  delaySeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0),
};
const positive = v.pipe(
  sentAmount,
  v.transform((given): number => minorUnitsOf(given) ?? 0),
  v.minValue(1),
);
const openBody = v.strictObject({ pass });
const payBody = v.strictObject({ pass, amount: v.optional(positive), ...manner });
const refuseBody = v.strictObject({ pass });
const transferBody = v.strictObject({
  accountNumber: v.string(),
  /** Handed on as it was typed. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  amount: positive,
  ...manner,
});
type Manner = { payments: 1 | 2; copies: 1 | 2; delaySeconds: number };

/** The calls of the page, by the last part of their path. */
export const api: Record<string, (bank: Bank, body: unknown) => Promise<object>> = {
  async open(_, body) {
    const { amount, reference, backPath } = passOf(parsed(openBody, body).pass);
    return { amount: decimalNumberOf(amount), reference, backPath };
  },

  async pay(bank, body) {
    const { pass, amount, ...manner } = parsed(payBody, body);
    const known = passOf(pass);
    return pay(bank, { reference: known.reference, amount: amount ?? known.amount, ...manner });
  },

  async refuse(bank, body) {
    const { reference } = passOf(parsed(refuseBody, body).pass);
    await note(bank, paymentRefused, { transactionId: newTransaction(), reference, reason: 'declined' });
    await sendDue(bank);
    return {};
  },

  async transfer(bank, body) {
    const { accountNumber, ...wanted } = parsed(transferBody, body);
    if (accountNumber.replaceAll(' ', '') !== DEMO_ACCOUNT.accountNumber)
      throw new BankRefusal('account.unknown');
    return pay(bank, wanted);
  },
};

async function pay(bank: Bank, wanted: { reference: string; amount: number } & Manner): Promise<object> {
  const { reference, amount, payments, copies, delaySeconds } = wanted;
  for (let payment = 0; payment < payments; payment += 1) {
    const told = { transactionId: newTransaction(), reference, amount: decimalNumberOf(amount) };
    for (let copy = 0; copy < copies; copy += 1) {
      await note(bank, paymentReceived, told, delaySeconds * 1_000);
    }
  }
  await sendDue(bank);
  return {};
}

const newTransaction = (): string => crypto.randomUUID();

function passOf(written: string): Pass {
  const known = readPass(written);
  if (!known) throw new BankRefusal('pass.unknown');
  return known;
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const fields = v.safeParse(schema, body);
  if (!fields.success) throw new BankRefusal('request.invalid');
  return fields.output;
}
