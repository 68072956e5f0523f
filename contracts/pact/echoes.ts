import type { Echo, Echoes } from '../echo';
import { changeAt, stepsOf } from '../field-paths';
import type { ExampleVisit, Operation } from '../operation';
import { inAnswer } from './match';
import type { Rule } from './rules';

/** What an answer shows of one value of its query. */
export type EchoOf = { field: string } & Exclude<Echo, { rule: 'none' }>;
/** A value that the request has in the file shows at a place as one of these. */
type Shown = { at: string; as: readonly unknown[] };

type Input = Record<string, unknown>;

/** Rules of values that leave entries out. */
const NARROWING: readonly Echo['rule'][] = ['first', 'apart', 'nothing'];

/** What the answer to an input has to show; languages are looked at where the example is asked in English, a search for a name where it is not. */
export function echoesIn({ echoes = {} }: Operation, input: unknown, visit: ExampleVisit): EchoOf[] {
  return Object.entries(echoes)
    .filter(([field]) => (input as Input)[field] !== undefined)
    .flatMap(([field, rules]) => [rules].flat().map((echo) => ({ field, ...(echo as Echo) })))
    .filter((echo): echo is EchoOf => echo.rule !== 'none')
    .filter(({ rule }) => (visit.locale === 'en' ? rule !== 'first' : rule !== 'language'))
    .flatMap((echo) => withoutAlone(echo, echoes, input as Input));
}

/** A rule that is for requests which nothing else narrows. */
function withoutAlone(echo: EchoOf, echoes: Echoes, input: Input): EchoOf[] {
  if (echo.rule !== 'apart' || !echo.alone) return [echo];
  const { alone, ...rule } = echo;
  const narrows = (field: string) =>
    [echoes[field] ?? []].flat().some((one) => NARROWING.includes((one as Echo).rule)) &&
    field !== echo.field;
  return Object.keys(input).some((field) => input[field] !== undefined && narrows(field)) ? [] : [rule];
}

/** What the values of an input that stand in the file show of themselves. */
export function shownIn(operation: Operation, input: unknown): Shown[] {
  const { inputFromState = [] } = operation;
  const fromState = Array.isArray(inputFromState) ? inputFromState : Object.keys(inputFromState);
  return echoesIn(operation, input, {}).flatMap((echo) => {
    if (echo.rule !== 'equals' || fromState.includes(echo.field)) return [];
    const asked = (input as Input)[echo.field];
    const as = echo.of ? echo.of[String(asked)] : [asked];
    return as ? [{ at: echo.at, as }] : [];
  });
}

/** An example with the values that it has to show. */
export function withShown(output: unknown, shown: readonly Shown[]): unknown {
  return shown.reduce(
    (value, { at, as }) => changeAt(value, stepsOf(at), (one) => (as.includes(one) ? one : as[0])),
    output,
  );
}

/** Rules of an answer's values, narrowed to what they have to show. */
export function withEchoes(rules: Record<string, Rule>, shown: readonly Shown[]): Record<string, Rule> {
  const narrowed = shown.flatMap(({ at, as }) => {
    const place = `$.${inAnswer(at).replaceAll('[]', '[*]')}`;
    const rule = rules[place];
    if (!rule) return [];
    const typed = rule.combine === 'AND' ? rule.matchers.filter(({ match }) => match !== 'regex') : [];
    const words = as.map((one) => String(one).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const matchers = [...typed, { match: 'regex' as const, regex: `^(?:${words.join('|')})$` }];
    return [[place, { combine: 'AND' as const, matchers }] as const];
  });
  return { ...rules, ...Object.fromEntries(narrowed) };
}
