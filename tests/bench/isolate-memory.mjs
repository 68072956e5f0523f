import { readFileSync } from 'node:fs';

const PAGE = 4096;
export const MB = 1024 * 1024;

/** What a process holds of the machine's memory, in bytes; null where the system does not tell. */
export function residentBytes(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return null;
  }
}

/**
 * Asks a worker through the runtime's inspector how much its isolate holds: objects and the buffers behind them, which
 * is what the platform's 128 MB bound.
 */
export async function isolateOf(inspectorPort, worker) {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
  const target = targets.find(({ id, title }) => `${id} ${title}`.includes(worker));
  if (!target) throw new Error(`The inspector knows no ${worker}: ${targets.map(({ id }) => id)}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map();
  let last = 0;
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The inspector went away'));
  };
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  const ask = (method) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method }));
    });
  return {
    async bytes() {
      const {
        usedSize,
        embedderHeapUsedSize = 0,
        backingStorageSize = 0,
      } = await ask('Runtime.getHeapUsage');
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    },
    close: () => socket.close(),
  };
}
