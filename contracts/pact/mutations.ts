import { Matchers } from '@pact-foundation/pact';
import type { Operation } from '../operation';
import { stepsOf } from '../places';
import { type Field, fieldsOf } from '../shape';
import { type Interaction, interactionsOf } from './interactions';
import { inAnswer, mayBeNull, pathsOf } from './match';

/** One lie told about one field of an answer. */
export type Mutation = {
  /** Description of the interaction that is copied. */
  of: string;
  /** Where the field sits in the answer, as in `value.list[].nodeId`. */
  path: string;
  /** `missing` takes the field out, everything else puts this value in its place. */
  lie: Lie;
};
export type Lie = { kind: 'missing' } | { kind: string; value: unknown };

/** In order of likelihood; a field gets the first that its contract does not accept, a field of two types gets two. */
const LIES: Record<string, unknown> = {
  'a string': 'lie',
  'a number': 4711,
  'a boolean': true,
  'an object': { lie: 1 },
};

/** Every lie about every field that an operation's contract pins, envelope included. */
export function mutationsOf(operation: Operation): Mutation[] {
  return interactionsOf(operation).flatMap((interaction) => {
    const fields = knownFields(interaction);
    const body = Matchers.reify(interaction.response.body);
    return pathsOf(body)
      .filter((path) => path !== '')
      .flatMap((path) =>
        liesAbout(path, at(body, path), fields.get(path)).map((lie) => ({
          of: interaction.description,
          path,
          lie,
        })),
      );
  });
}

/** The answer with the lie in it; of a list, its last entry. `undefined` when the answer has no such field. */
export function mutate(answer: unknown, { path, lie }: Mutation): unknown {
  const copy = structuredClone(answer);
  const steps = stepsOf(path);
  const last = steps.pop() as string;
  const parent = steps.reduce<unknown>(step, copy);
  if (parent === null || typeof parent !== 'object') return undefined;
  const key = last === '[]' ? String((parent as unknown[]).length - 1) : last;
  if (!(key in parent)) return undefined;
  if ('value' in lie) (parent as Record<string, unknown>)[key] = lie.value;
  else delete (parent as Record<string, unknown>)[key];
  return copy;
}

function liesAbout(path: string, example: unknown, field: Field | undefined): Lie[] {
  const accepted = acceptedNames(example, field);
  const names = Object.keys(LIES).filter((name) => !accepted.includes(name));
  if (Array.isArray(example)) names.reverse();
  const lies: Lie[] = names.slice(0, accepted.length).map((kind) => ({ kind, value: LIES[kind] }));
  if (!field || !mayBeNull(field)) lies.push({ kind: 'null', value: null });
  if (path === 'success') lies.push({ kind: 'the opposite', value: !example });
  if (path === 'errorCode') lies.push({ kind: 'another code', value: 'unknown' });
  // A list may be one entry shorter.
  return path.endsWith('[]') ? lies : [{ kind: 'missing' }, ...lies];
}

/** The lies that would be true: values of a type that the site accepts in this field. */
function acceptedNames(example: unknown, field: Field | undefined): string[] {
  if (Array.isArray(example)) return ['a list'];
  if (typeof example === 'object') return ['an object'];
  const types = field?.shape.kind === 'scalar' ? field.shape.types : [typeof example];
  return types.map((type) => `a ${type}`);
}

function knownFields({ schema }: Interaction): Map<string, Field> {
  const fields = schema ? fieldsOf(schema) : [];
  return new Map(fields.map((field) => [inAnswer(field.path), field]));
}

function at(body: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((value, name) => step(value, name === '[]' ? '0' : name), body);
}

function step(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object') return undefined;
  if (name === '[]') return (value as unknown[]).at(-1);
  return (value as Record<string, unknown>)[name];
}
