import { stepsOf } from '../field-paths';
import { isFlagOn } from '../flags';
import type { Operation, Schema } from '../operation';
import { fieldsOf } from '../shape';
import type { MomentOf } from './moments';
import { reads } from './proof/reads';

/** What the states of an interaction say of a value in its answer: it is one of these, more than nothing, or set. */
export type HeldValue = { at: string; is: readonly unknown[] | 'positive' | 'set' };
/** The same of a moment. */
type Held = HeldValue | MomentOf;
type Example = Pick<Operation['example'], 'holds' | 'output'>;

/** How gateways write that a switch is on, and that it is off. */
const SWITCHES = [true, false, 1, 0, '1', '0', 'Y', 'N', 'true', 'false'];

/**
 * What the states of an example say of its answer.
 * @throws for a place that the answer does not have.
 */
export function heldIn({ id, output }: Operation, { holds = {}, output: example }: Example): Held[] {
  const schemas = new Map(fieldsOf(output).map(({ path, schema }) => [path, schema]));
  return Object.entries(holds).map(([at, held]): Held => {
    const schema = schemas.get(at);
    if (!schema) throw new Error(`${id} answers no ${at}`);
    return { at, is: held === 'same' ? writingsOf(schema, firstAt(example, at)) : held } as Held;
  });
}

export const isMoment = (held: Held): held is MomentOf => held.is === 'past' || held.is === 'future';
export const isValue = (held: Held): held is HeldValue => !isMoment(held);

/** Those that a matching rule can say: one value in all its writings, outside of lists. */
export function sayableIn(held: readonly HeldValue[]): { at: string; as: readonly unknown[] }[] {
  return held.flatMap(({ at, is }) => (typeof is === 'string' || at.includes('[]') ? [] : [{ at, as: is }]));
}

/** A value in all writings that the site reads alike. */
function writingsOf(schema: Schema, value: unknown): unknown[] {
  const isSwitch = SWITCHES.every((one) => reads(schema, one)) && !reads(schema, 'another text');
  return isSwitch ? SWITCHES.filter((one) => isFlagOn(one) === isFlagOn(value)) : [value];
}

function firstAt(example: unknown, at: string): unknown {
  return stepsOf(at).reduce<unknown>(
    (value, step) => (step === '[]' ? (value as unknown[])[0] : (value as Record<string, unknown>)[step]),
    example,
  );
}
