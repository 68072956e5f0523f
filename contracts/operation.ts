import type * as v from 'valibot';
import type { Echoes } from './echo';
import type { ErrorCode } from './errors';
import type { LanguageTag } from './languages';
import type { ModuleId } from './module-ids';
import type { Sanitised } from './safe-html';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
// biome-ignore lint/suspicious/noExplicitAny: valibot's own bound for "any schema"
export type Schema = v.GenericSchema<any, any>;

/** A refusal that the site reacts to: its error code and, where the site reads one, its value. */
export type Refusal<I extends Schema = Schema> = {
  errorCode: ErrorCode;
  /** What tells it apart from others with the same code. */
  title?: string;
  /** HTTP status the refusal comes with (CALL-03): 200 for business refusals, 401 for sessions, 409 for keys of idempotency, 429 for limits. */
  status: 200 | 401 | 409 | 429;
  /** Provider states in which the gateway gives this refusal; see `contracts/provider-states/`. */
  state: ProviderStates;
  /** The states come after those of the operation's example, and say what is different. */
  afterExample?: true | undefined;
  /** Where inputs come from in this request alone. */
  inputFromState?: InputFromState;
  /** The input that is refused; that of the operation's example when left out. */
  input?: v.InferInput<I>;
  /** An example of the whole seconds in `Retry-After`, where the site counts them down. */
  retryAfter?: number;
  /** What the site reads from `value` of the refusal. */
  value?: { schema: Schema; example: unknown };
};

/** A provider state of Pact: a sentence and its parameters. */
export type ProviderState = { name: string; params?: Record<string, string | number | boolean> };
/** One state, or several that are set up in their order: a ground, and what is different from it. */
export type ProviderStates = ProviderState | readonly ProviderState[];

/**
 * The value that provider states answer, for inputs that a backend alone can know: its name, or a text with several as
 * `${name}`. Null: what the input says is sent as it stands, such as a wrong password.
 */
export type InputFromState = Readonly<Record<string, string | null>>;

/** Whether the member's token goes with a call: never, when there is one, or always. */
export type SessionNeed = 'none' | 'optional' | 'required';

export type Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  Id extends string = string,
  S extends SessionNeed = SessionNeed,
> = {
  /** Domain and verb, as in `session.logIn`. */
  id: Id;
  method: Method;
  /** Below the gateway origin; the first segment names the backend service (CALL-05). */
  path: `/wps/${string}` | `/lgw/${string}` | `/vgw/${string}` | `/pgw/${string}`;
  /** Sent as the `Module-Id` header (FLAG-37). */
  moduleId?: ModuleId;
  session: S;
  /** Who makes the call, and signs it, where it is not the site. */
  caller?: 'vendor' | 'payment';
  /** The body travels as a JWE with its key in the `Encryption` header (LOGIN-74). */
  encrypted?: true;
  /**
   * Sent with a key of the member's intent in the header `Idempotency-Key`: under the same key it is done once, and
   * answered alike however often it comes (MONEY-21). A member's call alone: of guests nobody knows whose key it is.
   */
  idempotent?: S extends 'required' ? true : never;
  /**
   * Refused with `password.given` until the member has changed a password that somebody else chose (SESS-41): what
   * plays, signs up for a promotion, moves money or points, or gives another way to them. No refusal to write down.
   */
  needsOwnPassword?: S extends 'required' ? true : never;
  /**
   * What moves money out, or changes contacts, passwords and what stands in for them. Refused with
   * `reauthentication.required` where the session stays signed in and its member was proved to be it more than a day ago
   * (SESS-45); `always`, for what takes protection away: in every session, unless the member gave a proof in it within
   * five minutes. Refused with `account.frozen` while the account rests after an objection (`security.object`), but for
   * `member.changePassword` where the password was given (SESS-41): that is the way back in. No refusals to write down.
   */
  needsReauthentication?: S extends 'required' ? true | 'always' : never;
  /**
   * Input fields that are no part of the intent, such as the price that was told with it or a secret that proves who
   * sends it: under the same key it is the same call whatever they hold.
   */
  besideIntent?: readonly string[];
  /** The body travels as `application/x-www-form-urlencoded` (FORGOT-47). */
  formEncoded?: true;
  /** Also send the token as the `token` query value (GATE-38). */
  tokenInQuery?: true;
  /** Query values that are the same on every call, in the spelling of this call (CALL-90). */
  constants?: Record<string, string | number>;
  /** Name of the query value that carries the merchant; the edge fills it in (CALL-89). */
  merchantIn?: 'merchantCode' | 'merchant' | 'merchant_code';
  input: I;
  /** Exactly the fields that the site knows of `value`; what is to be done with one is marked on it (`field-annotations.ts`). */
  output: O;
  /** That the session has ended is no refusal to write down: every call with `session: 'required'` may meet it. */
  refusals: readonly Refusal<I>[];
  /** An input, the provider state it needs and a full answer to it. Contract tests are derived from it. */
  example: Example<I, O>;
  /**
   * Input fields whose values a backend alone can know, such as ids: in the contract tests the provider states answer
   * them, under the same names, or under those that stand beside them.
   */
  inputFromState?: readonly string[] | InputFromState;
  /**
   * Which of the optional values it brings is the operator's choice: a request is contracted that brings no fewer than
   * one example and no more than another.
   */
  fieldsByOperator?: true;
  /** What the answers show of each value of the query. */
  echoes?: Echoes;
  /**
   * Which of the answer's lists are empty where there is nothing to list, and the state of that: each is `[]` then, and a
   * `next` is null. The input is the example's unless another is given.
   */
  empty?: { state: ProviderState; lists: readonly string[]; input?: v.InferInput<I> };
  /** Further successes that the contract tests play, each with a title of its own. */
  moreExamples?: readonly (Example<I, O> & { title: string })[];
};

type Example<I extends Schema, O extends Schema> = {
  state: ProviderStates;
  inputFromState?: InputFromState;
  /** Who asks, where it matters: in which language, and whether from the installed app. */
  visit?: ExampleVisit;
  input: v.InferInput<I>;
  output: v.InferInput<O>;
  /** The state has the intent done already, under the key that it answers. */
  sentBefore?: true;
  /** What the state says of values in the answer, by their places. */
  holds?: Holds;
};

/**
 * What a state says of values in the answer, by their places, so that an answer in which it is not so is none to that
 * state (CALL-01): a value is the example's, is more than nothing, is set (neither null nor empty, 0 or N), is over, or is
 * still to come. Of the entries of a list one is so.
 */
export type Holds = Readonly<Record<string, 'same' | 'positive' | 'set' | 'past' | 'future'>>;

export type ExampleVisit = { locale?: Lowercase<LanguageTag>; standalone?: true };

export type InputOf<Op extends Operation> = v.InferInput<Op['input']>;
/** An answer as it came from the gateway, checked; its operator HTML can be passed on but not shown. */
export type OutputOf<Op extends Operation> = v.InferOutput<Op['output']>;
/** An answer as the edge gives it to the app. */
export type ResponseOf<Op extends Operation> = Sanitised<OutputOf<Op>>;

/** Declares one gateway call: what is promised, and an example (docs/design.md §1). */
export function defineOperation<
  const I extends Schema,
  const O extends Schema,
  const Id extends string,
  const S extends SessionNeed,
>(operation: Operation<I, O, Id, S>): Operation<I, O, Id, S> {
  return operation;
}
