import { fileURLToPath } from 'node:url';
import { createTestHarness } from 'wrangler';
import { currentBuild } from '../../scripts/lib/builds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type ReferenceGateway = { url: string; close(): Promise<void> };

/**
 * Starts the built reference gateway on workerd, with an empty database that is migrated and seeded, and with its
 * control surface open.
 * @throws when the gateway is not built, or refuses to be seeded.
 */
export async function startReferenceGateway(vars: Record<string, string> = {}): Promise<ReferenceGateway> {
  const { gateway: configPath } = currentBuild();
  if (!configPath) throw new Error('The build has no reference gateway');
  const server = createTestHarness({
    root: ROOT,
    workers: [{ configPath, vars: { SANDBOX: '1', ...vars } }],
  });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations('DB');
  const gateway = { url: url.origin, close: () => server.close() };

  const seeded = await fetch(new URL('/sandbox/seed', url), { method: 'POST' });
  if (!seeded.ok) {
    await gateway.close();
    throw new Error(`POST /sandbox/seed answered ${seeded.status}: ${await seeded.text()}`);
  }
  return gateway;
}
