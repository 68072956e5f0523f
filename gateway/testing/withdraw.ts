import { IDEMPOTENCY_KEY } from '../../contracts/shared/idempotency-key';
import { decimalOf } from '../../contracts/shared/minor-units';
import { auditLedger, heldAccount } from '../db/ledger';
import { ledgerAccounts } from '../db/schema';
import { asMember } from './as-member';
import { seal } from './sealed-body';
import type { GatewayCalls, TestGateway } from './start-gateway';

export const PAYMENT_PASSWORD = '220926';
export const HOLDER = 'NGUYEN MINH AN';
const MONTH_HOURS = 720;
let members = 0;

type Wanted = {
  balance?: number;
  cardNumber?: string;
  ageHours?: number;
  password?: string | null;
  upline?: string;
  type?: number;
};

/** A member of its own with money in currency units, a card that takes it, and a payment password. */
export async function withdrawer(gateway: GatewayCalls, wanted: Wanted = {}) {
  const { balance = 12_345_678, ageHours = MONTH_HOURS, password = PAYMENT_PASSWORD } = wanted;
  members += 1;
  const account = `rut_${String(members).padStart(4, '0')}`;
  const cardNumber = wanted.cardNumber ?? String(100_000_000_000 + members);
  const { id } = await gateway.sandbox<{ id: number }>('/members', {
    account,
    password: 'Lantern2209',
    balance,
    ...(wanted.upline !== undefined && { upline: wanted.upline }),
    ...(wanted.type !== undefined && { type: wanted.type }),
  });
  const { bankCardId } = await gateway.sandbox<{ bankCardId: string }>('/bank-cards', {
    account,
    cardNumber,
    holder: HOLDER,
    ageHours,
  });
  if (password) await gateway.sandbox('/payment-password', { account, paymentPassword: password });
  let member = await asMember(gateway, account);
  const get = (path: string) => member.get(path);

  async function sealed(method: string, path: string, fields: object, key: string = crypto.randomUUID()) {
    const { body, key: encryption } = await seal(fields as Record<string, unknown>);
    const headers = {
      Authorization: `Bearer ${member.token}`,
      Encryption: encryption,
      [IDEMPOTENCY_KEY]: key,
    };
    return (await gateway.call(path, { method, headers, body: JSON.stringify(body) })).body;
  }

  return {
    id,
    account,
    bankCardId,
    sealed,
    get,
    token: () => member.token,
    send: (...asked: Parameters<typeof member.send>) => member.send(...asked),
    /** After the session has ended: the clock was moved, or the member is at a game. */
    logInAgain: async (loginPassword?: string) => {
      member = await asMember(gateway, account, loginPassword);
    },
    /** Asks for a withdrawal of so much, in currency units, free of charge unless told. */
    withdraw: (amount: unknown, more: object = {}, key?: string) =>
      sealed(
        'POST',
        '/wps/transaction/withdraw',
        { amount, fee: 0, bankCardId, paymentPassword: PAYMENT_PASSWORD, ...more },
        key,
      ),
    order: async (orderNo: string) => (await get(`/wps/transaction/withdraw/order?orderNo=${orderNo}`)).body,
    overview: async () =>
      (await get('/wps/transaction/withdraw/overview')).body.value as Record<string, unknown>,
    balance: async () => ((await get('/wps/wallets/gcs')).body.value as { sumBalance: number }).sumBalance,
  };
}

/** Balance of what is held for a member, as a decimal; and whether every account is what its entries say, all of them 0. */
export async function books({ db }: TestGateway, memberId: number) {
  const accounts = await db.select().from(ledgerAccounts).all();
  const held = accounts.find(({ id }) => id === heldAccount(memberId))?.balance ?? 0;
  const sum = accounts.reduce((total, { balance }) => total + balance, 0);
  return { held: decimalOf(held), sum, wrong: await auditLedger(db) };
}
