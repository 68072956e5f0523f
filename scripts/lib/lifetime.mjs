const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` when the program is told to end. Under npm also when npm is gone: a SIGTERM that reaches only npm ends
 * the shell between, and nobody would tell this program.
 */
export function onEnd(stop) {
  for (const signal of SIGNALS) process.once(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}
