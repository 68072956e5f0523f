const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` once, when the program is told to end. Under npm also when npm is gone: a SIGTERM that reaches only npm ends
 * the shell between, and nobody would tell this program.
 * @returns {() => void} takes it back
 */
export function onEnd(stop) {
  let watch;
  const off = () => {
    for (const signal of SIGNALS) process.off(signal, tell);
    clearInterval(watch);
  };
  const tell = (signal) => {
    off();
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, tell);
  if (!process.env.npm_lifecycle_event) return off;
  const parent = process.ppid;
  watch = setInterval(() => {
    if (process.ppid !== parent) tell('SIGTERM');
  }, 500);
  watch.unref();
  return off;
}
