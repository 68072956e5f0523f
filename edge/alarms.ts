import type { LogEvent, LogFields, SecurityKind } from './log-events.ts';

/** Names of fields that every one of some events has. */
type FieldOf<E extends LogEvent> = (keyof LogFields[E] & string) | 'event';

type Alarm<E extends LogEvent = LogEvent> = {
  title: string;
  events: readonly E[];
  /** Of `security`, these alone. */
  kinds?: readonly SecurityKind[];
  /** Lines in which a number is less than this. */
  below?: readonly [field: FieldOf<E>, value: number];
  groupBy: readonly FieldOf<E>[];
  /** What is measured in each group: lines, the 95th percentile of a field, or different values of it. */
  measure?: { p95: FieldOf<E> } | { different: FieldOf<E> };
  /** The alarm is met above this, in `WINDOW_MINUTES`. */
  above: number;
  /** What to do, for whoever is woken; Markdown. */
  action: string;
};

/** Fields and events that an alarm names are those that the code writes, or it does not compile. */
const alarm = <E extends LogEvent>(one: Alarm<E>) => one as unknown as Alarm;

export const WINDOW_MINUTES = 5;

/**
 * What an operator is to be alarmed by: counted over the log's lines. Thresholds are a beginning, double what a quiet week
 * shows. `npm run events:write` makes the table of `docs/operator.md` and the queries of `docs/alarms/` of it.
 */
export const ALARMS = {
  'passwords-tried': alarm({
    title: 'passwords tried on many accounts',
    events: ['security'],
    kinds: ['login.refused'],
    groupBy: ['network'],
    above: 50,
    action: '`GATE_DENY_IPS`, or a challenge in front',
  }),
  'one-account-tried': alarm({
    title: 'one account tried',
    events: ['security'],
    kinds: ['login.refused', 'lock'],
    groupBy: ['account'],
    above: 15,
    action: 'look at who gets in next: `kind` = `login` of the same `account`',
  }),
  'login-from-many-countries': alarm({
    title: 'one account, logins from several countries',
    events: ['security'],
    kinds: ['login'],
    groupBy: ['account'],
    measure: { different: 'country' },
    above: 1,
    action: 'ask the member; end its sessions',
  }),
  'codes-pumped': alarm({
    title: 'codes pumped',
    events: ['security'],
    kinds: ['code.sent'],
    groupBy: ['country', 'network'],
    above: 20,
    action: 'lower `RATE_CODE_ADDRESS`, Turnstile',
  }),
  'codes-guessed': alarm({
    title: 'codes guessed',
    events: ['security'],
    kinds: ['code.failed'],
    groupBy: ['account'],
    above: 5,
    action: 'your gateway must lock the code',
  }),
  replays: alarm({
    title: 'replays',
    events: ['security'],
    kinds: ['replay'],
    groupBy: ['call', 'network'],
    above: 3,
    action: 'somebody reads the line, or a client repeats',
  }),
  'forged-cookies': alarm({
    title: 'forged cookies',
    events: ['security'],
    kinds: ['session.refused'],
    groupBy: ['network'],
    above: 20,
    action: 'after a change of keys it is harmless',
  }),
  'rights-tried': alarm({
    title: 'rights tried',
    events: ['security'],
    kinds: ['access.refused', 'origin.refused', 'upload.refused'],
    groupBy: ['network', 'call'],
    above: 10,
    action: '`GATE_DENY_IPS`',
  }),
  'operators-keys-tried': alarm({
    title: 'keys of the cockpit tried',
    events: ['security'],
    kinds: ['operator.refused'],
    groupBy: ['network'],
    above: 3,
    action: '`GATE_DENY_IPS`; a new `OPERATOR_KEY` if it may have leaked',
  }),
  'limits-met': alarm({
    title: 'limits met',
    events: ['security'],
    kinds: ['limit.met'],
    groupBy: ['call', 'network'],
    above: 100,
    action: 'whether the limit or the visitor is wrong',
  }),
  settings: alarm({
    title: 'settings',
    events: [
      'settings.malformed',
      'settings.unknown',
      'session.keys.missing',
      'encryption.failed',
      'turnstile.secret.missing',
      'gate.quick.failed',
      'gate.quick.malformed',
      'rate-limit.missing',
    ],
    groupBy: ['event'],
    above: 0,
    action: 'at once: the site is shut, nobody gets in, or a wall is missing',
  }),
  'gateway-stalled': alarm({
    title: 'the gateway answers nobody',
    events: ['gateway.stalled'],
    groupBy: ['event'],
    above: 0,
    action: 'call the backend team; `gateway.back` says when it is over',
  }),
  'gateway-failing': alarm({
    title: 'calls of the gateway fail',
    events: ['gateway.failed'],
    groupBy: ['operation', 'cause'],
    above: 50,
    action: 'call the backend team with a `requestId`',
  }),
  slow: alarm({
    title: 'slow',
    events: ['request'],
    groupBy: ['call'],
    measure: { p95: 'upstreamMs' },
    above: 2000,
    action: 'call the backend team with the `call`',
  }),
  'errors-of-the-site': alarm({
    title: 'errors of the site',
    events: ['request.failed', 'forward.failed', 'server-function.failed', 'framework.error'],
    groupBy: ['event'],
    above: 5,
    action: 'roll back the last deployment',
  }),
  'errors-of-a-new-build': alarm({
    title: 'errors on phones, in a build of the last day',
    events: ['client.error'],
    below: ['buildHours', 24],
    groupBy: ['build'],
    above: 20,
    action:
      'read `name`, `message` and `stack` of the lines (`docs/alarms/jq/phones-errors.jq`); `npx wrangler rollback` where they began with the build',
  }),
  'errors-on-phones': alarm({
    title: 'errors on phones',
    events: ['client.error'],
    groupBy: ['build', 'route'],
    above: 50,
    action: 'the same; an old build may have met an answer of the gateway that is new',
  }),
} satisfies Record<string, Alarm>;

export type AlarmName = keyof typeof ALARMS;
export type { Alarm };
