import { expect } from '@playwright/test';
import type { SiteAddress } from '../../support/site-address';
import type { Credentials } from './members';
import type { t } from './messages';
import type { NewMember, Sandbox } from './sandbox';
import type { Page } from './site-page';
import { mayWithdraw, PAYMENT_PASSWORD } from './withdrawers';

export const OPENING = 10_000_000;

/** A form that moves money, or opens an order to. */
export type MoneyForm = {
  path: SiteAddress;
  /** The server function that it sends by. */
  sends: string;
  /** The gateway's path of it. */
  gatewayPath: string;
  wanted?: Partial<NewMember>;
  prepare?: (sandbox: Sandbox, member: Credentials) => Promise<unknown>;
  /** What may have changed by the time that it is sent again: another price is the same intent. */
  meanwhile?: (sandbox: Sandbox) => Promise<unknown>;
  /** Fills it in, with an amount in currency units. */
  fill: (page: Page, units: string) => Promise<void>;
  /** The message that it may have arrived. */
  unsure: Parameters<typeof t>[0];
  /** Whether it opens orders: those are counted, money is not yet. */
  opensOrders?: true;
};

const main = (page: Page) => page.getByRole('main');
export const sendButton = (page: Page) => main(page).locator('form button[name="submit"]');
const amount = (page: Page) => main(page).locator('input[name="amount"]');

async function withPassword(page: Page, units: string): Promise<void> {
  await amount(page).fill(units);
  await page.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
}

export const MONEY_FORMS: Record<'deposit' | 'withdraw' | 'transfer' | 'transfer up', MoneyForm> = {
  deposit: {
    path: '/m/voucherCenter',
    sends: 'createDepositFn',
    unsure: 'deposit_unsure',
    gatewayPath: '/wps/deposit/orders',
    opensOrders: true,
    fill: (page, units) => amount(page).fill(units),
  },
  withdraw: {
    path: '/m/withdraw',
    sends: 'withdrawFn',
    unsure: 'withdraw_unsure',
    gatewayPath: '/wps/transaction/withdraw',
    prepare: mayWithdraw,
    meanwhile: (sandbox) => sandbox.withdrawRules({ rules: { freeOfDay: 0, fee: 5_000 } }),
    fill: withPassword,
  },
  transfer: {
    path: '/m/transfer',
    sends: 'transferFn',
    unsure: 'transfer_unsure',
    gatewayPath: '/wps/transfer',
    prepare: (sandbox) => sandbox.status({ isSingle: false }),
    async fill(page, units) {
      await page.locator('select[name="vendor"]').selectOption('Trống Đồng');
      await amount(page).fill(units);
    },
  },
  'transfer up': {
    path: '/m/transferUp',
    sends: 'transferUpFn',
    unsure: 'member_transfer_unsure',
    gatewayPath: '/wps/transfer/up',
    wanted: { upline: 'agent01' },
    prepare: (sandbox, { account }) => sandbox.paymentPassword(account, PAYMENT_PASSWORD),
    fill: withPassword,
  },
};

/** Opens the form and fills it in. */
export async function filled(page: Page, form: MoneyForm, units: string): Promise<void> {
  await page.goto(form.path);
  await expect(sendButton(page)).toBeEnabled();
  await form.fill(page, units);
}

/** The number of the order or the receipt that was reached. */
export async function numberOn(page: Page): Promise<string> {
  const numbers = main(page).getByText(/^(NT|RT|CT)\d{6}-[2-9A-Z]{6}$/);
  await expect(numbers.first()).toBeVisible();
  return (await numbers.first().textContent()) ?? '';
}

/** How often money was moved, or an order opened, by a member who began with `OPENING`. */
export async function countOf(page: Page, { opensOrders }: MoneyForm, units: number): Promise<number> {
  const ask = async (path: string) => (await (await page.request.get(path)).json()).value;
  if (opensOrders) return (await ask('/wps/deposit/orders')).list.length;
  return (OPENING * 100 - (await ask('/wps/transfer/wallets')).main) / (units * 100);
}
