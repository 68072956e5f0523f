import { LEVELS, levelOf } from '../levels';
import type { Operation, ProviderState } from '../operation';
import { isSiteWide } from '../provider-states/site-wide';
import type { StateEntry } from '../provider-states/state-entry';
import { providerStates } from '../provider-states/states';
import { fieldsOf } from '../shape';
import type { Must, StepData, Story } from '../stories/story';
import { allOperations } from './all-operations';
import { isInCatalogue } from './catalogue';
import { storyLines } from './command/story-text.mjs';
import { type Interaction, interactionsOf, withDifferences } from './interactions';

/** A story as `stories.json` has it: `contracts/pact/command/story.mjs` plays it. */
type Written = {
  name: string;
  says: string;
  level: string;
  siteWide?: true;
  given: { who: string; states: readonly ProviderState[] }[];
  steps: (StepData & { row?: string })[];
};

const operationOf = ({ call }: StepData): Operation => {
  const found = allOperations.find(({ id }) => id === call);
  if (!found) throw new Error(`no call is named ${call}`);
  return found;
};

/** Whether the token of somebody goes with a step. */
const isSignedIn = (step: StepData): boolean => {
  const { session } = operationOf(step);
  return session === 'required' || (session === 'optional' && (step.by ?? step.token) !== undefined);
};

/** The interaction that a step's request is made of: the plain success, or that for a member. */
function rowOf(step: StepData): Interaction {
  const operation = operationOf(step);
  const title = operation.session === 'optional' && isSignedIn(step) ? ' for a member' : '';
  const row = `${operation.id}: success${title}`;
  const found = interactionsOf(operation).find(({ description }) => description === row);
  if (!found) throw new Error(`there is no row ${row}`);
  return found;
}

function written({ name, says, given, steps }: Story): Written {
  const data = steps.map((step) => step.data);
  const actors = Object.entries(given).map(([who, states]) => ({ who, states: withDifferences(states) }));
  const levels = data.map((step) => LEVELS.indexOf(levelOf(operationOf(step), isSignedIn(step))));
  return {
    name,
    says,
    level: LEVELS[Math.max(...levels)] as string,
    ...(actors.some(({ states }) => states.some(isSiteWide)) && { siteWide: true }),
    given: actors,
    steps: data.map((step) => {
      const { description } = rowOf(step);
      return description === `${step.call}: success` ? step : { ...step, row: description };
    }),
  };
}

/** The stories as the command reads them. */
export function storiesFile(stories: readonly Story[]): string {
  return `${JSON.stringify(stories.map(written), null, 2)}\n`;
}

const HEAD = `# Stories

Lists of calls, and what must be true after each: what no answer alone can show. The command plays them after the rows of your service; \`--story NAME\` plays one, \`--stories\` all of them alone, and \`--arazzo FILE\` writes them as an Arazzo document for other tools.

A call is as the contract's plain success has it (\`--explain games.list\`), with the values that the states answered (\`\${nodeId}\`); what a step asks otherwise stands in it. Places are in \`value\` of the answer. An answer that later steps speak of has a **name**. Amounts are held against each other by what they are worth, whether they are numbers or texts.

Written by \`npm run contracts:write\`.
`;

/** The same as a page to read. */
export function storiesPage(stories: readonly Story[]): string {
  const parts = stories.map((story) =>
    [`## ${story.name}`, '', ...storyLines(written(story) as never)].join('\n'),
  );
  return `${[HEAD, ...parts].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** What is wrong with stories: names, values that no state answers, places that no answer has, steps that there are not. */
export function storyProblems(stories: readonly Story[]): string[] {
  const names = stories.map(({ name }) => name);
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `"${name}" is there twice`),
    ...stories.flatMap((story) => problemsOf(story).map((problem) => `${story.name}: ${problem}`)),
  ];
}

function problemsOf(story: Story): string[] {
  const { given, steps } = written(story);
  const states = given.flatMap((one) => one.states);
  const unknown = states.filter((state) => !isInCatalogue(state)).map(({ name }) => `no state is "${name}"`);
  const known = new Map<string, Set<string>>();
  let before: string[] = [];
  for (const { who, states: own } of given) {
    before = [...before, ...own.flatMap(({ name }) => valuesOf(name))];
    known.set(who, new Set(before));
  }
  const named = new Map<string, StepData>();
  const found = steps.flatMap((step, index) => {
    const place = `step ${index + 1}, ${step.call}`;
    if (step.name) named.set(step.name, step);
    const actor = step.by ?? given[0]?.who ?? '';
    const context = { known, named, actor };
    return [
      ...(known.has(actor) ? [] : [`nobody is "${actor}"`]),
      ...unanswered(step, context),
      ...[step.with, step.token, step.must].flatMap((one) => operandProblems(one, context)),
      ...(step.sameKeyAs && !named.has(step.sameKeyAs) ? [`no step is "${step.sameKeyAs}"`] : []),
      ...(step.must ?? []).flatMap((must) => placeProblems(step, must)),
    ].map((problem) => `${place}: ${problem}`);
  });
  return [...unknown, ...found];
}

function valuesOf(name: string): readonly string[] {
  return (providerStates as Record<string, StateEntry>)[name]?.values ?? [];
}

type Context = { known: Map<string, Set<string>>; named: Map<string, StepData>; actor: string };

/** Values of the row that neither the states answer nor the step has. */
function unanswered(step: StepData, { known, actor }: Context): string[] {
  const { headers, ...request } = rowOf(step).request as { headers: Record<string, unknown> } & Record<
    string,
    object
  >;
  const own = [...Object.keys(step.with ?? {}), ...(step.without ?? [])];
  const parts = Object.values(request).map((fields) => ({
    ...fields,
    ...Object.fromEntries(own.map((name) => [name, ''])),
  }));
  const all = step.token === undefined ? [headers, ...parts] : parts;
  const text = JSON.stringify(all);
  const wanted = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name as string));
  return [...wanted]
    .filter((name) => !known.get(actor)?.has(name))
    .map((name) => `no state answers "${name}"`);
}

/** What is wrong with the values of a step, wherever they stand in it. */
function operandProblems(operand: unknown, context: Context): string[] {
  if (operand === null || typeof operand !== 'object') return [];
  const below = Object.values(operand).flatMap((one) => operandProblems(one, context));
  if ('$given' in operand) {
    const { $given: given, of = context.actor } = operand as { $given: string; of?: string };
    return context.known.get(of)?.has(given) ? [] : [`no state of ${of} answers "${given}"`];
  }
  if (!('$answer' in operand)) return below;
  const { $answer: answer, ...place } = operand as { $answer: string; at: string };
  const step = context.named.get(answer);
  return step ? [...below, ...placeProblems(step, place)] : [`no step before is "${answer}"`];
}

/** A place that the answer of a call has not, or that no contract pins. */
function placeProblems(step: StepData, { at, where = {} }: Pick<Must, 'at' | 'where'>): string[] {
  const fields = fieldsOf(operationOf(step).output);
  const list = at.slice(0, at.indexOf('[]') + 2);
  const places = [at, ...Object.keys(where).map((name) => `${list}.${name}`)];
  return places
    .map((place) => place.replace(/\[\d+\]/g, '[]'))
    .filter((place) => !fields.some(({ path, annotations }) => path === place && !annotations.leftOut))
    .map((place) => `the answer of ${step.call} has no "${place}"`);
}

/** The steps of all stories, in their stories. */
export const stepsOf = ({ steps }: Story): StepData[] => steps.map(({ data }) => data);
