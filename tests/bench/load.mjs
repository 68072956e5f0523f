import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const TICKS_PER_SECOND = 100;

/**
 * Asks for a page on loopback over kept connections until the time or the count is used up. Tells requests per
 * second and, on Linux, how much processor time of `pid` each one took: that figure does not depend on how busy the
 * rest of the machine is. `ask` says what the n-th request is, where they differ; a status of null takes any.
 */
export async function load(url, { pid, seconds, requests, status = 200, ask = () => ({}) }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = Date.now() + seconds * 1000;
  const before = cpuSeconds(pid);
  const begin = performance.now();
  let done = 0;
  let started = 0;
  const loop = async () => {
    while (Date.now() < end && started < requests) {
      started += 1;
      const got = await once(url, agent, ask(started));
      if (status !== null && got !== status) throw new Error(`${url} answered ${got} instead of ${status}`);
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - begin) / 1000;
  const cpu = before === null ? null : ((cpuSeconds(pid) - before) * 1000) / done;
  return { perSecond: done / elapsed, cpuMs: cpu };
}

function once(url, agent, { path = '', method, headers = {}, body }) {
  // A POST of the site's own page.
  const own = method === 'POST' ? { Origin: new URL(url).origin, ...headers } : headers;
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, timeout: 10_000, method, headers: own }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer from ${url}`)));
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Processor time a process has used so far; null where the system does not tell. */
export function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Processes that this one has started and that still run. */
export function childPids() {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}
