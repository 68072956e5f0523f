/** Safari takes a hundred entries in thirty seconds; milliseconds after which the one that was too many is tried again. */
const AGAIN = 5_000;

/**
 * Has the browser's history take what it refuses as too much a little later, the last of it alone: it throws, which
 * would end the navigation or the key that asked for it. The router knows where it is meanwhile.
 */
export function patientHistory(): void {
  let timer: ReturnType<typeof setTimeout>;
  for (const method of ['pushState', 'replaceState'] as const) {
    const own = history[method].bind(history);
    history[method] = (...entry) => {
      clearTimeout(timer);
      try {
        own(...entry);
      } catch (error) {
        if ((error as Error).name !== 'SecurityError') throw error;
        timer = setTimeout(() => history[method](...entry), AGAIN);
      }
    };
  }
}
