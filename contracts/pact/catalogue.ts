import type { Operation, ProviderState } from '../operation';
import type { ComposedEntry, Param } from '../provider-states/state-entry';
import { type Interaction, interactionsOf } from './interactions';
import { providerStates, type StateEntry } from './provider-states';

/** Every provider state that the interactions of these operations use, with the interactions that use it. */
export function usedStates(operations: readonly Operation[]): { state: ProviderState; by: string }[] {
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
    if (!entry) return [`"${state.name}" of ${by} is not in contracts/pact/provider-states/`];
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

/** The catalogue as the table of docs/backend-teams.md. */
export function catalogueTable(operations: readonly Operation[]): string {
  const catalogue: Record<string, StateEntry> = providerStates;
  const used = usedStates(operations);
  const rows = Object.entries(catalogue).map(([name, entry]) => {
    const callers = new Set(
      used.filter(({ state }) => state.name === name).map(({ by }) => by.slice(0, by.indexOf(':'))),
    );
    const params = paramsOf(entry);
    return [name, code(params), entry.means, code(entry.values), [...callers].join(', ')];
  });
  const head = ['State', 'Parameters', 'What must be true', 'Values to answer', 'Used by'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Whether a state may be asked for with these parameters: those of the entry, or some that a composed one takes. */
function takes(entry: StateEntry, params: NonNullable<ProviderState['params']>): boolean {
  if (!('takes' in entry)) return signatureOf(entry.params) === signatureOf(params);
  return Object.entries(params).every(([name, value]) => isOf((entry as ComposedEntry).takes[name], value));
}

function isOf(kind: Param | undefined, value: string | number | boolean): boolean {
  if (typeof kind === 'object') return kind.includes(value);
  return kind === (typeof value === 'string' ? 'text' : typeof value);
}

/** The parameters of an entry, as the table names them. */
function paramsOf(entry: StateEntry): string[] {
  if (!('takes' in entry)) return Object.entries(entry.params).map(([key, value]) => `${key}: ${value}`);
  return Object.entries((entry as ComposedEntry).takes).map(
    ([key, kind]) => `${key}: ${typeof kind === 'string' ? kind : kind.join(' / ')}`,
  );
}

function signatureOf(params: Record<string, unknown>): string {
  return Object.entries(params)
    .map(([name, value]) => `${name}: ${typeof value}`)
    .sort()
    .join();
}

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(' ');
}
