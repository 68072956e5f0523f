const KEPT = 'PHASES';

/**
 * Times the phases of a program, also of one that starts itself again on another Node meanwhile (`own-node.mjs`).
 * @returns {{ time: <T>(name: string, work: Promise<T>) => Promise<T>, line: () => string }} `time` times work from now until
 *   its end; `line` tells all of them that took a while, and the whole
 */
export function phases(now = Date.now) {
  const { began, took } = JSON.parse(process.env[KEPT] ?? JSON.stringify({ began: now(), took: [] }));
  const keep = () => {
    process.env[KEPT] = JSON.stringify({ began, took });
  };
  keep();
  return {
    async time(name, work) {
      const from = now();
      const done = await work;
      took.push([name, now() - from]);
      keep();
      return done;
    },
    line() {
      const said = took.filter(([, ms]) => ms >= 500).map(([name, ms]) => `${name} ${inSeconds(ms)}`);
      delete process.env[KEPT];
      return [...said, `${inSeconds(now() - began)} in all`].join(', ');
    },
  };
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
