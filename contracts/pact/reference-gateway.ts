import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestHarness } from 'wrangler';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'dist/reference_gateway/wrangler.json';

export type ReferenceGateway = { url: string; close(): Promise<void> };

/**
 * Starts the built reference gateway on workerd, with an empty database that is migrated and seeded, and with its
 * control surface open.
 * @throws when the gateway is not built, or refuses to be seeded.
 */
export async function startReferenceGateway(vars: Record<string, string> = {}): Promise<ReferenceGateway> {
  if (!existsSync(`${ROOT}${BUILT}`)) throw new Error('The gateway is not built: run npm run build first');
  const server = createTestHarness({
    root: ROOT,
    workers: [{ configPath: BUILT, vars: { SANDBOX: '1', ...vars } }],
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
