import type { ErrorCode } from '../errors';
import type { InputOf, ProviderState } from '../operation';
import type { OperationId, OperationOf } from '../operations';
import type { PaymentOperationId, PaymentOperationOf } from '../payment-operations';
import type { VendorOperationId, VendorOperationOf } from '../vendor-operations';

/** Where in `value` of an answer: `list[].amount`; of a list's entries those alone whose members are as `where` says. */
type PlaceData = { at: string; where?: Record<string, Operand> };

/** A value as it stands, or where it comes from; `contracts/pact/command/story-values.mjs` reads it. */
export type Operand =
  | string
  | number
  | boolean
  | null
  | { readonly $given: string; readonly of?: string }
  | ({ readonly $answer: string } & PlaceData)
  | { readonly $plus: readonly Operand[] }
  | { readonly $minus: readonly Operand[] }
  | { readonly $text: string; readonly with: Readonly<Record<string, Operand>> }
  | { readonly $fresh: string };

/** What a rule is called: `contracts/pact/command/story-rules.mjs` has the whole vocabulary. */
type Rule =
  | 'equals'
  | 'differs'
  | 'present'
  | 'absent'
  | 'more'
  | 'less'
  | 'atLeast'
  | 'atMost'
  | 'contains'
  | 'lacks'
  | 'empty'
  | 'notEmpty'
  | 'count'
  | 'countAtLeast'
  | 'distinct'
  | 'disjoint'
  | 'within'
  | 'ascending'
  | 'descending'
  | 'sum';

/** What must be true of an answer. */
export type Must = PlaceData & { rule: Rule; value?: Operand };

/** How a list is read to its end. */
type Pages = { by: string; entries: string; of?: string; next?: string };

/** A step as it is written for the command. */
export type StepData = {
  name?: string;
  call: StoryCall;
  by?: string;
  token?: Operand;
  with?: Record<string, unknown>;
  without?: readonly string[];
  times?: number;
  key?: 'same' | 'own';
  sameKeyAs?: string;
  pages?: Pages;
  refused?: ErrorCode | readonly ErrorCode[];
  open?: true;
  must?: readonly Must[];
};

/** A list of calls, and what must be true after each. */
export type Story = {
  /** What `--story` takes. */
  name: string;
  says: string;
  /** Who is in it, the one that it is about first, each with the states that make them. */
  given: Readonly<Record<string, readonly ProviderState[]>>;
  steps: readonly AnyStep[];
};

/** A step of any call. */
type AnyStep = { readonly data: StepData };

/** A call that a story may make: the site's, a vendor's or a payment provider's. */
export type StoryCall = OperationId | VendorOperationId | PaymentOperationId;
type CallOf<Id extends StoryCall> = Id extends OperationId
  ? OperationOf<Id>
  : Id extends VendorOperationId
    ? VendorOperationOf<Id>
    : PaymentOperationOf<Extract<Id, PaymentOperationId>>;

type InputName<T> = T extends unknown ? keyof T & string : never;
type Input<Id extends StoryCall> = InputName<InputOf<CallOf<Id>>>;

/** Declares a story. */
export const story = (
  name: string,
  says: string,
  given: Story['given'],
  ...steps: readonly AnyStep[]
): Story => ({ name, says, given, steps });

/** A call of a story: as the contract's plain success has it, but with these values. */
export function call<const Id extends StoryCall>(
  id: Id,
  input: { [Name in Input<Id>]?: unknown } = {},
): Step<Input<Id>> {
  return new Step(Object.keys(input).length > 0 ? { call: id, with: input } : { call: id });
}

/** One call, and what must be true of its answer. */
export class Step<Name extends string> {
  constructor(readonly data: StepData) {}

