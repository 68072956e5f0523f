import { statesToWrite } from './states-to-write.mjs';
import { countedOf, domainsOf, isStory } from './summary.mjs';
import { hashOfPacts, VERSION } from './version.mjs';

/** Goes up when a member of the report is gone or means something else: `verify-report.schema.json`. */
const FORMAT_VERSION = 1;

/**
 * A verification for programs, as `verify-report.schema.json` has it.
 * @param {import('./verify-interaction.mjs').Row[]} all  Rows and stories.
 * @param {{ url: string, merchant?: string, startedAt: Date, seconds: number, exitCode: number, newlyGreen?: string[],
 *   unread?: import('./unread.mjs').Unread[] }} facts
 */
export function jsonReport(all, { url, merchant, startedAt, seconds, exitCode, newlyGreen, unread }) {
  const rows = all.filter((row) => !isStory(row));
  const stories = all.filter(isStory);
  const report = {
    format: 'contracts-verify',
    formatVersion: FORMAT_VERSION,
    contracts: { version: VERSION, pacts: hashOfPacts() },
    url,
    ...(merchant ? { merchant } : {}),
    startedAt: startedAt.toISOString(),
    seconds,
    exitCode,
    counts: countedOf(rows),
    storyCounts: countedOf(stories),
    domains: domainsOf(all),
    statesToWrite: statesToWrite(all),
    ...(newlyGreen ? { newlyGreen } : {}),
    ...(unread ? { unread } : {}),
    rows: rows.map(jsonRow),
    stories: stories.map(jsonStory),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function jsonStory({ id, answer, states, result, seconds, reasons, notes, missingStates, brokenStates }) {
  const story = id.slice(id.indexOf('.') + 1);
  return { story, says: answer, states, result, seconds, reasons, notes, missingStates, brokenStates };
}

function jsonRow({
  description,
  id,
  service,
  call,
  states,
  result,
  seconds,
  answerSeconds,
  reasons,
  notes,
  ...more
}) {
  const { missingStates, brokenStates } = more;
  const [method, path] = call.split(' ');
  return {
    row: description,
    call: id,
    service,
    method,
    path,
    states,
    result,
    seconds,
    ...(answerSeconds !== undefined && { answerSeconds }),
    reasons,
    notes,
    missingStates,
    brokenStates,
  };
}
