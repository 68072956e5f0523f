import { promisesOf } from './promises.mjs';

/** @typedef {{ text: string, isBreaking: boolean }} Change  `isBreaking`: a green backend may be red by it. */

/**
 * What changed between two versions of the pact files, in words: calls, requests, fields, refusals, states.
 * @param {any[]} before  Interactions.
 * @param {any[]} after  Interactions.
 * @returns {string[]} one sentence a change, sorted by call; none when nothing changed.
 */
export function differencesOf(before, after) {
  return changesBetween(before, after).map(({ text }) => text);
}

/**
 * The same, each with whether a backend that is green may break on it.
 * @param {any[]} before
 * @param {any[]} after
 * @returns {Change[]}
 */
export function changesBetween(before, after) {
  const old = promisesOf(before);
  const now = promisesOf(after);
  const ids = [...new Set([...old.calls.keys(), ...now.calls.keys()])].sort();
  const both = ids.filter((id) => old.calls.has(id) && now.calls.has(id));
  const found = new Map(both.map((id) => [id, callDifferences(old.calls.get(id), now.calls.get(id))]));
  const has = (id, text) => found.get(id).some((change) => change.text === text);
  const everywhere = (found.get(both[0]) ?? []).filter(
    ({ text }) => both.length > 1 && both.every((id) => has(id, text)),
  );
  return [
    ...everywhere.map((change) => told('every call', change)),
    ...ids.flatMap((id) => {
      if (!old.calls.has(id)) return [breaking(`new call ${id}: ${routeOf(now.calls.get(id))}`)];
      if (!now.calls.has(id)) return [harmless(`call ${id} is gone`)];
      const own = found.get(id).filter(({ text }) => !everywhere.some((change) => change.text === text));
      return own.map((change) => told(id, change));
    }),
    ...stateDifferences(old, now),
  ];
}

const breaking = (text) => ({ text, isBreaking: true });
const harmless = (text) => ({ text, isBreaking: false });
const told = (where, { text, isBreaking }) => ({ text: `${where}: ${text}`, isBreaking });

function routeOf({ requests }) {
  return [...requests.values()][0].get('call');
}

function callDifferences(old, now) {
  return [
    ...requestDifferences(old.requests, now.requests),
    ...answerDifferences(old.answers, now.answers),
    ...changes(old.refusals, now.refusals, {
      added: (name, promised) => breaking(`${name} is new (${refusalText(promised)})`),
      removed: (name) => harmless(`${name} is gone`),
    }),
    ...refusalDifferences(old.refusals, now.refusals),
  ];
}

/** What is read of a success that was not read before, no longer, or otherwise; where that is so in some rows alone, which. */
function answerDifferences(old, now) {
  const [knownBefore, knownNow] = [old, now].map(
    (rows) => new Set([...rows.values()].flatMap((fields) => [...fields.keys()])),
  );
  const fresh = [...now].flatMap(([name, fields]) => {
    const own = old.has(name) ? [] : [...fields].filter(([path]) => !knownBefore.has(path));
    return own.map(([path, passing]) => [`${path} is read now: ${passing}`, name]);
  });
  const gone = [...old].flatMap(([name, fields]) => {
    const own = now.has(name) ? [] : [...fields.keys()].filter((path) => !knownNow.has(path));
    return own.map((path) => [`${path} is no longer read`, name]);
  });
  return [
    ...inRows(old, now, {
      added: (path, passing) => breaking(`${path} is read now: ${passing}`),
      removed: (path) => harmless(`${path} is no longer read`),
      changed: (path, from, to) => ({
        text: `${path} was ${from}, is ${to}`,
        isBreaking: !isLooser(from, to),
      }),
    }),
    ...[...new Map(fresh).keys()].map(breaking),
    ...[...new Map(gone).keys()].map(harmless),
  ];
}

function refusalDifferences(old, now) {
  return [...now].flatMap(([name, promised]) => {
    if (!old.has(name)) return [];
    return changes(old.get(name), promised, {
      added: (path, passing) => breaking(`${name}: ${path} is read now: ${passing}`),
      removed: (path) => harmless(`${name}: ${path} is no longer read`),
      changed: (path, from, to) => ({
        text: `${name}: ${path} was ${from}, is ${to}`,
        isBreaking: !isLooser(from, to),
      }),
    });
  });
}

