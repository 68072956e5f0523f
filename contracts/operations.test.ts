import { expectTypeOf, test } from 'vitest';
import type { InputOf, Operation, Schema } from './operation';
import type { OperationId, OperationOf } from './operations';
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
