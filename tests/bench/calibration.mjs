import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { median } from './rows.mjs';

/** How often each processor does the fixed piece of work: about a second together. */
const TIMES = 40;
/** What a piece takes of its own processor time; more is waiting for a processor. */
const MOST_WAITING = 1.08;
/** The slowest tenth of the pieces against the middle: who shares a processor or its cache shows here. */
const MOST_SPREAD = 1.2;
/** Busy processors in the last minute, of all. */
const MOST_LOAD = 0.5;

/**
 * Whether times can be judged now. The same piece of work is done over and over on all processors at once and compared
 * with itself; `first` looks at the load of the last minute too, while this program has not added its own.
 * @returns {Promise<{ calm: boolean, why: string[], pieceMs: number }>} `pieceMs`, the processor time of the piece,
 *   tells machines and days apart.
 */
export async function calibrate({ first = false } = {}) {
  const processors = availableParallelism();
  const pieces = (await Promise.all(Array.from({ length: processors }, onOneProcessor))).flat();
  const cpu = pieces.map((piece) => piece.cpu).sort((a, b) => a - b);
  const waiting = sum(pieces, 'wall') / sum(pieces, 'cpu');
  const spread = cpu[Math.floor(cpu.length * 0.9)] / median(cpu);
  const load = loadavg()[0] / processors;
  const why = [
    waiting > MOST_WAITING && `work takes ${waiting.toFixed(2)} times its processor time`,
    spread > MOST_SPREAD && `the slowest tenth of the same work takes ${spread.toFixed(2)} times the middle`,
    first && load > MOST_LOAD && `processors were busy by ${Math.round(load * 100)} % in the last minute`,
  ].filter(Boolean);
  return { calm: why.length === 0, why, pieceMs: median(cpu) };
}

const sum = (pieces, key) => pieces.reduce((total, piece) => total + piece[key], 0);

/** Processor and wall time of each piece, in ms, on a thread of its own; the first pieces warm the engine up. */
function onOneProcessor() {
  const code = `const { parentPort } = require('node:worker_threads');
    const piece = ${piece};
    for (let n = 0; n < 10; n += 1) piece();
    const pieces = Array.from({ length: ${TIMES} }, () => {
      const [cpu, wall] = [process.threadCpuUsage(), performance.now()];
      piece();
      const { user, system } = process.threadCpuUsage(cpu);
      return { cpu: (user + system) / 1000, wall: performance.now() - wall };
    });
    parentPort.postMessage(pieces);`;
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true });
    thread.once('message', resolve).once('error', reject);
  });
}

/** Numbers, memory and texts: what pages are made of too. Some ten milliseconds. */
function piece() {
  const words = Array.from({ length: 20_000 }, (_, index) => String((index * 7919) % 20_011));
  const sorted = words.toSorted();
  const counts = new Map();
  for (const word of sorted) counts.set(word.length, (counts.get(word.length) ?? 0) + 1);
  return JSON.parse(JSON.stringify(sorted)).length + counts.size;
}
