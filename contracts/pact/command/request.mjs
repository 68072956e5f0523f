import { tokensOf } from './matching-rules.mjs';

/**
 * @typedef {{ method: string, path: string, query: Record<string, string[]>, headers: Record<string,
 *   string[]>, body: any, form: boolean }} Filled  A request with the values of its states; `form` when its
 *   body is one.
 */

const FORM = 'application/x-www-form-urlencoded';
/** The merchant in the pact files, and where it stands in a query. */
const MERCHANT = { example: 'hoadang', names: ['merchantCode', 'merchant', 'merchant_code'] };

/**
 * A request of a pact file with the values that its provider states answered, and with your merchant.
 * @param {any} request  `request` of an interaction.
 * @param {Record<string, unknown>} values
 * @param {string} [merchant]
 * @returns {Filled}
 * @throws MissingValue when the states answered no such value; Error for a generator that is not known here.
 */
export function filled(request, values, merchant) {
  const { generators = {} } = request;
  const form = request.body?.contentType === FORM;
  const content = request.body?.content;
  const copy = {
    method: request.method,
    path: generators.path ? asText(generated(generators.path, values)) : request.path,
    query: structuredClone(request.query ?? {}),
    headers: structuredClone(request.headers ?? {}),
    body: form ? Object.fromEntries(new URLSearchParams(content)) : structuredClone(content),
    form,
  };
  const { path: _, ...parts } = generators;
  for (const [part, byPlace] of Object.entries(parts)) {
    const whole = { query: copy.query, header: copy.headers, body: copy.body }[part];
    if (!whole)
      throw new Error(`The pact file has generators for "${part}", which this command does not know`);
    for (const [place, generator] of Object.entries(byPlace)) {
      const value = generated(generator, values);
      put(
        whole,
        place.startsWith('$') ? tokensOf(place) : [place],
        part === 'body' && !form ? value : asText(value),
      );
    }
  }
  if (merchant) putMerchant(copy.query, merchant);
  return copy;
}

/** A value that no state of the interaction answered. */
export class MissingValue extends Error {
  constructor(name) {
    super(`answered no \`${name}\``);
  }
}

/** The body as it is sent. */
export function bodyText({ body, form }) {
  if (body === undefined) return '';
  return form ? new URLSearchParams(body).toString() : JSON.stringify(body);
}

/** Path and query of a request. */
export function pathAndQuery({ path, query }) {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** `${name}` alone keeps the type of its value; within a text it is put in as text. */
function generated({ type, expression, dataType = 'RAW' }, values) {
  if (type !== 'ProviderState' || !['RAW', 'STRING'].includes(dataType)) {
    throw new Error(`The pact file has a generator "${type} ${dataType}", which this command does not know`);
  }
  const alone = /^\$\{([^}]+)\}$/.exec(expression);
  const value = alone
    ? stateValue(alone[1], values)
    : expression.replace(/\$\{([^}]+)\}/g, (_, name) => asText(stateValue(name, values)));
  return dataType === 'STRING' ? asText(value) : value;
}

function stateValue(name, values) {
  if (!Object.hasOwn(values, name)) throw new MissingValue(name);
  return values[name];
}

function asText(value) {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Queries and headers hold lists of values: a place without an index is the first. */
function put(whole, tokens, value) {
  const last = tokens[tokens.length - 1];
  const parent = tokens.slice(0, -1).reduce((part, token) => part[token], whole);
  if (Array.isArray(parent[last]) && typeof value === 'string') parent[last] = [value];
  else parent[last] = value;
}

function putMerchant(query, merchant) {
  for (const name of MERCHANT.names) {
    if (query[name])
      query[name] = query[name].map((value) => (value === MERCHANT.example ? merchant : value));
  }
}
