import { expect, expectTypeOf, test } from 'vitest';
import type { InputOf, Operation, Schema } from './operation';
import { type OperationId, type OperationOf, operations } from './operations';
import type { logIn } from './session/log-in';
import type { VendorOperationId } from './vendor-operations';

test('knows every call by its id, with its session and its types [CALL-02]', () => {
  expectTypeOf<string>().not.toExtend<OperationId>();
  expectTypeOf<'session.logIn'>().toExtend<OperationId>();
  expectTypeOf<'session.logNowhere'>().not.toExtend<OperationId>();
  expectTypeOf<OperationOf<'session.logIn'>>().toEqualTypeOf<typeof logIn>();
  expectTypeOf<OperationOf<'member.changePassword'>['session']>().toEqualTypeOf<'required'>();
  expectTypeOf<InputOf<OperationOf<'member.checkUsername'>>['username']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<VendorOperationId, OperationId>>().toEqualTypeOf<never>();
});

test('lets only calls of members be idempotent: a key of guests would be everybody’s [MONEY-21]', () => {
  type Idempotent<S extends 'none' | 'optional' | 'required'> = Operation<
    Schema,
    Schema,
    string,
    S
  >['idempotent'];
  expectTypeOf<Idempotent<'required'>>().toEqualTypeOf<true | undefined>();
  expectTypeOf<Idempotent<'optional'>>().toEqualTypeOf<undefined>();
  expectTypeOf<Idempotent<'none'>>().toEqualTypeOf<undefined>();
});

test('does what moves money or points once for its key; the price that was told and the secret that proved it are no part of the intent [MONEY-21]', () => {
  const beside = {
    'withdraw.create': ['fee', 'paymentPassword'],
    'transfer.up': ['paymentPassword'],
    'transfer.down': ['paymentPassword'],
    'transfer.move': undefined,
    'deposit.create': undefined,
    'orders.cancelSubOrder': undefined,
    'bankCards.add': undefined,
    'mall.redeem': ['points', 'delivery'],
    'rewards.claim': undefined,
    'rewards.promoCode': undefined,
    'tasks.checkIn': undefined,
    'tasks.claimMission': undefined,
    'tasks.claimRebate': undefined,
  } satisfies Partial<Record<OperationId, string[] | undefined>>;
  const once = operations.filter(({ id, idempotent }) => id in beside && idempotent);
  expect(Object.fromEntries(once.map(({ id, besideIntent }) => [id, besideIntent]))).toEqual(beside);
  expect(once).toHaveLength(Object.keys(beside).length);
});
