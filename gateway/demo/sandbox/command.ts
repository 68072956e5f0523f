import * as v from 'valibot';
import { type Db, openDb } from '../../db/open';
import { type Clock, clockAhead } from '../../platform/clock';
import type { Env } from '../../platform/env';
import type { Demo, GatewayApp, GatewayContext } from '../../platform/gateway-app';
import { readJson } from '../../platform/read-fields';
import { readClockOffset } from './clock';

export type SandboxApp = GatewayApp;
export type Sandbox = { db: Db; clock: Clock; env: Env; demo: Demo | null };

/** A sandbox command's own refusal: what the test that sent it did wrong. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** Bytes; tests bring whole catalogues. */
const LARGEST_COMMAND = 1024 * 1024;

/** Puts a POST command on the sandbox: checked body in, plain JSON out, 400 with the reason for a wrong body. */
export function command<S extends v.GenericSchema>(
  app: SandboxApp,
  path: string,
  body: S,
  run: (sandbox: Sandbox, body: v.InferOutput<S>) => unknown,
): void {
  app.post(path, async (c) => {
    const fields = v.safeParse(body, (await readJson(c, LARGEST_COMMAND)) ?? {});
    if (!fields.success) return c.json({ error: v.summarize(fields.issues) }, 400);
    try {
      const answer = await run(await openSandbox(c), fields.output);
      return c.json((answer ?? { ok: true }) as object);
    } catch (error) {
      if (error instanceof SandboxError) return c.json({ error: error.message }, 400);
      throw error;
    }
  });
}

/** What a command works with. */
export async function openSandbox({ env, var: { demo } }: GatewayContext): Promise<Sandbox> {
  const db = openDb(env);
  return { env, demo, db, clock: clockAhead(await readClockOffset(db)) };
}
