import { expectTypeOf, test } from 'vitest';
import type { Operation } from '../../contracts/operation';
import type { OperationOf } from '../../contracts/operations';
import type { Member } from '../db/schema';
import { walletHandlers } from '../domains/wallet/handlers';
import type { Call, Handler, Handlers } from './handler';

/** Each line below `@ts-expect-error` is one that the compiler refuses; without the refusal it is an error itself. */
test('has the compiler refuse a call without its handler, and a handler that is not the call’s', () => {
  expectTypeOf(walletHandlers).toExtend<Handlers<'wallet'>>();
  const balance = walletHandlers['wallet.balance'];
  // @ts-expect-error: a call of the domain has no handler
  ({ 'wallet.balance': balance }) satisfies Handlers<'wallet'>;
  // @ts-expect-error: the domains together leave calls without handlers
  walletHandlers satisfies Handlers;
  // @ts-expect-error: no call has this id
  ({ ...walletHandlers, 'wallet.nothing': balance }) satisfies Handlers<'wallet'>;
  // @ts-expect-error: the answer is another call's
  (() => ({ offered: 'yes' })) satisfies Handler<OperationOf<'session.freePlayOffer'>>;
});

test('gives a handler the member where the call requires a session, and none where it has none', () => {
  expectTypeOf<Call<OperationOf<'wallet.balance'>>['member']>().toEqualTypeOf<Member>();
  expectTypeOf<Call<OperationOf<'chat.launch'>>['member']>().toEqualTypeOf<Member | null>();
  expectTypeOf<Call<OperationOf<'session.logIn'>>['member']>().toEqualTypeOf<null>();
  expectTypeOf<Call<Operation>['member']>().toEqualTypeOf<Member | null>();
});
