import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {import('../../tests/mutants/mutant.ts').Mutant} Mutant
 * @typedef {import('../../tests/mutants/mutant.ts').Step} Step
 * @typedef {{ code: number, cut: boolean, passed: number, failed: string[], said: string }} StepRun
 *   What a step came to: titles of tests that failed, and what it said besides; `cut` when it did not end.
 * @typedef {'killed' | 'survived' | 'errored'} Outcome
 * @typedef {{ id: string, area: string, step: string, hash: string, outcome: Outcome, by?: string, ms: number }} Result
 *   `by`: the test that caught it, or what went wrong.
 */

/**
 * The text with a mutant in it.
 * @throws {Error} where what it replaces does not stand there exactly once
 */
export function mutated(text, { id, file, find, replace }) {
  const place = text.indexOf(find);
  const isOnce = place >= 0 && text.indexOf(find, place + 1) < 0;
  if (!isOnce) throw new Error(`${id} is stale: what it replaces must stand in ${file} exactly once`);
  return text.slice(0, place) + replace + text.slice(place + find.length);
}

/**
 * The mutants that are asked for; each option is a list of names, and none leaves nothing out.
 * @param {readonly Mutant[]} all
 * @param {{ area?: string[], id?: string[], step?: string[] }} wanted
 * @returns {Mutant[]}
 * @throws {Error} with the names there are, for a name that is none
 */
export function chosenMutants(all, { area = [], id = [], step = [] }) {
  refuseUnknown('area', area, new Set(all.map((one) => one.area)));
  refuseUnknown('id', id, new Set(all.map((one) => one.id)));
  refuseUnknown('step', step, new Set(all.map((one) => one.step.project)));
  const isIn = (names, name) => names.length === 0 || names.includes(name);
  return all.filter((one) => isIn(area, one.area) && isIn(id, one.id) && isIn(step, one.step.project));
}

function refuseUnknown(what, names, known) {
  const unknown = names.find((name) => !known.has(name));
  if (unknown) throw new Error(`No ${what} is named ${unknown}. There are: ${[...known].join(', ')}`);
}

/** One name for a step, so that those that are the same are run once without mutants. */
export const stepName = ({ project, file, title }) => [project, file, ...(title ? [title] : [])].join(' ');

/**
 * Batches of mutants that can stand in the files at once: none replaces what another one does.
 * @param {readonly Mutant[]} mutants
 * @param {(file: string) => string} read
 * @returns {Mutant[][]}
 */
export function besideEachOther(mutants, read) {
  const spanOf = ({ file, find }) => {
    const from = read(file).indexOf(find);
    return { file, from, to: from + find.length };
  };
  const batches = [];
  for (const mutant of mutants) {
    const own = spanOf(mutant);
    const isFree = (batch) =>
      !batch.some(({ span }) => span.file === own.file && span.from < own.to && own.from < span.to);
    const batch = batches.find(isFree) ?? batches[batches.push([]) - 1];
    batch.push({ mutant, span: own });
  }
  return batches.map((batch) => batch.map(({ mutant }) => mutant));
}

