import { createDemo, runScheduled } from '../../demo/app';
import type { Env as DemoEnv } from '../../demo/platform/env';
import { openDemoD1 } from '../../demo/testing/demo-d1';

const demo = createDemo();
const ITS_OWN = /^\/sandbox\/(?:vendor|bank|outside)(?:\/|$)/;

/**
 * The demo in this process, beside a gateway that `reach` sends a request to: with a database of its own, or a copy of one
 * that was kept.
 */
export function demoBeside(
  reach: (request: Request) => Response | Promise<Response>,
  vars: Partial<DemoEnv> = {},
  kept?: Uint8Array,
) {
  const database = openDemoD1(kept);
  const env: DemoEnv = {
    DB: database,
    SANDBOX: '1',
    GATEWAY: { fetch: async (request) => reach(request) },
    ...vars,
  };
  return {
    env,
    /** The binding by which the gateway has it. */
    binding: { fetch: async (request: Request) => demo.fetch(request, env) },
    keep: () => database.keep(),
    scheduled: () => runScheduled(env),
  };
}

/** Whether the site leads a path to the demo, and not to the gateway. */
export const isOfDemo = (path: string): boolean => ITS_OWN.test(path.split('?')[0] ?? '');
