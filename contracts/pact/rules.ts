import * as v from 'valibot';
import type { FieldAnnotations } from '../field-annotations';
import type { Schema } from '../operation';

/** One matcher as a Pact V4 file writes it. */
export type Matcher =
  | { match: 'type' | 'number' | 'integer' | 'boolean' | 'null' }
  | { match: 'regex'; regex: string };
/** What a value has to be: all of these or, with `OR`, one of them. */
export type Rule = { combine: 'AND' | 'OR'; matchers: Matcher[] };

/** One kind of values that a schema takes: texts, numbers, or both where their texts are alike. */
type Kind = { type: 'string' | 'number' | 'boolean' | 'any'; whole?: true; pattern?: string };

type Validation = { kind: string; type: string; requirement?: unknown };
type Node = {
  type: string;
  wrapped?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly [Schema, ...Validation[]];
};

/**
 * The matchers of a plain value: what its schema takes and no more, so that a backend team hears of a value that no
 * screen can use, and of no other.
 * @throws for a validation that no matcher says: give it a pattern, or say how it is `written` (`contracts/field-annotations.ts`).
 */
export function ruleOf(schema: Schema, nullable: boolean): Rule {
  const kinds = kindsOf(schema);
  const [only] = kinds;
  if (only && kinds.length === 1 && !nullable) return { combine: 'AND', matchers: exactly(only) };
  if (only?.type === 'boolean' && kinds.length === 1)
    return { combine: 'OR', matchers: [{ match: 'type' }, { match: 'null' }] };
  const matchers = [...new Map(kinds.map(roughly).map((one) => [JSON.stringify(one), one])).values()];
  return { combine: 'OR', matchers: nullable ? [...matchers, { match: 'null' }] : matchers };
}

/** Whether `type` is among the matchers of several kinds: the example it compares with has to be a text then. */
export function needsTextExample(schema: Schema): boolean {
  const kinds = kindsOf(schema);
  return kinds.length > 1 && kinds.some(({ type, pattern }) => type === 'string' && !pattern);
}

function kindsOf(schema: Schema): Kind[] {
  const { type, wrapped, options = [], literal, pipe } = schema as unknown as Node;
  const { written, words }: FieldAnnotations = v.getMetadata(schema);
  if (words) return [oneOf(words)];
  if (written) return writtenSo(schema, portable(written));
  if (pipe)
    return pipe.slice(1).reduce((kinds, action) => narrowed(kinds, action as Validation), kindsOf(pipe[0]));
  if (wrapped) return kindsOf(wrapped);
  if (type === 'union') return (options as Schema[]).flatMap(kindsOf).reduce<Kind[]>(merged, []);
  if (type === 'picklist' || type === 'literal') return [oneOf(type === 'literal' ? [literal] : options)];
  if (type === 'string' || type === 'number' || type === 'boolean') return [{ type }];
  throw new Error(`contracts/pact/rules.ts does not know plain values of type "${type}"`);
}

function narrowed(kinds: Kind[], { kind, type, requirement }: Validation): Kind[] {
  if (kind === 'metadata' || kind === 'transformation') return kinds;
  if (requirement instanceof RegExp) return kinds.map((one) => ({ ...one, pattern: portable(requirement) }));
  if (type === 'non_empty') return kinds.map((one) => ({ ...one, pattern: '^[\\s\\S]+$' }));
  if (type === 'integer') return kinds.map((one) => ({ ...one, whole: true }));
  if (type === 'min_value') return kinds.map((one) => ({ ...one, pattern: digitsFrom(Number(requirement)) }));
  if (type === 'max_value')
    return kinds.map((one) => ({ ...one, pattern: digitsTo(Number(requirement), one.pattern) }));
  // An address has its pattern beside it, which says the same but for odd hosts and ports.
  if (type === 'url' && kinds.every(({ pattern }) => pattern)) return kinds;
  // A check says how its values are `written`.
  throw new Error(`No matcher says "${type}": give the value a pattern, or say how it is written`);
}

/** Whole numbers from 0 or from a power of ten on, by their digits. */
function digitsFrom(least: number): string {
  if (least === 0) return '^[0-9]+$';
  const zeros = Math.log10(least);
  if (Number.isInteger(zeros)) return `^[1-9][0-9]{${zeros},}$`;
  throw new Error(`No pattern says "from ${least} on"`);
}

function digitsTo(most: number, from = ''): string {
  const digits = Math.log10(most + 1);
  const least = /^\^\[1-9\]\[0-9\]\{(\d+),\}\$$/.exec(from)?.[1];
  if (Number.isInteger(digits) && least) return `^[1-9][0-9]{${least},${digits - 1}}$`;
  if (Number.isInteger(digits) && from === '^[0-9]+$') return `^[0-9]{1,${digits}}$`;
  throw new Error(`No pattern says "up to ${most}" after "${from}"`);
}

/** What a check takes, numbers and texts by the same pattern. */
function writtenSo(schema: Schema, pattern: string): Kind[] {
  const { pipe } = schema as unknown as Node;
  return kindsOf(bare(pipe?.[0] ?? schema)).map(({ type }) => ({ type, pattern }));
}

/** The schema that a pipe begins with. */
function bare(schema: Schema): Schema {
  const { pipe } = schema as unknown as Node;
  return pipe ? bare(pipe[0]) : schema;
}

/** A choice of values is one pattern over their texts: who takes `1` and `true` takes `"1"` and `"true"` as well. */
function oneOf(options: readonly unknown[]): Kind {
  const types = new Set(options.map((option) => typeof option));
  const [type] = types.size === 1 ? types : ['any'];
  const texts = [...new Set(options.map(String))].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { type: type as Kind['type'], pattern: `^(?:${texts.join('|')})$` };
}

/** A boolean among a choice of values that names it is in the choice's pattern. */
function merged(kinds: Kind[], kind: Kind): Kind[] {
  const isNamed = (pattern = '') => new RegExp(pattern, 'u').test('true');
  const choice = kinds.find(
    (one) => one.type === 'boolean' && !one.pattern && kind.pattern && isNamed(kind.pattern),
  );
  return choice ? [...kinds.filter((one) => one !== choice), kind] : [...kinds, kind];
}

/** Matchers of one kind of values, together: patterns look at the text of a number too, so that the type stands beside. */
function exactly({ type, whole, pattern }: Kind): Matcher[] {
  const typed: Matcher = type === 'number' ? { match: whole ? 'integer' : 'number' } : { match: 'type' };
  const patterns: Matcher[] = pattern === undefined ? [] : [{ match: 'regex', regex: pattern }];
  return type === 'any' ? patterns : [typed, ...patterns];
}

/** The one matcher for one of several kinds. */
function roughly({ type, whole, pattern }: Kind): Matcher {
  if (pattern !== undefined) return { match: 'regex', regex: pattern };
  if (type === 'number') return { match: whole ? 'integer' : 'number' };
  return { match: type === 'boolean' ? 'boolean' : 'type' };
}

/**
 * A pattern that means the same to every verifier: digits are those of ASCII.
 * @throws for what is not alike everywhere: flags, words, looking ahead or back.
 */
function portable({ source, flags }: RegExp): string {
  if (/[^u]/.test(flags) || /\\[wWbBDpPk1-9]|\(\?[=!<]/.test(source))
    throw new Error(`Not every verifier reads the pattern /${source}/${flags} alike`);
  return source
    .replace(/\[(?:\\.|[^\]])*\]|\\d/g, (part) => (part === '\\d' ? '[0-9]' : part.replaceAll('\\d', '0-9')))
    .replaceAll('\\/', '/');
}
