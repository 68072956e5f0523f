import { writeFileSync } from 'node:fs';
import { slowLines } from './answer-time.mjs';
import { comparedWith, newlyGreen, readBaseline, writeBaseline } from './baseline.mjs';
import { chosen, failedBefore } from './chosen.mjs';
import { isSiteWide, performAll } from './jobs.mjs';
import { jsonReport } from './json-report.mjs';
import { sharedStatesOf, verifyInSharedStates } from './kept-states.mjs';
import { badgeOf } from './levels.mjs';
import { openAgain } from './open-again.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { junitOf, tableOf } from './report.mjs';
import { withoutValues } from './secrets.mjs';
import { chosenStories, interactionsOfStories } from './stories.mjs';
import { verifyStory } from './story.mjs';
import { countsOf, summaryOf } from './summary.mjs';
import { unreadGatherer, unreadLines } from './unread.mjs';
import { hashOfPacts, VERSION } from './version.mjs';

/** @typedef {import('./verify-interaction.mjs').Row} Row */

/** Exit codes of a verification. */
export const EXIT = { kept: 0, broken: 1, misused: 2, unreached: 3, unjudged: 4 };

/**
 * Verifies once, prints, writes the reports, and answers the exit code.
 * @param {any} options  As `readOptions()` gives them.
 * @param {(line: string) => void} print
 * @throws Error when it can't begin, or when a report can't be written: all else is printed by then.
 */
export async function verify(options, print) {
  const startedAt = new Date();
  const started = performance.now();
  const before = baselineOf(options);
  const work = workOf(options);
  const table = tableOf(work.map(({ title }) => title));
  if (options.verbose) print(table.head);
  const count = (rows) => (before ? comparedWith(rows, before) : rows);
  const onNext = options.verbose ? (row) => print(table.rowOf(count([row])[0])) : progressOf(work.length);
  const gatherer = options.unread && gathererOf(options);
  const onAnswer = gatherer ? gatherer.add : undefined;
  const rows = count(await rowsOf(work, { ...options, onAnswer }, onNext));
  const seconds = (performance.now() - started) / 1000;
  const closed = await openAgain(work, rows, options);
  const exitCode = exitCodeOf(rows);
  const green = before && newlyGreen(rows, before);
  const facts = {
    ...options,
    startedAt,
    seconds,
    exitCode,
    newlyGreen: green?.map(({ description }) => description),
    unread: gatherer?.list(),
    totalBytes: gatherer?.total(),
  };
  const written = writeReports(rows, table, facts, before);
  const last = [`${written.sentence} ${seconds.toFixed(1)} s, contracts ${VERSION} (${hashOfPacts()}).`];
  const remarks = [
    ...remarksOn(rows, options),
    ...slowLines(rows),
    ...closed,
    ...(green?.length ? [greenRemark(green)] : []),
  ];
  const wholeRow = options.verbose ? undefined : table.rowOf;
  if (gatherer) for (const line of [...unreadLines(facts.unread, gatherer.total()), '']) print(line);
  for (const line of summaryOf(rows, { last: [...last, `${countsOf(rows)}.`], remarks, wholeRow }))
    print(line);
  if (written.error) throw written.error;
  return exitCode;
}

/** Counts rows on a terminal, where nothing else is printed for a while. */
function progressOf(total) {
  const { stderr } = process;
  let count = 0;
  return () => {
    count += 1;
    if (stderr.isTTY) stderr.write(count < total ? `\r${count} of ${total}` : `\r${' '.repeat(20)}\r`);
  };
}

function baselineOf({ baseline, writeBaseline: isWritten }) {
  const before = baseline === undefined ? undefined : readBaseline(baseline);
  if (baseline !== undefined && !before && !isWritten)
    throw new Error(`There is no baseline ${baseline}; --write-baseline writes it.`);
  return before;
}

function gathererOf({ file, service }) {
  return unreadGatherer(readInteractions(pactFiles({ file, service })).map(({ interaction }) => interaction));
}

