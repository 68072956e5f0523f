import type { Context } from 'hono';
import { type App, waitUntilOf } from '../../context';
import { type Closures, closedFor, NOTHING_CLOSED } from '../gate/closures';
import type { Known } from '../gate/current-status';
import { type GateSettings, gateSettings, refusedBy } from '../gate/gate-settings';
import { parseAddress, rangeText } from '../gate/ip';
import { quickClosures } from '../gate/quick-gate';
import { type Cause, causeOf } from '../gate/status';
import type { Visitor } from '../gate/visitor';

/** What keeps a visitor out of the whole site, and where it stands. */
export type GateReason = { cause: Cause } & (
  | { from: 'setting'; names: string[] }
  | { from: 'quick gate'; what: string }
  | { from: 'status'; field: string }
);

const LISTS = {
  GATE_ALLOW_COUNTRIES: { allowCountries: new Set<string>() },
  GATE_DENY_COUNTRIES: { denyCountries: new Set<string>() },
  GATE_ALLOW_IPS: { allowIps: [] },
  GATE_DENY_IPS: { denyIps: [] },
} satisfies Record<string, Partial<GateSettings>>;

/** Why the gate does not let a visitor in, asked as the gate asks (edge/middleware/gate.ts); null where it does. */
export async function gateReason(
  c: Context<App>,
  visitor: Visitor,
  known: Known,
): Promise<GateReason | null> {
  const lists = gateSettings(c.env);
  if (!lists) return { cause: 'outage', from: 'setting', names: Object.keys(LISTS) };
  const refused = refusedBy(lists, visitor);
  if (refused) return { cause: refused, from: 'setting', names: deciding(lists, visitor) };
  const closures = await quickClosures(c.env, waitUntilOf(c));
  const what = closureFor(closures, visitor);
  if (what) return { ...what, from: 'quick gate' };
  const cause = known.status ? causeOf(known.status) : known.failure;
  if (!cause) return null;
  const field = cause === 'maintenance' ? 'maintenance' : cause === 'region' ? 'regionRestriction' : cause;
  return { cause, from: 'status', field };
}

/** The lists that refuse: those without which another answer comes, or all that are set where each alone refuses. */
function deciding(lists: GateSettings, visitor: Visitor): string[] {
  const others = Object.entries(LISTS) as [string, Partial<GateSettings>][];
  const alone = others.filter(([, none]) => refusedBy({ ...lists, ...none }, visitor) === null);
  if (alone.length > 0) return alone.map(([name]) => name);
  const nothing = Object.assign({}, ...others.map(([, none]) => none)) as GateSettings;
  return others
    .filter(([, none]) => {
      const key = Object.keys(none)[0] as keyof GateSettings;
      return refusedBy({ ...nothing, [key]: lists[key] }, visitor) !== null;
    })
    .map(([name]) => name);
}

/** The closure that is for a visitor, as it was named. */
function closureFor(closures: Closures, visitor: Visitor): { cause: Cause; what: string } | null {
  const address = () => (visitor.address === null ? null : parseAddress(visitor.address));
  const asked = { country: visitor.country, address };
  const cause = closedFor(closures, asked);
  if (!cause) return null;
  if (cause === 'region') return { cause, what: visitor.country ?? '' };
  if (cause === 'maintenance') return { cause, what: 'site' };
  const range = closures.ranges.find((one) => closedFor({ ...NOTHING_CLOSED, ranges: [one] }, asked));
  return { cause, what: range ? rangeText(range) : (visitor.address ?? '') };
}
