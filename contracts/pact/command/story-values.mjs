import { randomUUID } from 'node:crypto';
import { isSecret } from './secrets.mjs';
import { sameValue, shown } from './words.mjs';

/**
 * @typedef {{ at: string, where?: Record<string, Operand> }} Place  Where in `value` of an answer: `list[].amount`;
 *   `where`: of the entries of the list those alone whose members are so.
 * @typedef {unknown | { $given: string, of?: string } | ({ $answer: string } & Place) | { $plus: Operand[] } | { $minus: Operand[] }
 *   | { $text: string, with: Record<string, Operand> } | { $fresh: string }} Operand  A value as it stands, or where it comes
 * from: what states answered (`$given`, `of` another one of the story), an earlier answer, a sum, a difference, a text
 * with values in it, an id that nobody has, the same one wherever the story names it.
 * @typedef {{ actors: Map<string, Record<string, unknown>>, answers: Map<string, unknown>, fresh: Map<string, string>,
 *   by: string, isHidden?: boolean }} Known
 *   What is known at a step; `isHidden`: secrets are to stand as variables of a shell.
 */

/** A value that neither a state nor an answer holds. */
export class NoSuchValue extends Error {}

/** What an answer has in a place where the story needs something else; no path where the place is that of the rule. */
export class WrongPlace extends Error {
  constructor(path, problem) {
    super(`${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

/**
 * What an operand stands for.
 * @param {any} operand
 * @param {Known} known
 * @returns {any}
 * @throws NoSuchValue when states have not answered it; WrongPlace when an answer has it not.
 */
export function resolved(operand, known) {
  if (Array.isArray(operand)) return operand.map((one) => resolved(one, known));
  if (operand === null || typeof operand !== 'object') return operand;
  if ('$given' in operand) return givenValue(operand, known);
  if ('$answer' in operand) return answeredValue(operand, known);
  if ('$plus' in operand) return sumOf(operand.$plus.map((one) => resolved(one, known)));
  if ('$minus' in operand) {
    const [first, ...others] = operand.$minus.map((one) => resolved(one, known));
    return textOf(scaled(first) - others.reduce((sum, one) => sum + scaled(one), 0n));
  }
  if ('$text' in operand) {
    return operand.$text.replace(/\$\{(\w+)\}/g, (_, name) => String(resolved(operand.with[name], known)));
  }
  if ('$fresh' in operand) return freshId(operand.$fresh, known);
  return Object.fromEntries(Object.entries(operand).map(([name, one]) => [name, resolved(one, known)]));
}

function freshId(name, { fresh }) {
  if (!fresh.has(name)) fresh.set(name, randomUUID());
  return fresh.get(name);
}

function givenValue({ $given: given, of }, { actors, by, isHidden }) {
  const values = actors.get(of ?? by) ?? {};
  if (!Object.hasOwn(values, given)) throw new NoSuchValue(given);
  return isHidden && isSecret(given) ? variableOf(given) : values[given];
}

function answeredValue(operand, known) {
  const { $answer: answer, at } = operand;
  if (known.isHidden && isSecret(at.slice(at.lastIndexOf('.') + 1))) return variableOf(at);
  const place = `value.${at} of ${answer}`;
  const found = foundAt(known.answers.get(answer), operand, known);
  // Of a list that was narrowed the one that is left is meant.
  if (operand.where && found.length !== 1)
    throw new WrongPlace(place, `expected one such entry, got ${found.length}`);
  const meant = operand.where ? found[0] : found;
  if (meant === undefined || (isMany(operand) && !operand.where && found.includes(undefined)))
    throw new WrongPlace(place, 'expected something, got nothing');
  return meant;
}

const variableOf = (name) => `$${name.replace(/\W/g, '_').toUpperCase()}`;

/**
 * Whether a place is in a list, so that several values are there.
 * @param {Place} place
 */
export const isMany = ({ at }) => at.includes('[]');

/**
 * What an answer has in a place: a list of values for one in a list, else the value.
 * @param {any} value  `value` of the answer.
 * @param {Place} place
 * @param {Known} known
 * @returns {any}
 * @throws WrongPlace when there is no list where one is to be.
 */
export function foundAt(value, { at, where = {} }, known) {
  const wanted = Object.entries(where).map(([name, operand]) => [name, resolved(operand, known)]);
  const isMeant = (entry) => wanted.every(([name, one]) => meansTheSame(entry?.[name], one));
  const steps = at.split(/\.|(?=\[)/).filter(Boolean);
  const found = walk(value, steps, 'value', isMeant);
  return isMany({ at }) ? found : found[0];
}

function walk(value, [step, ...rest], path, isMeant) {
  if (step === undefined) return [value];
  const index = /^\[(\d*)\]$/.exec(step);
  if (!index) return walk(value?.[step], rest, `${path}.${step}`, isMeant);
  if (!Array.isArray(value)) throw new WrongPlace(path, `expected a list, got ${shown(value ?? null)}`);
  if (index[1] !== '') return walk(value[Number(index[1])], rest, path + step, isMeant);
  return value.filter(isMeant).flatMap((entry) => walk(entry, rest, path + step, () => true));
}

const DIGITS = 6;
const AMOUNT = /^-?\d+(?:\.\d{1,6})?$/;

/** Whether a value is an amount: a number, or its text. */
const isAmount = (value) =>
  (typeof value === 'number' || typeof value === 'string') && AMOUNT.test(String(value));

const notAmount = (value) =>
  new WrongPlace(undefined, `expected an amount, got ${value === undefined ? 'nothing' : shown(value)}`);

/** An amount in millionths: sums of it are exact. */
function scaled(value) {
  if (!isAmount(value)) throw notAmount(value);
  const [whole, part = ''] = String(value).split('.');
  return BigInt(whole + part.padEnd(DIGITS, '0'));
}

function textOf(amount) {
  const digits = String(amount < 0n ? -amount : amount).padStart(DIGITS + 1, '0');
  const part = digits.slice(-DIGITS).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}${part && `.${part}`}`;
}

/**
 * The sum of amounts.
 * @param {unknown[]} values
 * @throws WrongPlace for one that is no amount.
 */
export function sumOf(values) {
  return textOf(values.flat().reduce((sum, one) => sum + scaled(one), 0n));
}

/**
 * How two values stand to each other: amounts by what they are worth, texts by their letters.
 * @returns {number} below 0 when the first is the lesser one
 * @throws WrongPlace for what has no order.
 */
export function compared(one, other) {
  if (isAmount(one) && isAmount(other)) {
    const [first, second] = [scaled(one), scaled(other)];
    return first < second ? -1 : Number(first > second);
  }
  if (typeof one !== 'string' || typeof other !== 'string')
    throw notAmount(typeof one === 'string' ? other : one);
  return one < other ? -1 : Number(one > other);
}

/** Whether two values are the same: an id or an amount may be a number here and a text there. */
export function meansTheSame(one, other) {
  if (isAmount(one) && isAmount(other)) return compared(one, other) === 0;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => meansTheSame(entry, other[index]));
  return sameValue(one ?? null, other ?? null);
}
