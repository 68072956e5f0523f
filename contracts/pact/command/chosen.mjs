import { existsSync, readFileSync } from 'node:fs';
import { inFormerStates } from './former-states.mjs';
import { isWithin } from './levels.mjs';
import { pactFiles, readInteractions, SERVICES } from './pact-files.mjs';
import { failedIn, nameOf } from './report.mjs';
import { titleOf } from './verify-interaction.mjs';

/** Names that are shown as near to one that there is not. */
const NEAR = 5;

/**
 * The interactions that the options choose.
 * @param {{ call?: string[], service?: string[], level?: string, file?: string[], formerStates?: boolean }} options
 * @throws Error for a service or call that there is not, with those that there are.
 */
export function chosen({ call = [], service = [], level, formerStates, file }) {
  const unknown = service.find((name) => !SERVICES.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no service "${unknown}"; there are ${SERVICES.join(', ')}.`);
  const all = readInteractions(pactFiles({ file, service })).filter(({ interaction }) =>
    isWithin(interaction, level),
  );
  const missing = call.find((name) => !all.some(({ title }) => title.description.startsWith(name)));
  if (missing !== undefined && all.length > 0) throw new Error(noSuchCall(missing, all));
  const work = call.length === 0 ? all : all.filter(({ title }) => call.some(begins(title)));
  if (!formerStates) return work;
  return work.map(({ interaction }, index) => {
    const former = inFormerStates(interaction);
    return { interaction: former, title: { ...work[index].title, states: titleOf('', former).states } };
  });
}

/**
 * Of what was chosen that which failed in the last run; all of it when nothing did.
 * @template {{ title: import('./verify-interaction.mjs').Title }} Work
 * @param {Work[]} work
 * @param {{ failed?: boolean, junit?: string }} options
 * @returns {Work[]}
 */
export function failedBefore(work, { failed, junit = '' }) {
  const names = failed && existsSync(junit) ? failedIn(readFileSync(junit, 'utf8')) : new Set();
  const again = work.filter(({ title }) => names.has(nameOf(title)));
  return again.length > 0 ? again : work;
}

function begins({ description }) {
  return (name) => description.startsWith(name);
}

function noSuchCall(name, all) {
  const ids = [...new Set(all.map(({ title }) => title.id))].sort();
  const own = all
    .filter(({ title }) => name.startsWith(`${title.id}:`))
    .map(({ title }) => title.description);
  if (own.length > 0)
    return [`There is no row "${name}"; there are`, ...own.map((row) => `  ${row}`)].join('\n');
  const byDomain = new Map();
  for (const id of ids) {
    const [domain, ...rest] = id.split('.');
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), rest.join('.')]);
  }
  const domains = [...byDomain].map(([domain, calls]) => `  ${domain}. ${calls.join(', ')}`);
  return [`There is no call "${name}". Near it: ${nearTo(name, ids).join(', ')}. There are`, ...domains].join(
    '\n',
  );
}

/**
 * The names that are nearest to a wrong one, the nearest first.
 * @param {string} name
 * @param {string[]} names
 */
export function nearTo(name, names) {
  const ranked = names.map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }));
  ranked.sort((a, b) => a.far - b.far);
  return ranked.slice(0, NEAR).map(({ one }) => one);
}

/** Letters to add, drop or change (Levenshtein). */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, changed));
    }
    row = next;
  }
  return row[other.length];
}