/** Of a refusal what no other has: its status, and what is read besides its code. */
function refusalText(promised) {
  const said = [...promised].filter(([path]) => !['success', 'errorCode', CONTENT_TYPE].includes(path));
  return said.map(([path, passing]) => `${path} ${passing}`).join(', ');
}

const CONTENT_TYPE = 'header Content-Type';

/** Whether all that passed before passes still, as far as the words tell. */
function isLooser(from, to) {
  if (/^a list of \d+ or more$/.test(from) && to === 'a list') return true;
  if (from === 'a whole number' && to === 'a number') return true;
  if (/^exactly "/.test(from)) return to === 'a text';
  if (/^exactly -?\d/.test(from)) return to === 'a number';
  return /^2\d\d$/.test(from) && to === 'any success';
}

function requestDifferences(old, now) {
  const known = new Set([...old.values()].flatMap(namesOf));
  const named = [...new Set([...old.keys(), ...now.keys()])];
  // A refusal that comes or goes is said as such.
  const comeAndGone = named
    .filter((name) => old.has(name) !== now.has(name) && !name.startsWith('refused'))
    .map((name) =>
      now.has(name)
        ? breaking(`new request "${name}"${withNames(namesOf(now.get(name)), known)}`)
        : harmless(`request "${name}" is gone`),
    );
  return [
    ...comeAndGone,
    ...inRows(
      old,
      now,
      {
        added: (place, value) => breaking(`asks with ${place} ${value}`),
        removed: (place) => breaking(`no longer asks with ${place}`),
        changed: (place, from, to) =>
          breaking(
            place === 'given'
              ? `is asked given ${to || 'nothing'}, was ${from || 'nothing'}`
              : `asks with ${place} ${to}, was ${from}`,
          ),
      },
      'every request',
    ),
  ];
}

/**
 * What is different in rows that were there before, each change once with the rows it is in; all of them go without
 * saying, or are said by `all`.
 */
function inRows(old, now, words, all = '') {
  const both = [...now.keys()].filter((name) => old.has(name));
  const where = new Map();
  for (const name of both) {
    for (const { text, isBreaking } of changes(old.get(name), now.get(name), words)) {
      const names = where.get(text)?.names ?? [];
      where.set(text, { names: [...names, name], isBreaking });
    }
  }
  return [...where].map(([text, { names, isBreaking }]) => {
    const rows = names.length === both.length ? all : whereText(names, both.length);
    return { text: rows ? `${text} (${rows})` : text, isBreaking };
  });
}

function whereText(names, all) {
  return names.length > 3 ? `${names.length} of ${all} requests` : names.join('; ');
}

function namesOf(places) {
  return [...places.keys()]
    .filter((place) => /^(?:query|body) /.test(place))
    .map((place) => place.replace(/^\w+ /, ''));
}

function withNames(names, known) {
  const fresh = names.filter((name) => !known.has(name));
  return fresh.length > 0 ? ` with ${fresh.join(', ')}` : '';
}

function stateDifferences(old, now) {
  const before = statesOf(old);
  const after = statesOf(now);
  const values = [...now.values].flatMap(([states, names]) => {
    const known = old.values.get(states);
    const fresh = [...names].filter((name) => !known?.has(name));
    return fresh.length > 0 ? [breaking(`state ${states} has to answer ${fresh.join(', ')}`)] : [];
  });
  return [
    ...[...after].filter((state) => !before.has(state)).map((state) => breaking(`new state "${state}"`)),
    ...[...before]
      .filter((state) => !after.has(state))
      .map((state) => harmless(`state "${state}" is no longer asked for`)),
    ...values,
  ];
}

function statesOf({ calls }) {
  return new Set([...calls.values()].flatMap(({ states }) => [...states]));
}

function changes(old, now, { added, removed, changed = () => [] }) {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    if (!old.has(key)) return [added(key, now.get(key))];
    if (!now.has(key)) return [removed(key)];
    return old.get(key) === now.get(key) ? [] : [changed(key, old.get(key), now.get(key))].flat();
  });
}
