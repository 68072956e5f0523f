import * as v from 'valibot';
import { stepsOf } from '../field-paths';
import { isFlagOn } from '../flags';
import type { Operation, Schema } from '../operation';
import { fieldsOf } from '../shape';

/** What the states of an interaction say of a value in its answer: one of these, more than nothing, or one of those elsewhere. */
export type HeldValue = { at: string; is: readonly unknown[] | 'positive' } | { at: string; among: string };
type Example = Operation['example'];

/** How gateways write that a switch is on, and that it is off. */
const SWITCHES = [true, false, 1, 0, '1', '0', 'Y', 'N', 'true', 'false'];

/**
 * What the states of an example say of its answer.
 * @throws for a place that the answer does not have.
 */
export function heldValues({ id, output }: Operation, { holds = {}, output: example }: Example): HeldValue[] {
  const fields = new Map(fieldsOf(output).map((field) => [field.path, field.schema]));
  return Object.entries(holds).map(([at, held]): HeldValue => {
    const schema = fields.get(at);
    if (!schema) throw new Error(`${id} answers no ${at}`);
    if (held === 'positive') return { at, is: held };
    return held === 'same' ? { at, is: writingsOf(schema, firstAt(example, at)) } : { at, among: held.among };
  });
}

/** A value in all writings that the site reads alike. */
function writingsOf(schema: Schema, value: unknown): unknown[] {
  const isSwitch = SWITCHES.every((one) => v.is(schema, one));
  return isSwitch ? SWITCHES.filter((one) => isFlagOn(one) === isFlagOn(value)) : [value];
}

function firstAt(example: unknown, at: string): unknown {
  return stepsOf(at).reduce<unknown>(
    (value, step) => (step === '[]' ? (value as unknown[])[0] : (value as Record<string, unknown>)[step]),
    example,
  );
}

/** Those that a matching rule can say: one value in all its writings, outside of lists. */
export function sayableIn(held: readonly HeldValue[]): { at: string; as: readonly unknown[] }[] {
  return held.flatMap((one) =>
    'is' in one && one.is !== 'positive' && !one.at.includes('[]') ? [{ at: one.at, as: one.is }] : [],
  );
}
