import type { Settings } from '../../settings';
import type { QuickGateState } from '../gate/quick-gate';
import type { Cause } from '../gate/status';
import type { GatewayState } from '../gateway/breaker';
import type { Problem } from '../settings/read-settings';

/** A status that was heard longer ago, although it was just asked for, in milliseconds. */
const OLD = 60_000;

/** What an isolate knows of itself, and what it was told when it asked. */
export type Known = {
  now: number;
  build: string;
  version: string;
  settings: Settings;
  /** What is wrong with the settings, `meant` for a name that is nearly one. */
  settingProblems: readonly (Problem & { meant?: string | undefined })[];
  /** When the status was heard last, in milliseconds, and what closes the site for who asks. */
  status: { heardAt: number | undefined; cause: Cause | null };
  gateway: GatewayState;
  limits: { bound: readonly string[]; missing: readonly string[] };
  /** Which bindings are there, by their names. */
  bindings: Readonly<Record<string, boolean>>;
  quickGate: QuickGateState;
};

export type Health = ReturnType<typeof healthOf>;

/**
 * How the site is, for its operator and what watches it: `isWell` where nothing is in `problems`. Keys by their ids, never
 * their values; of settings what is wrong, never their text. One isolate of one location speaks for itself.
 */
export function healthOf(known: Known) {
  const { now, build, version, settings, settingProblems, status, gateway, limits, bindings, quickGate } =
    known;
  const ageMs = status.heardAt === undefined ? null : now - status.heardAt;
  const isStale = ageMs === null || ageMs > OLD;
  const keys = keysOf(settings);
  const problems = [
    ...settingProblems.map(({ name, reason, meant }) =>
      meant ? `${name} is no setting; did you mean ${meant}?` : `${name} ${reason}`,
    ),
    ...(settings.SITE_LEVEL === 'guest' ? [] : missingKeys(keys)),
    ...(isStale ? [ageMs === null ? 'the status was never heard' : 'the status was heard too long ago'] : []),
    ...(gateway.state === 'stalled' ? ['the gateway answers nobody'] : []),
    ...limits.missing.map((name) => `${name} is not bound: nothing is counted by it`),
    ...(quickGate.state === 'failing' ? ['what npm run gate closed cannot be read'] : []),
  ];
  return {
    isWell: problems.length === 0,
    problems,
    build,
    version,
    level: settings.SITE_LEVEL,
    status: {
      heardSecondsAgo: ageMs === null ? null : Math.round(ageMs / 1000),
      isStale,
      closedBy: status.cause,
    },
    gateway,
    keys,
    settings: settingProblems,
    limits: { bound: limits.bound.length, missing: limits.missing },
    bindings,
    quickGate,
  };
}

type Keys = ReturnType<typeof keysOf>;

function keysOf({ SESSION_KEYS, GATEWAY_PUBLIC_JWK, SANDBOX }: Settings) {
  const ids = (SESSION_KEYS ?? []).map(({ kid }) => kid);
  return {
    session: { count: ids.length, ids },
    gateway: { isThere: Boolean(GATEWAY_PUBLIC_JWK), id: GATEWAY_PUBLIC_JWK?.kid ?? null },
    /** In a sandbox those that everybody can read stand in for them. */
    isSandbox: Boolean(SANDBOX),
  };
}

function missingKeys({ session, gateway, isSandbox }: Keys): string[] {
  if (isSandbox) return [];
  return [
    ...(session.count === 0 ? ['no SESSION_KEYS: nobody can log in'] : []),
    ...(gateway.isThere ? [] : ['no GATEWAY_PUBLIC_JWK: nobody can log in']),
  ];
}
