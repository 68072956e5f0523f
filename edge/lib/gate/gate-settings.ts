import type { Env } from '../../env';
import { splitList } from '../pages/site';
import { perEnv } from '../per-env';
import { inRange, parseAddress, parseRange, type Range } from './ip';
import type { Visitor } from './visitor';

export type GateSettings = {
  allowCountries: Set<string>;
  denyCountries: Set<string>;
  allowIps: Range[];
  denyIps: Range[];
};

type Settings = Pick<
  Env,
  'GATE_ALLOW_COUNTRIES' | 'GATE_DENY_COUNTRIES' | 'GATE_ALLOW_IPS' | 'GATE_DENY_IPS'
>;

/**
 * The gate lists of the worker settings, parsed once per isolate (GATE-22).
 * @throws Error naming the setting and the entry's position when one is malformed: the site then stays closed.
 */
export const gateSettings: (env: Settings) => GateSettings = perEnv((env: Settings) => ({
  allowCountries: countries(env, 'GATE_ALLOW_COUNTRIES'),
  denyCountries: countries(env, 'GATE_DENY_COUNTRIES'),
  allowIps: ranges(env, 'GATE_ALLOW_IPS'),
  denyIps: ranges(env, 'GATE_DENY_IPS'),
}));

/** The lists as they are written, to tell whether they changed. */
export const gateRules: (env: Settings) => string = perEnv((env: Settings) =>
  JSON.stringify([env.GATE_ALLOW_COUNTRIES, env.GATE_DENY_COUNTRIES, env.GATE_ALLOW_IPS, env.GATE_DENY_IPS]),
);

/** What the lists say of a visitor: deny wins, and an allow list refuses whom it cannot place (GATE-22). */
export function refusedBy(settings: GateSettings, visitor: Visitor): 'ip' | 'region' | null {
  const { allowCountries, denyCountries, allowIps, denyIps } = settings;
  const asksAddress = denyIps.length > 0 || allowIps.length > 0;
  const address = asksAddress && visitor.address !== null ? parseAddress(visitor.address) : null;
  const isIn = (list: Range[]) => address !== null && list.some((range) => inRange(address, range));
  const country = visitor.country ?? '';
  if (isIn(denyIps)) return 'ip';
  if (denyCountries.has(country)) return 'region';
  if (allowIps.length > 0 && !isIn(allowIps)) return 'ip';
  if (allowCountries.size > 0 && !allowCountries.has(country)) return 'region';
  return null;
}

function countries(env: Settings, name: keyof Settings): Set<string> {
  return new Set(
    splitList(env[name]).map((entry, index) => {
      const code = entry.toUpperCase();
      if (!/^(?:[A-Z]{2}|T1)$/.test(code) || code === 'XX') throw malformed(name, index);
      return code;
    }),
  );
}

function ranges(env: Settings, name: keyof Settings): Range[] {
  return splitList(env[name]).map((entry, index) => {
    const range = parseRange(entry);
    if (!range) throw malformed(name, index);
    return range;
  });
}

function malformed(name: string, index: number): Error {
  return new Error(`${name}: entry ${index + 1} is malformed`);
}