const STATEMENTS = [
  /\b(?:import|export)\s[^;'"`]*?\bfrom\s*['"](\.[^'"]+)['"]/g,
  /\bimport\s*\(\s*['"](\.[^'"]+)['"]/g,
  /^\s*import\s*['"](\.[^'"]+)['"]/gm,
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Which files of a folder a file reads by its imports, and those by theirs, as paths from it; itself among them.
 * @param {string} folder
 * @returns {(file: string) => ReadonlySet<string>}
 */
export function reachIn(folder) {
  const known = new Map();
  const isFile = (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;
  const importsOf = (file) => {
    if (known.has(file)) return known.get(file);
    const text = readFileSync(join(folder, file), 'utf8');
    const named = STATEMENTS.flatMap((statement) => [...text.matchAll(statement)].map(([, path]) => path));
    const found = named.flatMap((path) => {
      const bare = posix.join(posix.dirname(file), path.replace(/\?.*$/, ''));
      const one = ENDINGS.map((ending) => bare + ending).find(isFile);
      return one && !one.startsWith('app/paraglide/') ? [one] : [];
    });
    known.set(file, found);
    return found;
  };
  const reaches = new Map();
  return (file) => {
    if (reaches.has(file)) return reaches.get(file);
    const reached = new Set([file]);
    for (const one of reached) {
      if (/\.(?:tsx?|mjs)$/.test(one)) for (const next of importsOf(one)) reached.add(next);
    }
    reaches.set(file, reached);
    return reached;
  };
}

/**
 * Groups of mutants that are judged in one run: unit tests, each of a file of its own, none of which reads what another
 * one's mutant has changed. All others are alone.
 * @param {readonly Mutant[]} mutants
 * @param {(file: string) => ReadonlySet<string>} reach
 * @param {number} most in a group
 * @returns {Mutant[][]}
 */
export function together(mutants, reach, most) {
  const groups = [];
  const sees = (one, other) => one.step.file === other.step.file || reach(one.step.file).has(other.file);
  const isAlone = ({ file, step }) =>
    step.project !== 'unit' || step.title !== undefined || !/\.tsx?$/.test(file);
  for (const mutant of mutants) {
    const isFree = (group) =>
      group.length < most &&
      !isAlone(group[0]) &&
      !group.some((one) => sees(one, mutant) || sees(mutant, one));
    const group = isAlone(mutant) ? undefined : groups.find(isFree);
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}

/** What a result holds for: a mutant, the file that it is in, and the tests that are to catch it. */
export function hashOf(mutant, folder) {
  const hash = createHash('sha256').update(JSON.stringify(mutant));
  for (const file of [mutant.file, mutant.step.file]) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a step is of use: it passes without mutants, and has tests. Else what is wrong with it. */
export function faultOf({ code, cut, passed, failed, said }) {
  if (cut) return 'does not end without a mutant';
  if (code === 0 && passed > 0) return undefined;
  return passed === 0 && failed.length === 0
    ? `runs no test: ${said}`
    : `fails without a mutant: ${failed[0] ?? said}`;
}

/** Whether something went wrong that no test expected. */
export const isUnhandled = ({ said }) => /Unhandled (?:Errors?|Rejections?)/.test(said);

/**
 * What became of a mutant by a run of its step, which passes without it. A test must say so: a file that does not load
 * has caught nothing.
 * @param {StepRun} run
 * @returns {{ outcome: Outcome, by?: string }}
 */
export function verdictOn({ code, cut, passed, failed, said }) {
  if (cut) return { outcome: 'killed', by: 'the step does not end' };
  if (failed.length > 0) return { outcome: 'killed', by: failed[0] };
  if (code === 0) return passed > 0 ? { outcome: 'survived' } : { outcome: 'errored', by: 'no test ran' };
  if (isUnhandled({ said })) return { outcome: 'killed', by: 'an error that no test expected' };
  return { outcome: 'errored', by: said };
}

/** What Vitest's JSON report says of a file of tests, named by the end of its path. */
export function readVitest({ testResults: files }, file) {
  const testResults = files.filter(({ name }) => name.endsWith(`/${file}`));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
    said: testResults.find(({ message }) => message)?.message ?? '',
  };
}

/** What Playwright's JSON report says. */
export function readPlaywright({ suites, errors = [] }) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const all = suites.flatMap(specsOf);
  const ran = all.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return {
    passed: ran.filter(({ ok }) => ok).length,
    failed: ran.filter(({ ok }) => !ok).map(({ title }) => title),
    said: errors[0]?.message ?? '',
  };
}

/**
 * The figures of a run: those that were judged, and how many of them were killed, in percent; those that errored are
 * none of either.
 * @param {readonly Result[]} results
 */
export function summed(results) {
  const of = (outcome) => results.filter((one) => one.outcome === outcome);
  const [killed, survived, errored] = [of('killed'), of('survived'), of('errored')];
  const judged = killed.length + survived.length;
  return { killed, survived, errored, judged, rate: judged === 0 ? null : (100 * killed.length) / judged };
}
