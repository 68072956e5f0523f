import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import { annotationsOf, type FieldAnnotations } from '../field-annotations';
import { stepsOf } from '../field-paths';
import type { Operation, Schema } from '../operation';
import { type Field, fieldsOf, join, shapeOf } from '../shape';
import { needsTextExample, type Rule, ruleOf } from './rules';

/** Template of a field that the contract leaves out. */
export const NOT_PINNED = Symbol('not pinned');

/**
 * Pact template of an example: every item alike for lists, nothing for what is not read; `rulesOf` has the plain values.
 * The walk follows the schema, so a field of the example that the schema does not know is left out as well.
 */
export function matchExample(schema: Schema, example: unknown, path = ''): unknown {
  const shape = shapeOf(schema);
  if (annotationsOf(schema).leftOut || example === undefined || shape.kind === 'unknown') return NOT_PINNED;
  if (example === null)
    throw new Error(`The example of "${path}" is null: give a value, or mark it as unread`);
  if (shape.kind === 'record') return Matchers.like({});
  if (shape.kind === 'array') {
    const first = (example as unknown[])[0];
    if (first === undefined) throw new Error(`The example of "${path}" is an empty list: give one entry`);
    return Matchers.eachLike(matchExample(shape.item, first, `${path}[]`), 1);
  }
  if (shape.kind === 'object') {
    const members = Object.entries(shape.entries).map(([name, member]) => {
      const value = (example as Record<string, unknown>)[name];
      return [name, matchExample(member, value, join(path, name))] as const;
    });
    return Object.fromEntries(members.filter(([, template]) => template !== NOT_PINNED));
  }
  return Matchers.like(needsTextExample(schema) ? String(example) : example);
}

/**
 * Pact template of an answer in which nothing is listed: the named lists are exactly `[]`, the way on is null, and what has to
 * be there is like the example.
 */
export function matchEmpty(
  schema: Schema,
  example: unknown,
  lists: readonly string[],
): Record<string, unknown> {
  const shape = shapeOf(schema);
  if (shape.kind !== 'object') throw new Error('Lists are empty in an object alone');
  const unknown = lists.filter((name) => shapeOf(shape.entries[name] as Schema).kind !== 'array');
  if (unknown.length > 0) throw new Error(`No lists: ${unknown.join(', ')}`);
  const members = Object.entries(shape.entries).map(([name, member]) => {
    if (lists.includes(name)) return [name, []] as const;
    if (name === 'next') return [name, null] as const;
    const isPinned = !v.is(member, undefined);
    const value = (example as Record<string, unknown>)[name];
    return [name, isPinned ? matchExample(member, value, name) : NOT_PINNED] as const;
  });
  return Object.fromEntries(members.filter(([, template]) => template !== NOT_PINNED));
}

/**
 * Whether a pinned field may be null: a plain value in the entries of a list that the site takes as null, because
 * real lists are mixed (most games carry no label). Everywhere else the provider state is a populated one.
 */
export function mayBeNull({ path, shape, nullable }: Field): boolean {
  return nullable && shape.kind === 'scalar' && path.includes('[]');
}

/** Matching rules of the plain values among the fields that a template pins, by their places in the answer. */
export function rulesOf(schema: Schema, pinned: ReadonlySet<string>): Record<string, Rule> {
  const rules = fieldsOf(schema)
    .filter(({ path, shape }) => shape.kind === 'scalar' && pinned.has(inAnswer(path)))
    .map((field) => {
      const place = `$.${inAnswer(field.path).replaceAll('[]', '[*]')}`;
      return [place, ruleOf(field.schema, mayBeNull(field))] as const;
    });
  return Object.fromEntries(rules);
}

/** Where a field of the output sits in the whole answer. */
export function inAnswer(path: string): string {
  return path === '' || path.startsWith('[') ? `value${path}` : `value.${path}`;
}

/** The fields of an operation's output that the contract leaves out, for either reason or for the given one. */
export function leftOut({ output }: Operation, reason?: FieldAnnotations['leftOut']): string[] {
  return fieldsOf(output)
    .filter(({ annotations }) => (reason ? annotations.leftOut === reason : annotations.leftOut))
    .map(({ path }) => path);
}

/** The fields of an operation's output that the contract pins: known, and neither left out nor inside such a field. */
export function pinnedFields(operation: Operation): Field[] {
  const left = leftOut(operation);
  return fieldsOf(operation.output).filter(
    ({ path, shape }) => shape.kind !== 'unknown' && !left.some((ancestor) => isWithin(path, ancestor)),
  );
}

/** Fields of the output schema that no example shows though nothing says they are unread. */
export function missingFromExample(operation: Operation): string[] {
  const { example, moreExamples = [] } = operation;
  return pinnedFields(operation)
    .map(({ path }) => path)
    .filter((path) => ![example, ...moreExamples].some(({ output }) => isShown(output, path)));
}

/** Fields of refusal values that the refusal's example does not show. */
export function missingFromRefusals(operation: Operation): string[] {
  return operation.refusals.flatMap(({ value }) =>
    (value ? fieldsOf(value.schema) : [])
      .map(({ path }) => path)
      .filter((path) => !isShown(value?.example, path)),
  );
}

/** Whether a path is that of a field, or of something inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[]`);
}

function isShown(example: unknown, path: string): boolean {
  let value = example;
  for (const step of stepsOf(path)) {
    if (value === null || value === undefined) return false;
    value = step === '[]' ? (value as unknown[])[0] : (value as Record<string, unknown>)[step];
  }
  return value !== undefined && value !== null;
}

/** Every path of an example value, parents before children, `[]` for the items of a list. */
export function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? pathsOf(value[0], `${path}[]`) : [])];
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([name, member]) => pathsOf(member, join(path, name)))];
}
