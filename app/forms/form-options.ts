import type { GatewayError } from '../../contracts/errors';
import type { Issues } from './field-issues';
import type { FieldWords } from './issue-text';

/** What a form holds, by the names of its fields: texts, ticks (`true` and `false`), and whatever else it sets itself. */
export type FormValues = Record<string, unknown>;

/** The fields of a form, and those of them that are typed or chosen, or ticked. */
export type FieldOf<Values> = keyof Values & string;
export type TextField<Values> = {
  [Name in FieldOf<Values>]: Values[Name] extends string ? Name : never;
}[FieldOf<Values>];
export type TickField<Values> = {
  [Name in FieldOf<Values>]: Values[Name] extends boolean ? Name : never;
}[FieldOf<Values>];

/** One row of a list that grows: texts by the names of its fields. */
export type Row = Readonly<Record<string, string>>;
/** The lists of rows of a form. */
export type RowsOf<Values> = {
  [Name in FieldOf<Values>]: Values[Name] extends readonly Row[] ? Name : never;
}[FieldOf<Values>];
/** A field of a row, as in `tiers.0.rate`: list, place of the row, field. */
export type RowField<Values, Name extends RowsOf<Values> = RowsOf<Values>> = {
  [List in Name]: Values[List] extends readonly (infer One)[] ? `${List}.${number}.${FieldOf<One>}` : never;
}[Name];
/** Whatever a message may stand at. */
export type PlaceOf<Values> = FieldOf<Values> | RowField<Values>;

/** What a refusal means for the form. */
export type Aftermath<Field extends string, Place extends string = Field> = {
  /** The field that it is about: the message stands there until that is changed. */
  field?: Field | null;
  /** Fields that must be typed anew: they are emptied. */
  spent?: readonly Field[];
  /** Where one goes on: `field`, else the first of `spent`, else the button, unless told; null leaves it where it is. */
  focus?: Place | 'submit' | null;
  /** It has been said already, by a toast for one: the form shows nothing. */
  said?: boolean;
};

type AftermathOf<Values> = Aftermath<FieldOf<Values>, PlaceOf<Values>>;

export type FormOptions<Values extends FormValues> = {
  /** The values of a form that nobody has touched. */
  empty: Values;
  /** How messages speak of the fields. */
  words: { [Field in TextField<Values>]: () => FieldWords } & {
    [Field in FieldOf<Values>]?: () => FieldWords;
  };
  /** What is wrong with the values, in the order of the form: `issuesOf(schema, values)`; nothing when left out. */
  check?: (values: Values) => Issues<PlaceOf<Values>>;
  /** Fields that are checked again with another one, once they hold a value: the confirmation with its password. */
  rechecks?: { [Field in FieldOf<Values>]?: FieldOf<Values> };
  /** Asked once all is right: false keeps the form back, for a popup that stands in the way. */
  mayLeave?: (values: Values) => boolean;
  /** Said while it is being sent, for so many milliseconds at most. */
  loading?: { text: () => string; duration: number };
  /** Sends the values, and leads on: the form stays busy until the next page stands, unless it is reset. */
  send: (values: Values) => Promise<unknown>;
  /** What a refusal means; without it the message stands in the form, and everything stays as it was typed. */
  refused?: (error: GatewayError) => AftermathOf<Values> | Promise<AftermathOf<Values>>;
  /** What the form starts with, given what was typed before the scripts came; that alone when left out. In the browser. */
  start?: (typed: Partial<Values>, form: HTMLFormElement | null) => Partial<Values>;
};
