import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from '../../scripts/lib/builds.mjs';
import { copySeeded } from '../../scripts/lib/seeded.mjs';
import { serveWorkers } from '../../scripts/lib/site.mjs';

export type ReferenceGateway = { url: string; close(): Promise<void> };

/**
 * Starts the built reference gateway on workerd, the demo beside it, with a copy of the seeded databases of its own, and with its control
 * surface open.
 * @throws when the gateway is not built, or cannot be seeded.
 */
export async function startReferenceGateway(): Promise<ReferenceGateway> {
  const { gateway, demo } = currentBuild();
  if (!gateway || !demo) throw new Error('The build has no reference gateway, or no demo');
  const state = mkdtempSync(join(tmpdir(), 'gateway-'));
  const drop = () => rmSync(state, { recursive: true, force: true });
  try {
    await copySeeded(state, { history: false });
    const vars = { SANDBOX: '1' };
    const runtime = await serveWorkers({ configs: [gateway, demo], port: 0, host: '127.0.0.1', state, vars });
    const { origin } = await runtime.ready;
    return { url: origin, close: () => runtime.dispose().finally(drop) };
  } catch (error) {
    drop();
    throw error;
  }
}
