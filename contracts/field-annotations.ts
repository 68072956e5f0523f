import * as v from 'valibot';
import type { OperatorHtml } from './safe-html';
import { milliseconds } from './shared/values';
import { readableEntries, tolerant } from './tolerant';

/** What a schema says of a field besides its type; `contracts/field-paths.ts` finds the fields again. */
export type FieldAnnotations = {
  /** Operator HTML, and where it is shown. */
  html?: 'page' | 'popup';
  /** Epoch milliseconds on the gateway's clock. */
  timestamp?: true;
  /** A list of customer-service entries, whose paths are encrypted. */
  support?: true;
  /** Why the contracts do not pin the field. */
  leftOut?: 'unread' | 'alternative';
  /** How the value is written, number or text: what a check of its own asks for, as a pact file can say it. */
  written?: RegExp;
  /** Words that the contracts close the field to, though the client reads on when another one comes. */
  words?: readonly string[];
};

/**
 * Operator HTML: of the type that nothing can show, until the edge has sanitised it (SHELL-43). In popups pixel sizes
 * become rem (SHELL-18).
 */
// @__NO_SIDE_EFFECTS__
export function operatorHtml(shownIn: 'page' | 'popup' = 'page') {
  return v.pipe(
    v.string(),
    v.transform((html) => html as unknown as OperatorHtml),
    v.metadata({ html: shownIn } satisfies FieldAnnotations),
  );
}

/** Says beside a check how the values that it takes are written in JSON, numbers and texts alike. */
// @__NO_SIDE_EFFECTS__
export function writtenAs<T>(pattern: RegExp) {
  return v.metadata<T, { written: RegExp }>({ written: pattern });
}

/** Says which words a field holds, though the client takes any other as a kind of its own. */
// @__NO_SIDE_EFFECTS__
export function ofWords<T>(words: readonly string[]) {
  return v.metadata<T, { words: readonly string[] }>({ words });
}

/** A moment on the gateway's clock, in epoch milliseconds: the client moves it to its own, by the answer's `Date` (SMS-22). */
// @__NO_SIDE_EFFECTS__
export function timestamp() {
  return v.pipe(milliseconds, v.metadata({ timestamp: true } satisfies FieldAnnotations));
}

/**
 * The same in the entries of a list, null where there is none. Beside null no matcher of a pact file tells a number from
 * its text, so the text is read too.
 */
// @__NO_SIDE_EFFECTS__
export function timestampOrNull() {
  const text = v.pipe(v.string(), v.regex(/^[1-9]\d{11,12}$/), v.transform(Number));
  return tolerant(
    v.pipe(v.union([milliseconds, text]), v.metadata({ timestamp: true } satisfies FieldAnnotations)),
    null,
  );
}

/** Customer-service entries: the edge opens each `path`, and drops the entries whose path it cannot open (GATE-32). */
// @__NO_SIDE_EFFECTS__
export function supportList<const S extends v.GenericSchema<unknown, { path: string }>>(entry: S) {
  return v.pipe(readableEntries(entry), v.metadata({ support: true } satisfies FieldAnnotations));
}

/** A field that is known but not read yet: it is not pinned, and whatever is wrong with it, it counts as absent. */
// @__NO_SIDE_EFFECTS__
export function unread<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(tolerant(schema), v.metadata({ leftOut: 'unread' } satisfies FieldAnnotations));
}

/** A field that is read where another one is missing, as a second place for the same: it is not pinned. */
// @__NO_SIDE_EFFECTS__
export function alternative<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(schema, v.metadata({ leftOut: 'alternative' } satisfies FieldAnnotations));
}

type UnreadOf<E extends v.ObjectEntries, Name> = {
  [K in keyof E]: K extends Name ? v.NullishSchema<E[K] & v.GenericSchema, undefined> : E[K];
};

/** An object schema some of whose fields nothing reads here, though they are read elsewhere. */
// @__NO_SIDE_EFFECTS__
export function unreadOf<const E extends v.ObjectEntries, const Name extends keyof E & string>(
  schema: v.ObjectSchema<E, undefined>,
  names: readonly Name[],
): v.ObjectSchema<UnreadOf<E, Name>, undefined> {
  const changed = names.map((name) => [name, unread(schema.entries[name] as v.GenericSchema)]);
  const entries = { ...schema.entries, ...Object.fromEntries(changed) };
  return v.object(entries as UnreadOf<E, Name>);
}

/** The marks of a schema itself, through optional and nullish wrappers. */
export function annotationsOf(schema: v.GenericSchema): FieldAnnotations {
  const { wrapped } = schema as { wrapped?: v.GenericSchema };
  return { ...(wrapped && annotationsOf(wrapped)), ...v.getMetadata(schema) };
}
