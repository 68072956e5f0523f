/**
 * Keeps what a pure function makes of the settings, for as long as they live: the platform gives an isolate one object
 * of bindings. What throws is made, and throws, each time.
 */
export function perEnv<E extends object, T>(make: (env: E) => T): (env: E) => T {
  const known = new WeakMap<E, { made: T }>();
  return (env) => {
    const found = known.get(env);
    if (found) return found.made;
    const made = make(env);
    known.set(env, { made });
    return made;
  };
}
