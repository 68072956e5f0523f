/** What a parameter of a state may be. */
type Kind = readonly (string | number | boolean)[] | 'number' | 'text' | 'boolean';
/** The same, where it is told beside the parameter what is true then. */
type Told<K extends Kind = Kind> = { is: K; means: string | Readonly<Record<string, string>> };
export type Param = Kind | Told;

/** One entry of the catalogue: what a backend team has to make true, and what their endpoint answers. */
export type StateEntry = {
  /** What must be true when the endpoint has answered. */
  means: string;
  /** The parameters that it may be asked for with; each may be left out. */
  takes: Readonly<Record<string, Param>>;
  /**
   * Names of the values that the endpoint answers; they go into the request: `token` of a session, `idempotencyKey`,
   * `publicKey` for an encrypted body, and inputs of the call that a backend alone can know.
   */
  values: readonly string[];
};

type ValueOf<P extends Param> =
  P extends Told<infer K>
    ? ValueOf<K>
    : P extends readonly (infer V)[]
      ? V
      : P extends 'number'
        ? number
        : P extends 'boolean'
          ? boolean
          : string;
/** The parameters with which a state may be asked for. */
export type ParamsOf<E extends StateEntry> = {
  readonly [Name in keyof E['takes']]?: ValueOf<E['takes'][Name]>;
};

/** A parameter, and what is true where it is told. */
export const told = <const K extends Kind>(is: K, means: string): Told<K> => ({ is, means });
/** A parameter that is one of several words, and what is true with each. */
export const each = <const Means extends Record<string, string>>(
  means: Means,
): { is: readonly (keyof Means & string)[]; means: Means } => ({ is: Object.keys(means), means });
/** What a parameter may be. */
export const kindOf = (param: Param): Kind =>
  typeof param === 'object' && 'is' in param ? param.is : (param as Kind);

/** An entry: what it means, its parameters, the values that it answers. */
export const entry = <const Takes extends Record<string, Param>, const Values extends readonly string[]>(
  means: string,
  takes: Takes,
  ...values: Values
) => ({ means, takes, values });
