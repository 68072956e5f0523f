import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { currentBuild } from '@/scripts/lib/builds.mjs';
import { at } from '@/scripts/lib/paths.mjs';
import { sandboxVars } from '@/scripts/lib/sandbox.mjs';
import { copySeeded } from '@/scripts/lib/seeded.mjs';
import { SHIPPED_SETTINGS } from '@/scripts/lib/shipped-settings.mjs';
import { serveWorkers } from '@/scripts/lib/site.mjs';
import { freePort } from './free-port';

export type EngineSite = Awaited<ReturnType<typeof startEngineSite>>;

/**
 * The built site with the demo data, and a wire to it that can be cut, as no engine but one lets a test do.
 * @throws when nothing is built
 */
export async function startEngineSite() {
  const state = at('.ready/engines');
  await copySeeded(state, { history: true });
  const port = await freePort();
  const runtime = await serveWorkers({
    configs: currentBuild().workers,
    port,
    state,
    vars: sandboxVars(),
    settings: SHIPPED_SETTINGS,
  });
  const wire = await startWire(port);
  return {
    origin: wire.origin,
    cut: wire.cut,
    mend: wire.mend,
    /** A command of the reference gateway's control surface or, without a body, a question. */
    async sandbox<Answer>(path: string, body?: object): Promise<Answer> {
      const answer = await fetch(`http://localhost:${port}/sandbox/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
        body: body && JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`/sandbox/${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    async close() {
      await wire.cut();
      await runtime.dispose();
    },
  };
}

/** Passes bytes on to a port of this machine; while it is cut, nobody listens there. */
async function startWire(port: number) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const site = connect(port, 'localhost');
    for (const [end, other] of [
      [socket, site],
      [site, socket],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => open.delete(end) && other.destroy());
      end.pipe(other);
    }
  });
  const listen = async (on: number) => {
    server.listen(on, 'localhost');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const mend = async () => {
    if (!server.listening) await listen(own);
  };
  return { origin: `http://localhost:${own}`, cut, mend };
}
