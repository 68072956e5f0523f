import { LEVELS, type Level, levelOf } from '../levels';
import type { Operation, ProviderState } from '../operation';
import { isSiteWide } from '../provider-states/site-wide';
import { kindOf, type Param, type StateEntry } from '../provider-states/state-entry';
import { providerStates } from '../provider-states/states';
import { stateText } from './command/provider-states.mjs';
import { type Interaction, interactionsOf } from './interactions';

/** Every provider state that the interactions of these operations use, with the interactions that use it. */
function usedStates(operations: readonly Operation[]): { state: ProviderState; by: string }[] {
  return operations
    .flatMap(interactionsOf)
    .flatMap(({ states, description }) => states.map((state) => ({ state, by: description })));
}

/** What is wrong between the catalogue and the states in use: unknown, unused, with other parameters or values. */
export function catalogueProblems(operations: readonly Operation[]): string[] {
  const catalogue: Record<string, StateEntry> = providerStates;
  const used = usedStates(operations);
  const wrong = used.flatMap(({ state, by }) => {
    const entry = catalogue[state.name];
    if (!entry) return [`"${state.name}" of ${by} is not in contracts/provider-states/`];
    return takes(entry, state.params ?? {})
      ? []
      : [`"${state.name}" of ${by} has other parameters than the catalogue`];
  });
  const names = new Set(used.map(({ state }) => state.name));
  const unused = Object.keys(catalogue).filter((name) => !names.has(name));
  return [
    ...wrong,
    ...operations.flatMap((operation) => missingValues(operation, catalogue)),
    ...unused.map((name) => `"${name}" of the catalogue is used by no operation`),
  ];
}

/** How many of the rows, from 0 to 1, are prepared by these states alone. */
export function coverageOf(names: readonly string[], operations: readonly Operation[]): number {
  const rows = operations.flatMap(interactionsOf);
  const covered = rows.filter(({ states }) => states.every(({ name }) => names.includes(name)));
  return covered.length / rows.length;
}

/** The states that the rows of a level and of those before it ask for. */
export function statesOfLevel(level: Level, operations: readonly Operation[]): Set<string> {
  const within = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const rows = operations.flatMap((operation) =>
    interactionsOf(operation).filter(({ signedIn }) => within.includes(levelOf(operation, signedIn))),
  );
  return new Set(rows.flatMap(({ states }) => states.map(({ name }) => name)));
}

/** Values that go into a request, though the catalogue does not say that its states answer them. */
function missingValues(operation: Operation, catalogue: Record<string, StateEntry>): string[] {
  return interactionsOf(operation).flatMap(({ states, description, request }) => {
    const answered = states.flatMap(({ name }) => catalogue[name]?.values ?? []);
    return valuesIn(request)
      .filter((name) => !answered.includes(name))
      .map((name) => `${description} takes "${name}" from a state that answers none`);
  });
}

/** Names of the values that a request takes from its provider states. */
function valuesIn(request: Interaction['request']): string[] {
  const text = JSON.stringify(request);
  return [...new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name as string))];
}

/** An entry of the catalogue as `states.json` has it, with the calls that use it and how it changes the whole site. */
export type CatalogueEntry = StateEntry & { usedBy: string[]; siteWide?: string[] };

/** The catalogue as `--explain` reads it, which knows no TypeScript. */
export function catalogueFile(operations: readonly Operation[]): string {
  const catalogue: Record<string, StateEntry> = providerStates;
  const used = usedStates(operations);
  const entries = Object.entries(catalogue).map(([name, entry]): [string, CatalogueEntry] => {
    const by = used.filter(({ state }) => state.name === name).map(({ by }) => by.slice(0, by.indexOf(':')));
    const wide = used.filter(({ state }) => state.name === name && isSiteWide(state));
    const siteWide = [...new Set(wide.map(({ state }) => stateText(state)))];
    return [name, { ...entry, usedBy: [...new Set(by)], ...(siteWide.length > 0 && { siteWide }) }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Whether the catalogue has a state, with the parameters that it is asked for with. */
export function isInCatalogue({ name, params = {} }: ProviderState): boolean {
  const entry = (providerStates as Record<string, StateEntry>)[name];
  return entry !== undefined && takes(entry, params);
}

/** Whether a state may be asked for with these parameters. */
function takes(entry: StateEntry, params: NonNullable<ProviderState['params']>): boolean {
  return Object.entries(params).every(([name, value]) => isOf(entry.takes[name], value));
}

function isOf(param: Param | undefined, value: string | number | boolean): boolean {
  const kind = param && kindOf(param);
  if (typeof kind === 'object') return kind.includes(value);
  return kind === (typeof value === 'string' ? 'text' : typeof value);
}
