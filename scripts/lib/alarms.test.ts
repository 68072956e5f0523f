import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALARMS, type AlarmName } from '@/edge/alarms';
import { LOG_LEVELS, type LogEvent, type LogFields, SECURITY_LEVELS } from '@/edge/log-events';
import { LOG_WORDS } from '@/edge/log-events-words';
import { alarmsMet, LOGPUSH_JOB, linesOf, workersLogsQuery } from './alarms.mjs';
import { alarmFiles, withEventTables } from './events-docs.mjs';
import { at } from './paths.mjs';

const NOON = Date.UTC(2026, 10, 28, 12);
const requestId = '0af76519-16cd-43dd-8448-eb211c80319c';

const line = <E extends LogEvent>(event: E, fields: LogFields[E]) => JSON.stringify({ event, ...fields });
const security = (kind: keyof typeof SECURITY_LEVELS, more: Partial<LogFields['security']> = {}) =>
  line('security', { kind, at: '', network: null, country: 'VN', device: null, requestId, ...more });
const slow = (upstreamMs: number) =>
  line('request', {
    method: 'GET',
    path: '/m/home',
    call: 'wallet.balance',
    status: 200,
    code: 'ok',
    ms: upstreamMs,
    upstreamMs,
    cache: null,
    requestId,
    country: 'VN',
  });
const ofPhone = (buildHours: number) =>
  line('client.error', {
    kind: 'rejection',
    name: 'TypeError',
    message: 'x is not a function',
    stack: 'pay f.js:1:234 < f.js:5:6',
    build: '20261128T0542-0af76519',
    buildHours,
    route: '/m/home',
    device: 'Android/Chrome',
    requestId,
  });
/** As Logpush writes what one request has logged. */
const record = (messages: string[], minutes = 0) =>
  JSON.stringify({
    EventTimestampMs: NOON + minutes * 60_000,
    Outcome: 'ok',
    ScriptName: 'mobile-site',
    Logs: [{ Level: 'log', Message: messages, TimestampMs: NOON }],
  });
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const metBy = (texts: string[]) => alarmsMet(linesOf(texts));

describe('an alarm over lines of the log', () => {
  it('is met above its threshold, for the group that is, in the window in which it is', () => {
    const refused = (network: string) => security('login.refused', { network });
    const quiet = [record(times(50, refused('198.51.100.0/24'))), record([refused('203.0.113.0/24')])];
    expect(metBy(quiet)).toEqual([]);
    expect(metBy([...quiet, record([refused('198.51.100.0/24')])])).toEqual([
      { name: 'passwords-tried', window: NOON, group: ['198.51.100.0/24'], measured: 51 },
    ]);
    expect(metBy([...quiet, record([refused('198.51.100.0/24')], 5)])).toEqual([]);
  });

  it.each([
    [
      'login-from-many-countries',
      [security('login', { account: 'k1:a' })],
      [security('login', { account: 'k1:a', country: 'US' })],
    ],
    ['slow', times(18, slow(100)), [...times(2, slow(2_500))]],
    ['errors-of-a-new-build', times(20, ofPhone(23)), [ofPhone(2)]],
    ['errors-on-phones', times(50, ofPhone(24)), [ofPhone(24)]],
    [
      'settings',
      [line('gateway.back', { operation: 'system.status' })],
      [line('rate-limit.missing', { binding: 'RATE_MAIL_ADDRESS' })],
    ],
    [
      'one-account-tried',
      times(15, security('lock', { account: 'k1:a' })),
      [security('login.refused', { account: 'k1:a' })],
    ],
  ])('%s is met by the last of its lines', (name, before, last) => {
    expect(metBy(before)).toEqual([]);
    expect(metBy([...before, ...last]).map((met) => met.name)).toEqual([name]);
  });

  it('reads lines of Logpush, of wrangler tail and by themselves; what is none is left out', () => {
    const own = line('gateway.back', { operation: 'system.status' });
    const tail = JSON.stringify({ eventTimestamp: NOON, logs: [{ message: [own], level: 'info' }] });
    expect(linesOf([own, record([own, 'no line']), tail, 'no line', '7', '{}']).map((one) => one.at)).toEqual(
      [0, NOON, NOON],
    );
  });
});

describe('the list of events', () => {
  const alarmed = (event: string) =>
    Object.values(ALARMS).some(({ events }) => events.includes(event as never));

  it('has an alarm for each event that is an error', () => {
    const errors = Object.entries(LOG_LEVELS).filter(([, level]) => level === 'error');
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.map(([event]) => event).filter((event) => !alarmed(event))).toEqual([]);
  });

  it('is what docs/operator.md and docs/alarms say: npm run events:write', () => {
    const page = readFileSync(at('docs/operator.md'), 'utf8');
    expect(page).toBe(withEventTables(page));
    const files = alarmFiles();
    for (const [path, text] of Object.entries(files))
      expect([path, readFileSync(at(`docs/alarms/${path}`), 'utf8')]).toEqual([path, text]);
    expect(readdirSync(at('docs/alarms/workers-logs')).length).toBe(Object.keys(ALARMS).length);
  });
});

