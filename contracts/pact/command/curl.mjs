import { MADE } from './made-values.mjs';
import { setupCall } from './provider-states.mjs';
import { bodyText, filled, pathAndQuery } from './request.mjs';
import { isChangedOnTheWay } from './seal.mjs';
import { isSecret } from './secrets.mjs';

/** Where `filter.mjs` listens when nothing else is said. */
export const FILTER_PORT = 9080;

/**
 * The lines that repeat a call in a shell: its states, then the request. Secrets stand in it as `$TOKEN`,
 * whatever the state answers; a call that is sealed or signed goes through the filter.
 * @param {any} interaction
 * @param {Record<string, unknown>} values  What the states answered.
 * @param {{ url: string, statesUrl: string, merchant?: string, headers?: Record<string, string> }} options
 * @returns {string[]}
 */
export function curlLines(
  { request, providerStates = [] },
  values,
  { url, statesUrl, merchant, headers: added = {} },
) {
  const open = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isVariable(name) ? variableOf(name) : value]),
  );
  const { headers, body, ...call } = filled(request, open, merchant);
  const given = Object.fromEntries(Object.keys(added).map((name) => [name, variableOf(name)]));
  const text = bodyText({ ...call, body: hidden(body) });
  const throughFilter = isChangedOnTheWay(headers, text);
  const target = throughFilter ? `http://localhost:${FILTER_PORT}` : url.replace(/\/$/, '');
  const sent = {
    method: call.method,
    url: target + pathAndQuery(call),
    headers: { ...given, ...headers },
    body: text,
  };
  return [
    ...providerStates.map((state, index) =>
      lineOf(withHeaders(setupCall(state, statesUrl, rowOf(index, values)), given)),
    ),
    ...(throughFilter ? [`# the filter seals and signs: node contracts/pact/filter.mjs --url ${url}`] : []),
    lineOf(sent),
  ];
}

/** What a state is told of its row: who the member is, as a variable. */
function rowOf(index, { token }) {
  const isFirst = index === 0;
  return { values: !isFirst && token ? { token: variableOf('token') } : {}, isFirst };
}

function withHeaders(call, given) {
  return { ...call, headers: { ...given, ...call.headers } };
}

function lineOf({ method, url, headers, body }) {
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(`${name}: ${headerValue(name, value)}`)}`,
  );
  const data = body ? [`--data-raw ${quoted(body)}`] : [];
  return ['curl', '-i', '-X', method, quoted(url), ...given, ...data].join(' ');
}

/** A key is no secret, but too long to read. */
function isVariable(name) {
  return isSecret(name) || name === 'publicKey';
}

/** The bearer's word stays, what is behind it does not. */
function headerValue(name, value) {
  const text = String(value);
  if (!isSecret(name) || text.includes('$')) return text;
  return variableOf(name);
}

/** A body whose secrets are variables of the shell. */
function hidden(value, name = '') {
  if (Array.isArray(value)) return value.map((entry) => hidden(entry, name));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hidden(member, key)]));
  }
  // What is made when it is sent is no secret before.
  const isOpen = typeof value !== 'string' || !isSecret(name) || value.startsWith(MADE);
  return isOpen ? value : variableOf(name);
}

function variableOf(name) {
  return `$${name
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .replace(/\W/g, '_')
    .toUpperCase()}`;
}

/** Text for a shell: variables are filled in, all else stands as it is. */
function quoted(text) {
  const parts = text.split(/(\$[A-Z][A-Z_]*)/).filter(Boolean);
  const quotedPart = (part) => (/^\$[A-Z]/.test(part) ? `"${part}"` : `'${part.replaceAll("'", `'\\''`)}'`);
  return parts.map(quotedPart).join('');
}