  #with(more: Partial<StepData>): Step<Name> {
    return new Step<Name>({ ...this.data, ...more });
  }

  /** Leaves values out that the plain success brings. */
  without = (...names: Name[]): Step<Name> => this.#with({ without: names });
  /** Names the answer for steps behind it. */
  as = (name: string): Step<Name> => this.#with({ name });
  /** Another one of the story asks. */
  by = (who: string): Step<Name> => this.#with({ by: who });
  /** With another token than that of the states. */
  withToken = (token: Operand): Step<Name> => this.#with({ token });
  must = (...must: Must[]): Step<Name> => this.#with({ must: [...(this.data.must ?? []), ...must] });
  /** Refused, by one of these codes where a gateway may look at either first. */
  refused = (...codes: [ErrorCode, ...ErrorCode[]]): Step<Name> =>
    this.#with({ refused: codes.length > 1 ? codes : codes[0] });
  /** Whatever it answers: only what it leaves is looked at. */
  whatever = (): Step<Name> => this.#with({ open: true });
  /** Twice at the same moment under one key: both are answered alike. */
  twiceUnderOneKey = (): Step<Name> => this.#with({ times: 2, key: 'same' });
  /** Twice at the same moment, each of them answered. */
  twice = (): Step<Name> => this.#with({ times: 2, key: 'own' });
  /** Twice at the same moment, where one can be done: the other is refused. */
  twiceButDoneOnce = (code: ErrorCode): Step<Name> => this.#with({ times: 2, key: 'own', refused: code });
  /** Under the key of an earlier step, which is answered alike. */
  underKeyOf = (name: string): Step<Name> => this.#with({ sameKeyAs: name });
  /** Page after page to the end; `tells` has the number of pages, or the next cursor. */
  pageAfterPage = (by: 'pageNum' | 'cursor', entries: string): Step<Name> =>
    this.#with({ pages: { by, entries, ...(by === 'pageNum' ? { of: 'totalPages' } : { next: 'next' }) } });
}

/** A value that the states of who asks answer, or those of another one of the story. */
export const given = (name: string, of?: string): Operand => ({
  $given: name,
  ...(of !== undefined && { of }),
});
/** What an earlier step answered in a place. */
export const answer = (step: string, place: string | Place = ''): Operand => ({
  $answer: step,
  ...(typeof place === 'string' ? { at: place } : place.data),
});
export const plus = (...operands: Operand[]): Operand => ({ $plus: operands });
export const minus = (...operands: Operand[]): Operand => ({ $minus: operands });
/** An id that nobody has; the same one wherever the story names it. */
export const fresh = (name: string): Operand => ({ $fresh: name });
/** A text with values in the place of each `${name}`. */
export const text = (template: string, values: Record<string, Operand>): Operand => ({
  $text: template,
  with: values,
});

/** A place in an answer, to say what must be there. */
export const at = (place: string): Place => new Place({ at: place });

/** A place in an answer, and what may be said of it. */
export class Place {
  constructor(readonly data: PlaceData) {}

  #is = (rule: Rule, value?: Operand): Must => ({
    ...this.data,
    rule,
    ...(value !== undefined && { value }),
  });

  /** Of the list's entries those alone whose member is this. */
  where = (name: string, value: Operand): Place =>
    new Place({ ...this.data, where: { ...this.data.where, [name]: value } });
  is = (value: Operand): Must => this.#is('equals', value);
  isNot = (value: Operand): Must => this.#is('differs', value);
  isThere = (): Must => this.#is('present');
  isAbsent = (): Must => this.#is('absent');
  isMoreThan = (value: Operand): Must => this.#is('more', value);
  isLessThan = (value: Operand): Must => this.#is('less', value);
  isAtLeast = (value: Operand): Must => this.#is('atLeast', value);
  isAtMost = (value: Operand): Must => this.#is('atMost', value);
  contains = (value: Operand): Must => this.#is('contains', value);
  lacks = (value: Operand): Must => this.#is('lacks', value);
  isEmpty = (): Must => this.#is('empty');
  isNotEmpty = (): Must => this.#is('notEmpty');
  hasEntries = (count: Operand): Must => this.#is('count', count);
  hasEntriesOrMore = (count: Operand): Must => this.#is('countAtLeast', count);
  isDistinct = (): Must => this.#is('distinct');
  isDisjointFrom = (value: Operand): Must => this.#is('disjoint', value);
  isWithin = (value: Operand): Must => this.#is('within', value);
  ascends = (): Must => this.#is('ascending');
  descends = (): Must => this.#is('descending');
  sumsUpTo = (value: Operand): Must => this.#is('sum', value);
}