it('the queries of Workers Logs ask for the lines, groups and thresholds of their alarms', () => {
  expect(workersLogsQuery('codes-pumped').parameters).toEqual({
    datasets: ['cloudflare-workers'],
    filterCombination: 'and',
    filters: [
      { kind: 'filter', key: '$metadata.service', operation: 'eq', type: 'string', value: 'mobile-site' },
      { kind: 'filter', key: 'event', operation: 'eq', type: 'string', value: 'security' },
      { kind: 'filter', key: 'kind', operation: 'eq', type: 'string', value: 'code.sent' },
      { kind: 'filter', key: 'country', operation: 'exists', type: 'string' },
      { kind: 'filter', key: 'network', operation: 'exists', type: 'string' },
    ],
    calculations: [{ operator: 'count', alias: 'measured' }],
    groupBys: [
      { type: 'string', value: 'country' },
      { type: 'string', value: 'network' },
    ],
    havings: [{ key: 'measured', operation: 'gt', value: 20 }],
    orderBy: { value: 'measured', order: 'desc' },
  });
  const calculationOf = (name: AlarmName) => workersLogsQuery(name).parameters.calculations;
  expect(calculationOf('slow')).toEqual([
    { operator: 'p95', key: 'upstreamMs', keyType: 'number', alias: 'measured' },
  ]);
  expect(calculationOf('login-from-many-countries')).toEqual([
    { operator: 'uniq', key: 'country', keyType: 'string', alias: 'measured' },
  ]);
});

it('the Logpush job leaves out what holds addresses with their queries', () => {
  expect(LOGPUSH_JOB.output_options.field_names).toEqual([
    'EventTimestampMs',
    'Outcome',
    'ScriptName',
    'Logs',
  ]);
});

describe('the programs for jq', () => {
  const programs = readdirSync(at('docs/alarms/jq'));
  const lines = [
    record([
      security('login.refused', {
        network: '198.51.100.0/24',
        account: 'k1:a',
        code: 'login.wrong.credentials',
      }),
    ]),
    slow(2_500),
    record(['no line', slow(10), ofPhone(3)]),
  ];
  const ANSWERS: Record<string, string[]> = {
    'refused-logins.jq': ['198.51.100.0/24'],
    'account.jq': ['["","login.refused",null,"login.wrong.credentials","198.51.100.0/24","VN"]'],
    'calls.jq': ['wallet.balance\tok', 'wallet.balance\tok'],
    'phones-errors.jq': [
      '20261128T0542-0af76519\t/m/home\tAndroid/Chrome\trejection\tTypeError\tx is not a function\tpay f.js:1:234 < f.js:5:6',
    ],
    'slow-calls.jq': [`2500\twallet.balance\t${requestId}`],
  };

  it('name events, kinds and fields that there are', () => {
    expect(programs.sort()).toEqual(Object.keys(ANSWERS).sort());
    const fields = new Set([
      'event',
      ...Object.values(LOG_WORDS).flatMap((words) => Object.keys(words.fields)),
      ...['Logs', 'logs', 'Message', 'message'],
    ]);
    for (const program of programs) {
      const text = readFileSync(at(`docs/alarms/jq/${program}`), 'utf8');
      const named = [...text.matchAll(/\.event == "([^"]*)"/g)].map(([, event]) => event as string);
      expect([program, named.length > 0, named.filter((event) => !(event in LOG_LEVELS))]).toEqual([
        program,
        true,
        [],
      ]);
      const kinds = [...text.matchAll(/\.kind == "([^"]*)"/g)].map(([, kind]) => kind as string);
      expect(kinds.filter((kind) => !(kind in SECURITY_LEVELS))).toEqual([]);
      const read = [...text.matchAll(/(?<=[\s([])\.([a-z]\w*)/gi)].map(([, field]) => field as string);
      expect([program, read.filter((field) => !fields.has(field))]).toEqual([program, []]);
    }
  });

  // Nobody has to have it; where it is there, they run.
  const runs = spawnSync('jq', ['--version']).status === 0 ? programs : [];
  it.each(runs)('%s answers', (program) => {
    const args = ['-r', '-c', '-f', at(`docs/alarms/jq/${program}`), '--arg', 'account', 'k1:a'];
    const { stdout, stderr } = spawnSync('jq', args, { input: lines.join('\n'), encoding: 'utf8' });
    expect([stderr, stdout.trim().split('\n')]).toEqual(['', ANSWERS[program]]);
  });
});
