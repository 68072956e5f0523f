import type { WrittenSettings } from '../../settings';
import { perEnv } from '../per-env';
import { settingsOf } from '../settings/settings-of';
import { inRange, parseAddress, type Range } from './ip';
import type { Visitor } from './visitor';

export type GateSettings = {
  allowCountries: ReadonlySet<string>;
  denyCountries: ReadonlySet<string>;
  allowIps: readonly Range[];
  denyIps: readonly Range[];
};

type ListName = 'GATE_ALLOW_COUNTRIES' | 'GATE_DENY_COUNTRIES' | 'GATE_ALLOW_IPS' | 'GATE_DENY_IPS';
type Written = Pick<WrittenSettings, ListName | 'SITES'>;

/**
 * The gate lists of the worker settings, read once per isolate (GATE-22); null where one is malformed, or it cannot be told
 * which site has which: then the site is shut.
 */
export const gateSettings: (env: Written) => GateSettings | null = perEnv((env: Written) => {
  const { GATE_ALLOW_COUNTRIES, GATE_DENY_COUNTRIES, GATE_ALLOW_IPS, GATE_DENY_IPS, SITES } = settingsOf(env);
  if (!SITES || !GATE_ALLOW_COUNTRIES || !GATE_DENY_COUNTRIES || !GATE_ALLOW_IPS || !GATE_DENY_IPS)
    return null;
  return {
    allowCountries: new Set(GATE_ALLOW_COUNTRIES),
    denyCountries: new Set(GATE_DENY_COUNTRIES),
    allowIps: GATE_ALLOW_IPS,
    denyIps: GATE_DENY_IPS,
  };
});

/** The lists as they are written, and whose gateway it is, to tell whether they changed. */
export const gateRules: (env: Written & Pick<WrittenSettings, 'GATEWAY_URL'>) => string = perEnv((env) =>
  JSON.stringify([
    env.GATEWAY_URL,
    env.GATE_ALLOW_COUNTRIES,
    env.GATE_DENY_COUNTRIES,
    env.GATE_ALLOW_IPS,
    env.GATE_DENY_IPS,
  ]),
);

/** What the lists say of a visitor: deny wins, and an allow list refuses whom it cannot place (GATE-22). */
export function refusedBy(settings: GateSettings, visitor: Visitor): 'ip' | 'region' | null {
  const { allowCountries, denyCountries, allowIps, denyIps } = settings;
  const asksAddress = denyIps.length > 0 || allowIps.length > 0;
  const address = asksAddress && visitor.address !== null ? parseAddress(visitor.address) : null;
  const isIn = (list: readonly Range[]) => address !== null && list.some((range) => inRange(address, range));
  const country = visitor.country ?? '';
  if (isIn(denyIps)) return 'ip';
  if (denyCountries.has(country)) return 'region';
  if (allowIps.length > 0 && !isIn(allowIps)) return 'ip';
  if (allowCountries.size > 0 && !allowCountries.has(country)) return 'region';
  return null;
}
