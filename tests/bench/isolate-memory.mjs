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
  const targets = await isolatesAt(inspectorPort);
  const target = targets.find(({ id, title }) => `${id} ${title}`.includes(worker));
  if (!target) throw new Error(`The inspector knows no ${worker}: ${targets.map(({ id }) => id)}`);
  return openIsolate(target);
}

/** Milliseconds that others than the worker's own isolate are given to collect: one that sleeps never does. */
const TO_COLLECT = 5_000;

/**
 * Has every isolate of a runtime that answers requests just then collect its garbage, those of the local runtime too,
 * which stand for what the platform does outside. Only while the worker is asked for something.
 * @returns the bytes that the worker's isolate holds then
 */
export async function keptBytes(inspectorPort, worker) {
  const own = await isolateOf(inspectorPort, `core:user:${worker}`);
  await own.collect();
  const kept = await own.bytes();
  own.close();
  const collect = async (target) => {
    const isolate = await openIsolate(target);
    await Promise.race([isolate.collect(), new Promise((resolve) => setTimeout(resolve, TO_COLLECT))]);
    isolate.close();
  };
  await Promise.all((await isolatesAt(inspectorPort)).map(collect));
  return kept;
}

const isolatesAt = async (inspectorPort) => (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();

async function openIsolate({ webSocketDebuggerUrl }) {
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map();
  let last = 0;
  let isClosed = false;
  socket.onclose = () => {
    if (isClosed) return;
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
    /** What the first collection lets go may be what held something else. */
    async collect() {
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}
