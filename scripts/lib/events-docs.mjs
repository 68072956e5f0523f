import { ALARMS } from '../../edge/alarms.ts';
import { LOG_LEVELS, SECURITY_LEVELS } from '../../edge/log-events.ts';
import { LOG_WORDS, SECURITY_WORDS } from '../../edge/log-events-words.ts';
import { LOGPUSH_JOB, workersLogsQuery } from './alarms.mjs';

/** Where a table stands: between two comments, which nobody sees. */
const PLACE = /<!-- events: ([a-z-]+) -->\n[\s\S]*?<!-- end of events -->/g;

const TABLES = {
  request: () => [
    ['field of `request`', 'what it says'],
    ...Object.entries(LOG_WORDS.request.fields).map(([field, meaning]) => [code(field), meaning]),
  ],
  others: () => [
    ['event', 'level', 'meaning', 'fields'],
    ...Object.entries(LOG_WORDS)
      .filter(([event]) => event !== 'request' && event !== 'security')
      .map(([event, { meaning, fields }]) => [code(event), LOG_LEVELS[event], meaning, fieldList(fields)]),
  ],
  security: () => [
    ['kind', 'level', 'when'],
    ...Object.entries(SECURITY_WORDS).map(([kind, when]) => [code(kind), SECURITY_LEVELS[kind], when]),
  ],
  'security-fields': () => [
    ['field of `security`', 'what it says'],
    ...Object.entries(LOG_WORDS.security.fields).map(([field, meaning]) => [code(field), meaning]),
  ],
  alarms: () => [
    ['alarm', 'lines', 'group by', 'above, in 5 minutes', 'what to do'],
    ...Object.entries(ALARMS).map(([name, one]) => [
      `${one.title} (${code(name)})`,
      linesOf(one),
      one.groupBy.map(code).join(', '),
      thresholdOf(one),
      one.action,
    ]),
  ],
};

/**
 * A page with the tables of the log as its list of events has them, each between `<!-- events: NAME -->` and
 * `<!-- end of events -->`.
 * @param {string} page
 * @throws Error where a table has no place in the page, or a place no table
 */
export function withEventTables(page) {
  const left = new Set(Object.keys(TABLES));
  const written = page.replace(PLACE, (_, name) => {
    if (!left.delete(name)) throw new Error(`There is no table of events "${name}".`);
    const [head, ...rows] = TABLES[name]();
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return [`<!-- events: ${name} -->`, '', ...lines, '', '<!-- end of events -->'].join('\n');
  });
  if (left.size > 0) throw new Error(`No place for the events ${[...left].join(', ')}.`);
  return written;
}

/**
 * The files of `docs/alarms` that are made of the alarms, by their paths below it.
 * @returns {Record<string, string>}
 */
export function alarmFiles() {
  const queries = Object.keys(ALARMS).map((name) => [`workers-logs/${name}.json`, workersLogsQuery(name)]);
  return Object.fromEntries(
    [...queries, ['logpush-job.json', LOGPUSH_JOB]].map(([path, content]) => [
      path,
      `${JSON.stringify(content, null, 2)}\n`,
    ]),
  );
}

const code = (text) => `\`${text}\``;
const list = (values) => values.map(code).join(', ');
const fieldList = (fields) =>
  Object.entries(fields)
    .map(([field, meaning]) => `${code(field)}: ${meaning}`)
    .join('; ');

function linesOf({ events, kinds, below }) {
  const field = kinds ? 'kind' : 'event';
  const values = kinds ?? events;
  const which = `${code(field)} ${values.length > 1 ? 'in' : '='} ${list(values)}`;
  return below ? `${which}, ${code(below[0])} below ${below[1]}` : which;
}

function thresholdOf({ measure, above }) {
  if (!measure) return String(above);
  return 'p95' in measure ? `p95 of ${code(measure.p95)}: ${above}` : `${above} ${code(measure.different)}`;
}
