import type { ProviderState } from '../operation';

/** One entry of the catalogue: what a backend team has to make true, and what their endpoint answers. */
export type StateEntry = {
  /** What must be true when the endpoint has answered. */
  means: string;
  /** Each parameter with one example. */
  params: NonNullable<ProviderState['params']>;
  /**
   * Names of the values that the endpoint answers; they go into the request: `token` of a session, `idempotencyKey`,
   * `publicKey` for an encrypted body, and inputs of the call that a backend alone can know.
   */
  values: readonly string[];
};
/** What a parameter of a composed state may be. */
export type Param = readonly (string | number | boolean)[] | 'number' | 'text' | 'boolean';

/** A state that interactions put together with others; each of its parameters may be left out. */
export type ComposedEntry = StateEntry & { takes: Readonly<Record<string, Param>> };

type ValueOf<P extends Param> = P extends readonly (infer V)[]
  ? V
  : P extends 'number'
    ? number
    : P extends 'boolean'
      ? boolean
      : string;
/** The parameters with which a composed state may be asked for. */
export type ParamsOf<E extends ComposedEntry> = {
  readonly [Name in keyof E['takes']]?: ValueOf<E['takes'][Name]>;
};

export const composed = <const Takes extends Record<string, Param>, const Values extends readonly string[]>(
  means: string,
  takes: Takes,
  ...values: Values
) => ({ means, params: {}, takes, values });
export const plain = (means: string, ...values: string[]) => ({ means, params: {}, values });
/** `token` is the token of the member's session. */
export const signedIn = (means: string, ...values: string[]) => ({
  means,
  params: {},
  values: ['token', ...values],
});
/** First and last day of a range, `YYYY-MM-DD` in the site’s time zone. */
export const RANGE = ['from', 'to'];
export const PAYOUT = ['provider', 'transactionId', 'orderNo'];
