import { ALARMS, WINDOW_MINUTES } from '../../edge/alarms.ts';

/** The worker that the queries look at, as `wrangler.toml` names it. */
const WORKER = 'mobile-site';
const WINDOW_MS = WINDOW_MINUTES * 60_000;
/** What the telemetry of the platform calls the number that an alarm is met above. */
const MEASURED = 'measured';

/**
 * An alarm as a query of Workers Logs: the body of `POST /accounts/…/workers/observability/telemetry/query`, which answers
 * with the groups that are above; its `timeframe` is to be set to the last minutes.
 * @param {import('../../edge/alarms.ts').AlarmName} name
 */
export function workersLogsQuery(name) {
  const { events, kinds = [], below, groupBy, measure, above } = ALARMS[name];
  return {
    queryId: name,
    view: 'calculations',
    timeframe: { from: 0, to: 0 },
    parameters: {
      datasets: ['cloudflare-workers'],
      filterCombination: 'and',
      filters: [
        equals('$metadata.service', [WORKER]),
        equals('event', events),
        ...(kinds.length > 0 ? [equals('kind', kinds)] : []),
        ...groupBy
          .filter((key) => key !== 'event')
          .map((key) => ({ kind: 'filter', key, operation: 'exists', type: 'string' })),
        ...(below
          ? [{ kind: 'filter', key: below[0], operation: 'lt', type: 'number', value: below[1] }]
          : []),
      ],
      calculations: [{ ...operatorOf(measure), alias: MEASURED }],
      groupBys: groupBy.map((value) => ({ type: 'string', value })),
      havings: [{ key: MEASURED, operation: 'gt', value: above }],
      orderBy: { value: MEASURED, order: 'desc' },
    },
    limit: 100,
  };
}

/** One of some values. */
function equals(key, values) {
  const filters = values.map((value) => ({ kind: 'filter', key, operation: 'eq', type: 'string', value }));
  return filters.length === 1 ? filters[0] : { kind: 'group', filterCombination: 'or', filters };
}

function operatorOf(measure) {
  if (!measure) return { operator: 'count' };
  if ('p95' in measure) return { operator: 'p95', key: measure.p95, keyType: 'number' };
  return { operator: 'uniq', key: measure.different, keyType: 'string' };
}

/**
 * The Logpush job that takes the lines to the operator's own storage: the body of `POST /accounts/…/logpush/jobs`. Not among
 * its fields is `Event`, which holds whole addresses with their queries, and visitors' addresses.
 */
export const LOGPUSH_JOB = {
  name: 'mobile-site-log',
  dataset: 'workers_trace_events',
  enabled: true,
  destination_conf: 'r2://BUCKET/{DATE}?account-id=ACCOUNT&access-key-id=KEY&secret-access-key=SECRET',
  filter: JSON.stringify({ where: { key: 'ScriptName', operator: 'eq', value: WORKER } }),
  output_options: {
    output_type: 'ndjson',
    field_names: ['EventTimestampMs', 'Outcome', 'ScriptName', 'Logs'],
  },
};

/**
 * The lines of a log with their moments: of records of Logpush, of `wrangler tail --format json`, or the lines themselves.
 * What is none is left out.
 * @param {Iterable<string>} texts
 * @returns {{ at: number, line: Record<string, unknown> }[]}
 */
export function linesOf(texts) {
  return [...texts].flatMap((text) => {
    const record = read(text);
    const logs = record?.Logs ?? record?.logs;
    const at = Number(record?.EventTimestampMs ?? record?.eventTimestamp ?? 0);
    const messages = Array.isArray(logs) ? logs.flatMap((one) => one.Message ?? one.message ?? []) : [text];
    return messages
      .map(read)
      .filter((line) => typeof line?.event === 'string')
      .map((line) => ({ at, line }));
  });
}

/**
 * The alarms that lines of a log meet, each with the group, what was measured and the window, as milliseconds of its start.
 * @param {ReturnType<typeof linesOf>} lines
 */
export function alarmsMet(lines) {
  return Object.entries(ALARMS).flatMap(([name, one]) => {
    const groups = new Map();
    for (const { at, line } of lines) {
      if (!isOf(one, line)) continue;
      const window = Math.floor(at / WINDOW_MS) * WINDOW_MS;
      const key = JSON.stringify([window, ...one.groupBy.map((field) => line[field])]);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(line);
    }
    return [...groups].flatMap(([key, found]) => {
      const measured = measuredOf(one.measure, found);
      const [window, ...group] = JSON.parse(key);
      return measured > one.above ? [{ name, window, group, measured }] : [];
    });
  });
}

/** Lines without an account, or without a call, are not of one. */
function isOf({ events, kinds, below, groupBy }, line) {
  if (!events.includes(line.event) || (kinds && !kinds.includes(line.kind))) return false;
  if (groupBy.some((field) => (line[field] ?? null) === null)) return false;
  return !below || (typeof line[below[0]] === 'number' && line[below[0]] < below[1]);
}

function measuredOf(measure, lines) {
  if (!measure) return lines.length;
  if ('different' in measure) return new Set(lines.map((line) => line[measure.different])).size;
  const sorted = lines.map((line) => Number(line[measure.p95])).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1];
}

function read(text) {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
