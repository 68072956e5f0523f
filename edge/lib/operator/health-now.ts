import type { Context } from 'hono';
import { getStatus } from '@/contracts/system/status';
import { type App, waitUntilOf } from '../../context';
import { heardAt } from '../../gateway';
import { currentStatus } from '../gate/current-status';
import { quickClosures, quickGateState } from '../gate/quick-gate';
import { causeOf } from '../gate/status';
import { gatewayState } from '../gateway/breaker';
import { limitsBound } from '../security/limit-names';
import { settingsOf } from '../settings/settings-of';
import { type Health, healthOf } from './health';
import { settingProblems } from './written-settings';

const BINDINGS = ['ASSETS', 'GATEWAY', 'DEMO', 'PICTURES', 'QUICK_GATE', 'IMAGES'] as const;
/** Milliseconds that the gateway is given to say its status, where what is known of it is not fresh. */
const PATIENCE = 5_000;

/** How the site is in this isolate, as far as it knows by now; the status and the quick gate are asked for where they are not fresh. */
export async function healthNow(c: Context<App>): Promise<Health> {
  const { env } = c;
  const guest = { env, facts: c.get('facts'), waitUntil: waitUntilOf(c) };
  const [heard] = await Promise.all([
    heardAt({ ...guest, session: null, timeout: PATIENCE }, getStatus),
    quickClosures(env, guest.waitUntil),
  ]);
  const { status, failure } = await currentStatus(guest);
  return healthOf({
    now: Date.now(),
    build: import.meta.env.BUILD_ID ?? '',
    version: import.meta.env.APP_VERSION ?? '',
    settings: settingsOf(env),
    settingProblems: settingProblems(env),
    status: { heardAt: heard, cause: status ? causeOf(status) : failure },
    gateway: gatewayState(env),
    limits: limitsBound(env),
    bindings: Object.fromEntries(BINDINGS.map((name) => [name, env[name] !== undefined])),
    quickGate: quickGateState(env),
  });
}
