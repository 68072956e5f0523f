import { promisesOf } from './promises.mjs';

/**
 * What changed between two versions of the pact files, in words: calls, requests, fields, refusals, states.
 * @param {any[]} before  Interactions.
 * @param {any[]} after  Interactions.
 * @returns {string[]} one sentence a change, sorted by call; none when nothing changed.
 */
export function differencesOf(before, after) {
  const old = promisesOf(before);
  const now = promisesOf(after);
  const ids = [...new Set([...old.calls.keys(), ...now.calls.keys()])].sort();
  const both = ids.filter((id) => old.calls.has(id) && now.calls.has(id));
  const found = new Map(both.map((id) => [id, callDifferences(old.calls.get(id), now.calls.get(id))]));
  const everywhere = (found.get(both[0]) ?? []).filter(
    (sentence) => both.length > 1 && both.every((id) => found.get(id).includes(sentence)),
  );
  return [
    ...everywhere.map((sentence) => `every call: ${sentence}`),
    ...ids.flatMap((id) => {
      if (!old.calls.has(id)) return [`new call ${id}: ${routeOf(now.calls.get(id))}`];
      if (!now.calls.has(id)) return [`call ${id} is gone`];
      const own = found.get(id).filter((sentence) => !everywhere.includes(sentence));
      return own.map((sentence) => `${id}: ${sentence}`);
    }),
    ...stateDifferences(old, now),
  ];
}

function routeOf({ requests }) {
  return [...requests.values()][0].get('call');
}

function callDifferences(old, now) {
  return [
    ...requestDifferences(old.requests, now.requests),
    ...changes(old.fields, now.fields, {
      added: (path, passing) => `${path} is read now: ${passing}`,
      removed: (path) => `${path} is no longer read`,
      changed: (path, from, to) => `${path} was ${from}, is ${to}`,
    }),
    ...changes(old.refusals, now.refusals, {
      added: (name, promise) => `${name} is new (${promise})`,
      removed: (name) => `${name} is gone`,
      changed: (name, from, to) => `${name} was ${from}, is ${to}`,
    }),
  ];
}

function requestDifferences(old, now) {
  const known = new Set([...old.values()].flatMap(namesOf));
  const named = [...new Set([...old.keys(), ...now.keys()])];
  // A refusal that comes or goes is said as such.
  const comeAndGone = named
    .filter((name) => old.has(name) !== now.has(name) && !name.startsWith('refused'))
    .map((name) =>
      now.has(name)
        ? `new request "${name}"${withNames(namesOf(now.get(name)), known)}`
        : `request "${name}" is gone`,
    );
  return [...comeAndGone, ...placeDifferences(old, now)];
}

/** What is different in requests that were there before, each change once with the requests it is in. */
function placeDifferences(old, now) {
  const both = [...now.keys()].filter((name) => old.has(name));
  const where = new Map();
  for (const name of both) {
    const found = changes(old.get(name), now.get(name), {
      added: (place, value) => `asks with ${place} ${value}`,
      removed: (place) => `no longer asks with ${place}`,
      changed: (place, from, to) => `asks with ${place} ${to}, was ${from}`,
    });
    for (const change of found) where.set(change, [...(where.get(change) ?? []), name]);
  }
  return [...where].map(([change, names]) => `${change} (${whereText(names, both.length)})`);
}

function whereText(names, all) {
  if (names.length === all) return 'every request';
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
    return fresh.length > 0 ? [`state ${states} has to answer ${fresh.join(', ')}`] : [];
  });
  return [
    ...[...after].filter((state) => !before.has(state)).map((state) => `new state "${state}"`),
    ...[...before]
      .filter((state) => !after.has(state))
      .map((state) => `state "${state}" is no longer asked for`),
    ...values,
  ];
}

function statesOf({ calls }) {
  return new Set([...calls.values()].flatMap(({ states }) => [...states]));
}

function changes(old, now, { added, removed, changed }) {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    if (!old.has(key)) return [added(key, now.get(key))];
    if (!now.has(key)) return [removed(key)];
    return old.get(key) === now.get(key) ? [] : [changed(key, old.get(key), now.get(key))];
  });
}