/** Rows, then stories. */
function workOf(options) {
  const rows = chosen(options);
  const isStoriesAlone = options.stories || options.story;
  const all = [...(isStoriesAlone ? [] : rows), ...chosenStories(options)];
  return failedBefore(all, options);
}

/** All rows, in the order of the work; after one that reached nobody no other is tried. */
function rowsOf(work, options, onNext) {
  let lost;
  const interactions = work.some(({ story }) => story) ? interactionsOfStories() : new Map();
  const verified = ({ story, interaction }, memory) =>
    story ? verifyStory(story, interactions, options) : verifyInSharedStates(interaction, options, memory);
  return performAll(work, {
    jobs: options.jobs,
    isAlone: ({ story, interaction }) => (story ? story.siteWide === true : isSiteWide(interaction)),
    keyOf: (one) => (one.story ? undefined : sharedStatesOf(one)),
    perform: async (one, memory) => {
      const outcome = lost ? notTried(lost) : await verified(one, memory);
      if (!outcome.isReached) lost ??= outcome;
      return { ...one.title, ...outcome };
    },
    onNext,
  });
}

/** What becomes of all interactions after one that reached nobody. */
function notTried({ reasons }) {
  const nothing = { details: [], notes: [], missingStates: [], brokenStates: [], seconds: 0 };
  return { ok: false, result: 'unreached', isReached: false, reasons, ...nothing };
}

/**
 * What a verification says to a script.
 * @param {Row[]} rows
 */
function exitCodeOf(rows) {
  const has = (result) => rows.some((row) => row.result === result);
  if (has('unreached')) return EXIT.unreached;
  if (rows.length === 0 || has('failed')) return EXIT.broken;
  return has('state') ? EXIT.unjudged : EXIT.kept;
}

/** Writes what a pipeline and a person read; that it can't be written is told when all else was. */
function writeReports(rows, table, options, before) {
  const { junit, text, merchant, json, baseline } = options;
  const url = withoutValues(options.url, options.hidden);
  const unread = options.unread ? ['', ...unreadLines(options.unread, options.totalBytes, Infinity)] : [];
  const all = [table.head, ...rows.map(table.rowOf), ...unread, '', `${countsOf(rows)}.`, ''].join('\n');
  try {
    writeFileSync(junit, junitOf(rows, { url, ...(merchant ? { merchant } : {}) }));
    writeFileSync(text, all);
    // The report on standard output has it to itself; verify.mjs prints all else elsewhere.
    if (json === '-') process.stdout.write(jsonReport(rows, { ...options, url }));
    else if (json) writeFileSync(json, jsonReport(rows, { ...options, url }));
    if (options.badge) writeFileSync(options.badge, badgeOf(rows));
    if (options.writeBaseline) writeBaseline(baseline, rows, before);
    return { sentence: `Every row is in ${text}, as JUnit in ${junit}.` };
  } catch (error) {
    return { sentence: '', error: new Error(`The report can't be written: ${error.message}`) };
  }
}

function remarksOn(rows, { statesUrl, hidden }) {
  if (rows.length === 0) return ['Nothing was verified: there is no interaction in the pact files.'];
  const allRefused = rows.every(({ missingStates }) => missingStates.length > 0);
  const dropped = rows.filter(({ notes }) => notes.length > 0);
  return [
    ...(allRefused
      ? [
          `Every state was refused: all are still to be written, or there is no provider-state endpoint at ${withoutValues(statesUrl, hidden)}`,
        ]
      : []),
    ...(dropped.length > 0
      ? [
          `In ${dropped.length} rows a connection was closed under a call, which was sent again: ${dropped[0].description}`,
        ]
      : []),
  ];
}

function greenRemark(green) {
  const names = green.slice(0, 3).map(({ description }) => description);
  const more = green.length > 3 ? ` and ${green.length - 3} more` : '';
  return `Green now, and not in the baseline: ${names.join('; ')}${more}. --write-baseline keeps them green.`;
}
