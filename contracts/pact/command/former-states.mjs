import { readFileSync } from 'node:fs';

const FILE = new URL('../former-states.json', import.meta.url);

let former;

/**
 * An interaction as the version before asked for it: in its states of then. A row that is new since then keeps its own.
 * @param {any} interaction
 */
export function inFormerStates(interaction) {
  former ??= JSON.parse(readFileSync(FILE, 'utf8'));
  const states = former[interaction.description];
  return states ? { ...interaction, providerStates: states, isFormer: true } : interaction;
}

/**
 * Its request, filled in as then: each value that the states answer goes into the field of its own name, in query and
 * body, whatever would stand there now. A value that no state answers is what the example has.
 * @param {any} request
 * @param {Record<string, unknown>} values
 */
export function formerRequest(request, values) {
  const { body, query = {}, generators = {} } = request;
  const names = (content) => Object.keys(content ?? {}).filter((name) => Object.hasOwn(values, name));
  const answered = (places) => Object.fromEntries(places.map(([place, name]) => [place, fromStates(name)]));
  const isForm = typeof body?.content === 'string';
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body.content)) : body?.content;
  return {
    ...request,
    generators: {
      ...(generators.header && { header: generators.header }),
      query: answered(names(query).map((name) => [name, name])),
      ...(fields && { body: answered(names(fields).map((name) => [`$.${name}`, name])) }),
    },
  };
}

const fromStates = (name) => ({ type: 'ProviderState', expression: `\${${name}}` });
