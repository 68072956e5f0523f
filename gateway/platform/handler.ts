import type * as v from 'valibot';
import type { Operation } from '../../contracts/operation';
import type { OperationId, OperationOf } from '../../contracts/operations';
import type { Member, Merchant } from '../db/schema';
import type { RequestContext } from './request-context';

/** Who calls, by what the operation says of its session. */
type Caller = { none: null; optional: Member | null; required: Member };

/** What a handler gets: the visit, its merchant, the member that the session stands for, and the checked input. */
export type Call<Op extends Operation> = RequestContext & {
  merchant: Merchant;
  member: Caller[Op['session']];
  input: v.InferOutput<Op['input']>;
  /** Of an idempotent operation: names the member's intent, and what moves money posts under it (MONEY-21). */
  idempotencyKey: string | null;
};

type Answer<Op extends Operation> = v.InferInput<Op['output']> | Promise<v.InferInput<Op['output']>>;

/** Responses the calls of an operation with the `value` of the frame, or throws a `Refusal`. */
export type Handler<Op extends Operation> = (call: Call<Op>) => Answer<Op>;

/** The handlers of a domain, `session` for all calls `session.*`: one for each, or it does not compile. */
export type Handlers<Domain extends string = string> = {
  [Id in Extract<OperationId, `${Domain}.${string}`>]: Handler<OperationOf<Id>>;
};
